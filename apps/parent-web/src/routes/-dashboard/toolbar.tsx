import { ActionIcon, Button, Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Icon, type IconName } from '../../layout/icon';
import { SIGN_OUT_URL } from '../../lib/sign-out';
import { dashboardText as text } from '../../text/en/dashboard';

interface Props {
  onTutorial: () => void;
  onControls: () => void;
}

type RootProps = Record<string, unknown>;

interface Tool {
  label: string;
  icon: IconName;
  onClick?: () => void;
  /** Where it leads, for what is a link. */
  root?: (props: RootProps) => ReactElement;
}

/** The ways from the dashboard to everything else: side by side on the desk, one menu on the phone. */
export function Toolbar({ onTutorial, onControls }: Props) {
  const tools: Tool[] = [
    { label: text.tools.tutorial, icon: 'compass', onClick: onTutorial },
    { label: text.tools.controls, icon: 'shield', onClick: onControls },
    { label: text.tools.alerts, icon: 'bell', root: (props) => <Link to="/alert-settings" {...props} /> },
    { label: text.tools.reports, icon: 'chart', root: (props) => <Link to="/progress-reports" {...props} /> },
    { label: text.backHome, icon: 'home', root: (props) => <a href="/" {...props} /> },
    { label: text.signOut, icon: 'logout', root: (props) => <a href={SIGN_OUT_URL} {...props} /> },
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
      <Menu position="bottom-end" radius="md" shadow="md" width={220}>
        <Menu.Target>
          <ActionIcon color="gray" size={44} hiddenFrom="lg" aria-label={text.tools.menu}>
            <Icon name="menu" size={24} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {tools.map(({ label, icon, onClick, root }) => (
            <Menu.Item
              key={label}
              py="sm"
              leftSection={<Icon name={icon} size={20} />}
              {...(root ? { renderRoot: root } : { onClick })}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
