import { Link } from '@tanstack/react-router';
import type { MenuAct } from '../../layout/opened-menu';
import { noteSignOut, SIGN_OUT_URL } from '../../lib/sign-out';
import { shellText as text } from '../../text/en/shell';
import type { Place } from './places';

/** The ways out: to the start page, and out of the account. */
export const waysOut = (): readonly MenuAct[] => [
  { label: text.backHome, icon: 'back', root: (props) => <a href="/" {...props} /> },
  {
    label: text.signOut,
    icon: 'logout',
    root: (props) => <a href={SIGN_OUT_URL} {...props} onClick={noteSignOut} />,
  },
];

/** A page as a line of a menu. */
export const placeAct = ({ to, label, icon }: Place): MenuAct => ({
  label,
  icon,
  root: (props) => <Link to={to} {...props} />,
});

/** What helps on every page, beside the pages themselves. */
export function toolActs({
  onTutorial,
  onControls,
}: {
  onTutorial: () => void;
  onControls?: (() => void) | undefined;
}): MenuAct[] {
  return [
    ...(onControls ? [{ label: text.tools.controls, icon: 'shield', onClick: onControls } as const] : []),
    {
      label: text.tools.alerts,
      icon: 'bell',
      root: (props) => <Link to="/alert-settings" {...props} />,
    },
    { label: text.tools.tutorial, icon: 'compass', onClick: onTutorial },
  ];
}
