import type { Child } from '@herohood/domain/children/schema';
import { readApiError } from '@herohood/ui/runtime/api-error';
import { trpc } from '../../lib/api';
import { learnFamilyClock } from '../../lib/family-clock';
import { useOfflineStatus } from '../../lib/offline/offline-status';

/** Who plays here: still asking, nobody, signed in but without data, unreachable, or the hero. */
export type HeroState =
  | { kind: 'loading' | 'signed-out' | 'no-hero' }
  | { kind: 'unreachable'; retry: () => void }
  /** `isSettled` is false while newer figures of this hero are on their way. */
  | { kind: 'hero'; hero: Child; isSettled: boolean };

/** The signed-in hero. A hero once seen stays on screen while the network is away. */
export function useHero(): HeroState {
  const { isLeaving } = useOfflineStatus();
  const me = trpc.account.childMe.useQuery(undefined, { enabled: !isLeaving });
  if (me.data) learnFamilyClock(me.data, me.dataUpdatedAt);
  if (isLeaving) return { kind: 'signed-out' };
  if (me.isPending) return { kind: 'loading' };
  const status = me.error ? readApiError(me.error).status : 200;
  if (status === 401) return { kind: 'signed-out' };
  if (status === 404 || (me.isSuccess && !me.data)) return { kind: 'no-hero' };
  if (me.data) return { kind: 'hero', hero: me.data, isSettled: !me.isFetching };
  if (me.isFetching) return { kind: 'loading' };
  return { kind: 'unreachable', retry: () => void me.refetch() };
}
