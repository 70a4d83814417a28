import { readApiError } from '@herohood/browser/api-error';
import { serverNow, setServerClock } from '@herohood/browser/server-clock';
import { orderByAge } from '@herohood/domain/children/age';
import { familyDay } from '@herohood/domain/time/family-day';
import { trpc } from './api';
import { useToday } from './today';

const USER_CACHE_MS = 5 * 60_000;

/** The signed-in parent. `isSignedOut` only when the server said so (401); any other failure is an `error`. */
export function useUser() {
  const me = trpc.account.me.useQuery(undefined, { staleTime: USER_CACHE_MS });
  if (me.data) setServerClock(me.data.serverTime, me.dataUpdatedAt);
  const isSignedOut = readApiError(me.error).code === 'UNAUTHORIZED';
  return {
    user: isSignedOut ? undefined : me.data,
    isSignedOut,
    isLoading: me.isPending,
    error: isSignedOut || me.data ? null : me.error,
    retry: () => void me.refetch(),
  };
}

/** The family's heroes by age and name: the one order in which the console names them (rules: heroes). */
export const useHeroes = (isAsked = true) => useToday(({ heroes }) => orderByAge(heroes), isAsked);

/** The year that it is in the family. */
export function useFamilyYear(): number {
  const { user } = useUser();
  const now = serverNow();
  return user ? Number(familyDay(now, user).slice(0, 4)) : now.getUTCFullYear();
}
