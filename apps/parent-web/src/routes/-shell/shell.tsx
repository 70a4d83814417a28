import { lazily } from '@herohood/browser/lazy-part';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ProfileMenu } from '../../features/account/profile-menu';
import { Brand } from '../../layout/brand';
import { ColorSchemeToggle } from '../../layout/color-scheme-toggle';
import type { MenuAct } from '../../layout/opened-menu';
import { useKeptPushes } from '../../lib/keep-pushes';
import { appText } from '../../text/en/app';
import { shellText } from '../../text/en/shell';
import { useTutorial } from '../-tutorial/use-tutorial';
import { useFamily } from './family';
import { Navigation } from './navigation';
import { pageName } from './places';
import { Search } from './search';
import classes from './shell.module.css';

const ShellControls = lazily(async () => (await import('./shell-controls')).ShellControls);

/** What stands around every page: product and account above, the pages beside or below. */
export function Shell({ children }: { children: ReactNode }) {
  const { user, heroes } = useFamily();
  const [controlledId, setControlledId] = useState<string | null>(null);
  const tutorial = useTutorial();
  useKeptPushes();
  const [first] = heroes;
  const totalXp = heroes.reduce((sum, { totalXp: xp }) => sum + xp, 0);
  // All of them are about what parents decide (rules: members).
  const { controls, alerts, tutorial: tour } = shellText.tools;
  const tools: readonly MenuAct[] =
    user.familyRole === 'helper'
      ? []
      : [
          ...(first
            ? [{ label: controls, icon: 'shield', onClick: () => setControlledId(first.id) } as const]
            : []),
          { label: alerts, icon: 'bell', root: (props) => <Link to="/alert-settings" {...props} /> },
          { label: tour, icon: 'compass', onClick: tutorial.open },
        ];
  return (
    <div className={classes.frame}>
      <a href="#content" className={classes.skip}>
        {appText.skipToContent}
      </a>
      <header className={classes.bar}>
        <Link
          to="/parent"
          activeOptions={{ exact: true }}
          className={classes.brand}
          aria-label={`${appText.name}: ${pageName('/parent')}`}
        >
          <Brand />
        </Link>
        <div className={classes.corner}>
          <Search onControls={setControlledId} onTutorial={tutorial.open} />
          <ColorSchemeToggle />
          <ProfileMenu user={user} totalXp={totalXp} heroCount={heroes.length} />
        </div>
      </header>
      <Navigation tools={tools} />
      <main id="content" className={classes.main} tabIndex={-1}>
        {children}
      </main>
      {controlledId ? (
        <ShellControls
          heroId={controlledId}
          onSelect={setControlledId}
          onClose={() => setControlledId(null)}
        />
      ) : null}
      {tutorial.dialog}
    </div>
  );
}
