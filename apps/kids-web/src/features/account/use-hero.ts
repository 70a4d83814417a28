import { readApiError } from '@herohood/browser/api-error';
import type { HomeToday } from '@herohood/domain/home/schema';
import { trpc } from '../../lib/api';
import { useOfflineStatus } from '../../offline/offline-status';
import { learnFamilyClock } from '../home/public';

/** Who plays here: still asking, nobody, signed in but without data, unreachable, or the hero. */
export type HeroState =
  | { kind: 'loading' | 'signed-out' | 'no-hero' }
  | { kind: 'unreachable'; retry: () => void }
  | { kind: 'hero'; home: HomeToday };

/** The signed-in hero. A hero once seen stays on screen while the network is away. */
export function useHero(): HeroState {
  const { isLeaving } = useOfflineStatus();
  const home = trpc.home.today.useQuery(undefined, { enabled: !isLeaving });
  if (home.data) learnFamilyClock(home.data.hero, home.dataUpdatedAt);
  if (isLeaving) return { kind: 'signed-out' };
  if (home.isPending) return { kind: 'loading' };
  const status = home.error ? readApiError(home.error).status : 200;
  if (status === 401) return { kind: 'signed-out' };
  if (status === 404 || (home.isSuccess && !home.data)) return { kind: 'no-hero' };
  if (home.data) return { kind: 'hero', home: home.data };
  if (home.isFetching) return { kind: 'loading' };
  return { kind: 'unreachable', retry: () => void home.refetch() };
}
