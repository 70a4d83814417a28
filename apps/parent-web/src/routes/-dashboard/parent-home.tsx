import { Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ProfileMenu } from '../../features/account/profile-menu';
import { Brand } from '../../layout/brand';
import { ColorSchemeToggle } from '../../layout/color-scheme-toggle';
import { FullPageCard, FullPageLoader } from '../../layout/full-page';
import { lazily } from '../../layout/lazily';
import { ErrorState } from '../../layout/states';
import { trpc } from '../../lib/api';
import { useSync } from '../../lib/sync';
import { useUser } from '../../lib/use-user';
import { appText } from '../../text/en/app';
import { dashboardText } from '../../text/en/dashboard';

const WaitingScreen = lazily(() =>
  import('../../features/account/waiting-screen').then((part) => part.WaitingScreen),
);

const FirstHeroScreen = lazily(() =>
  import('../../features/children/first-hero-screen').then((part) => part.FirstHeroScreen),
);

const TrialEndedScreen = lazily(() =>
  import('../../features/subscription/trial-ended-screen').then((part) => part.TrialEndedScreen),
);

const Dashboard = lazily(() => import('./dashboard').then((part) => part.Dashboard));

/** /parent in its states, in the specification's order of precedence. */
export function ParentHome() {
  const navigate = useNavigate();
  const { user, isSignedOut, isLoading, error, retry } = useUser();
  const mayEnter = user !== undefined && user.familyRole !== 'waiting' && user.hasPremiumAccess;
  const children = trpc.children.list.useQuery(undefined, { enabled: mayEnter });
  useSync(mayEnter ? user.id : undefined);

  useEffect(() => {
    if (isSignedOut) void navigate({ to: '/parent/auth', search: { mode: 'login' }, replace: true });
  }, [isSignedOut, navigate]);

  if (error) return <FailedScreen what={dashboardText.load.account} error={error} retry={retry} />;
  if (isLoading || !user) return <FullPageLoader text={appText.loading} />;
  if (user.familyRole === 'waiting') return <WaitingScreen />;
  if (!user.hasPremiumAccess) return <TrialEndedScreen user={user} />;
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
  return (
    <FirstHeroScreen
      menu={
        <>
          <ColorSchemeToggle />
          <ProfileMenu user={user} totalXp={0} heroCount={0} />
        </>
      }
    />
  );
}

function FailedScreen({ what, error, retry }: { what: string; error: unknown; retry: () => void }) {
  return (
    <FullPageCard>
      <Stack>
        <Brand />
        <ErrorState what={what} error={error} retry={retry} />
      </Stack>
    </FullPageCard>
  );
}
