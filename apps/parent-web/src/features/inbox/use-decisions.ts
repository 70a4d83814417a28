import { DECISION_PAGE } from '@herohood/domain/inbox/decision-page';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../lib/api';

/** What was decided in the last 24 hours, newest first. Each page begins before the last decision of the page before. */
export function useDecisions() {
  const utils = trpc.useUtils();
  const query = useInfiniteQuery({
    // Under the procedure's own key, so that whatever refreshes the inbox refreshes this.
    queryKey: [...getQueryKey(trpc.inbox.listDecisions), { type: 'infinite' }],
    queryFn: ({ pageParam, signal }) =>
      utils.client.inbox.listDecisions.query({ ...(pageParam && { before: pageParam }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < DECISION_PAGE ? undefined : page.at(-1)?.at),
    refetchOnMount: 'always',
  });
  return { ...query, decisions: query.data?.pages.flat() };
}
