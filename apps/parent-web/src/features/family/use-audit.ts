import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../lib/api';

/** Entries a page of the server; a shorter page is the last. */
const PAGE = 50;

/**
 * The family's acts, newest first, of one hero or of all. Pages hang on the last entry of the page before, and a
 * refresh reads them in that order again: something new moves no entry out of the list.
 */
export function useAudit(childId: string | null, { enabled = true } = {}) {
  const utils = trpc.useUtils();
  const ofHero = childId === null ? {} : { childId };
  const query = useInfiniteQuery({
    // Under the procedure's own key, so that whatever refreshes the family refreshes this.
    queryKey: [...getQueryKey(trpc.family.audit), { input: ofHero, type: 'infinite' }],
    queryFn: ({ pageParam, signal }) =>
      utils.client.family.audit.query({ ...ofHero, ...(pageParam && { before: pageParam }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    // Every act writes here, also those of other screens: what was read before is old.
    refetchOnMount: 'always',
    enabled,
  });
  return { ...query, entries: query.data?.pages.flat() };
}
