import type { User } from '@herohood/domain/account/schema';
import { Button } from '@mantine/core';
import { ProfileMenu } from '../../features/account/profile-menu';
import { Brand } from '../../layout/brand';
import { ColorSchemeToggle } from '../../layout/color-scheme-toggle';
import { Icon } from '../../layout/icon';
import { SIGN_OUT_URL } from '../../lib/sign-out';
import { dashboardText as text } from '../../text/en/dashboard';
import classes from './dashboard.module.css';

interface Props {
  user: User;
  totalXp: number;
  heroCount: number;
}

/** Product, ways out and account. On phones the ways out live in the account's popup. */
export function TopBar({ user, totalXp, heroCount }: Props) {
  return (
    <header className={classes.bar}>
      <Brand />
      <div className={classes.tools}>
        <Button
          component="a"
          href="/"
          variant="subtle"
          color="gray"
          visibleFrom="md"
          leftSection={<Icon name="home" size={18} />}
        >
          {text.backHome}
        </Button>
        <Button
          component="a"
          href={SIGN_OUT_URL}
          variant="subtle"
          color="gray"
          visibleFrom="md"
          leftSection={<Icon name="logout" size={18} />}
        >
          {text.signOut}
        </Button>
        <ColorSchemeToggle />
        <ProfileMenu user={user} totalXp={totalXp} heroCount={heroCount} />
      </div>
    </header>
  );
}
