import { lazily } from '@herohood/browser/lazy-part';
import type { FamilyRole, User } from '@herohood/domain/account/schema';
import { isMember } from '@herohood/domain/family/membership';
import { Stack } from '@mantine/core';
import { Navigate, useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { Brand } from '../../layout/brand';
import { FullPageCard, FullPageLoader } from '../../layout/full-page';
import { ErrorState } from '../../layout/states';
import { SyncStatusContext } from '../../layout/sync-note';
import { useParentSync } from '../../lib/sync';
import { toast } from '../../lib/toast';
import { useOwnLanguage } from '../../lib/use-own-language';
import { useUser } from '../../lib/use-user';
import { appText } from '../../text/en/app';
import { shellText } from '../../text/en/shell';

const WaitingScreen = lazily(
  async () => (await import('../../features/account/outside-screens')).WaitingScreen,
);

const HelperPausedScreen = lazily(
  async () => (await import('../../features/account/outside-screens')).HelperPausedScreen,
);

const TrialEndedScreen = lazily(
  async () => (await import('../../features/subscription/trial-ended-screen')).TrialEndedScreen,
);

interface Props {
  /** Screens that a family may still see when its trial or plan has ended (rules: subscription). */
  withoutPremium?: boolean;
  children: (user: User) => ReactNode;
}

/**
 * Stands before every screen of a signed-in parent: strangers go to the sign-in, who waits to be accepted waits, and
 * without premium access the trial-ended screen comes first. Keeps the screen behind it in step with the family.
 */
export function ParentGate({ withoutPremium = false, children }: Props) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { user, isSignedOut, isLoading, error, retry } = useUser();
  const isIn = user !== undefined && isMember(user.familyRole);
  useMembershipChange(user?.familyRole);
  const isTurning = useOwnLanguage(user, pathname);
  const sync = useParentSync(isIn && user.hasPremiumAccess ? user : undefined);

  useEffect(() => {
    if (isSignedOut) void navigate({ to: '/parent/auth', search: { mode: 'login' }, replace: true });
  }, [isSignedOut, navigate]);

  if (error) return <FailedScreen what={shellText.load.account} error={error} retry={retry} />;
  if (isLoading || !user || isTurning) return <FullPageLoader text={appText.loading} />;
  if (!isIn) return <WaitingScreen />;
  if (!user.hasPremiumAccess && !withoutPremium) {
    return user.familyRole === 'helper' ? <HelperPausedScreen /> : <TrialEndedScreen user={user} />;
  }
  return <SyncStatusContext value={sync.status}>{children(user)}</SyncStatusContext>;
}

/** Tells a newcomer how the waiting ended: let in, or turned away into a family of their own. */
function useMembershipChange(role: FamilyRole | undefined): void {
  const before = useRef(role);
  useEffect(() => {
    if (before.current === 'waiting') {
      if (role === 'parent' || role === 'helper') toast.success(shellText.accepted);
      if (role === 'owner') toast.error(shellText.declined);
    }
    before.current = role;
  }, [role]);
}

/** A screen that could not even begin, with a way to try again. */
export function FailedScreen({ what, error, retry }: { what: string; error: unknown; retry: () => void }) {
  return (
    <FullPageCard>
      <Stack>
        <Brand />
        <ErrorState what={what} error={error} retry={retry} />
      </Stack>
    </FullPageCard>
  );
}

/**
 * Leads to Today whoever has nothing to do where they are. One element for good: drawn anew it would set out once more, be drawn anew by
 * that, and never arrive.
 */
export const WAY_HOME = <Navigate to="/parent" replace />;

/** Stands before the screens of plans and payments, which a family may see without access, a helper never, and nobody where no one is billed. */
export function PlansGate({ children }: { children: (user: User) => ReactNode }) {
  return (
    <ParentGate withoutPremium>
      {(user) => (user.billing === 'off' || user.familyRole === 'helper' ? WAY_HOME : children(user))}
    </ParentGate>
  );
}
