import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Asks anew for all of `which` that the screens show, and marks the rest of it as old; settles with the answers. The library lets
 * a first question that is still on its way go on, and one that no screen waits for: their answers may be older than
 * what is refreshed here, so they are refreshed again when they have come.
 */
export async function refreshAnswers(
  cache: QueryClient,
  which: (query: Query) => boolean = () => true,
): Promise<void> {
  const underway = cache.getQueryCache().findAll({
    fetchStatus: 'fetching',
    predicate: (query) => which(query) && (query.state.data === undefined || !query.isActive()),
  });
  await cache.invalidateQueries({ predicate: which });
  await Promise.allSettled(underway.map(({ promise }) => promise));
  await cache.invalidateQueries({ predicate: (query) => underway.includes(query) });
}

/** Notes what is asked from now on, until the returned function is called, which answers it. */
export function noteAsked(cache: QueryClient): () => ReadonlySet<Query> {
  const asked = new Set<Query>();
  const stop = cache.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') asked.add(event.query);
  });
  return () => {
    stop();
    return asked;
  };
}
