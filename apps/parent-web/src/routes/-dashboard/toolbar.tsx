import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../layout/icon';
import { type MenuAct, MenuButton } from '../../layout/menu-button';
import { noteSignOut, SIGN_OUT_URL } from '../../lib/sign-out';
import { dashboardText as text } from '../../text/en/dashboard';

interface Props {
  onTutorial: () => void;
  onControls: () => void;
}

/** The ways from the dashboard to everything else: side by side on the desk, one menu on the phone. */
export function Toolbar({ onTutorial, onControls }: Props) {
  const tools: MenuAct[] = [
    { label: text.tools.tutorial, icon: 'compass', onClick: onTutorial },
    { label: text.tools.controls, icon: 'shield', onClick: onControls },
    { label: text.tools.alerts, icon: 'bell', root: (props) => <Link to="/alert-settings" {...props} /> },
    { label: text.tools.reports, icon: 'chart', root: (props) => <Link to="/progress-reports" {...props} /> },
    { label: text.backHome, icon: 'home', root: (props) => <a href="/" {...props} /> },
    {
      label: text.signOut,
      icon: 'logout',
      root: (props) => <a href={SIGN_OUT_URL} {...props} onClick={noteSignOut} />,
    },
  ];
  return (
    <>
      {tools.map(({ label, icon, onClick, root }) => (
        <Button
          key={label}
          variant="subtle"
          color="gray"
          px="xs"
          visibleFrom="lg"
          leftSection={<Icon name={icon} size={18} />}
          {...(root ? { renderRoot: root } : { onClick })}
        >
          {label}
        </Button>
      ))}
      <MenuButton
        label={text.tools.menu}
        acts={tools}
        icon="menu"
        iconSize={24}
        width={220}
        button={{ size: 44, hiddenFrom: 'lg' }}
      />
    </>
  );
}
