import type { QueryClient } from '@tanstack/react-query';

/**
 * Asks anew for everything that the screens show, and marks the rest as old; settles with the answers. The library lets
 * a first question that is still on its way go on, and one that no screen waits for: their answers may be older than
 * what is refreshed here, so they are refreshed again when they have come.
 */
export async function refreshAnswers(cache: QueryClient): Promise<void> {
  const underway = cache.getQueryCache().findAll({
    fetchStatus: 'fetching',
    predicate: (query) => query.state.data === undefined || !query.isActive(),
  });
  await cache.invalidateQueries();
  await Promise.allSettled(underway.map(({ promise }) => promise));
  await cache.invalidateQueries({ predicate: (query) => underway.includes(query) });
}
