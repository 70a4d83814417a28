import type { User } from '@herohood/domain/account/schema';
import { lazily } from '@herohood/ui/runtime/lazy-part';
import { Button } from '@mantine/core';
import { ProfileMenu } from '../../features/account/profile-menu';
import { ColorSchemeToggle } from '../../layout/color-scheme-toggle';
import { FullPageLoader } from '../../layout/full-page';
import { useHeroes } from '../../lib/use-heroes';
import { appText } from '../../text/en/app';
import { dashboardText } from '../../text/en/dashboard';
import { FailedScreen, ParentGate } from '../-gate/parent-gate';
import { useTutorial } from '../-tutorial/use-tutorial';

const FirstHeroScreen = lazily(() =>
  import('../../features/children/first-hero-screen').then((part) => ({ default: part.FirstHeroScreen })),
);

const TutorialDialog = lazily(() =>
  import('../-tutorial/tutorial-dialog').then((part) => ({ default: part.TutorialDialog })),
);

const Dashboard = lazily(() => import('./dashboard').then((part) => ({ default: part.Dashboard })));

/** /parent in its states, the most pressing first. */
export function ParentHome() {
  return <ParentGate>{(user) => <FamilyHome user={user} />}</ParentGate>;
}

function FamilyHome({ user }: { user: User }) {
  const children = useHeroes();
  if (!children.data && children.error) {
    return (
      <FailedScreen
        what={dashboardText.load.heroes}
        error={children.error}
        retry={() => void children.refetch()}
      />
    );
  }
  if (!children.data) return <FullPageLoader text={appText.loadingDashboard} />;
  if (children.data.length > 0) return <Dashboard user={user} heroes={children.data} />;
  return <FirstHero user={user} />;
}

function FirstHero({ user }: { user: User }) {
  const tutorial = useTutorial();
  return (
    <>
      <FirstHeroScreen
        menu={
          <>
            <Button variant="subtle" color="gray" px="xs" onClick={tutorial.open}>
              {dashboardText.tools.tutorial}
            </Button>
            <ColorSchemeToggle />
            <ProfileMenu user={user} totalXp={0} heroCount={0} />
          </>
        }
      />
      {tutorial.isOpen ? <TutorialDialog onClose={tutorial.close} onComplete={tutorial.complete} /> : null}
    </>
  );
}
