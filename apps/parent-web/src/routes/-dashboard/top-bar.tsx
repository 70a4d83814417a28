import type { User } from '@herohood/domain/account/schema';
import { ProfileMenu } from '../../features/account/profile-menu';
import { Brand } from '../../layout/brand';
import { ColorSchemeToggle } from '../../layout/color-scheme-toggle';
import classes from './dashboard.module.css';
import { Toolbar } from './toolbar';

interface Props {
  user: User;
  totalXp: number;
  heroCount: number;
  onTutorial: () => void;
  onControls: () => void;
}

/** Product, the ways to everything else, and the account. */
export function TopBar({ user, totalXp, heroCount, onTutorial, onControls }: Props) {
  return (
    <header className={classes.bar}>
      <Brand />
      <div className={classes.tools}>
        <Toolbar onTutorial={onTutorial} onControls={onControls} />
        <ColorSchemeToggle />
        <ProfileMenu user={user} totalXp={totalXp} heroCount={heroCount} />
      </div>
    </header>
  );
}
