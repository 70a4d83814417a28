import { useQueryClient } from '@tanstack/react-query';
import { trpc } from '../../lib/api';
import { useFetchToday } from '../../lib/today';

/**
 * After a sign-in: forget what another session left in the cache and ask the server who is signed in now.
 * The auth screen moves on when that answer names a user, not before (rules: sessions).
 */
export function useEnter() {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const fetchToday = useFetchToday();
  return async () => {
    queryClient.removeQueries({ predicate: (query) => query.state.status === 'success' });
    fetchToday();
    await utils.account.me.fetch(undefined, { staleTime: 0 });
  };
}
