import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Asks anew for everything that the screens show, and marks the rest as old; settles with the answers. The library lets
 * a first question that is still on its way go on, and one that no screen waits for: their answers may be older than
 * what is refreshed here, so they are refreshed again when they have come.
 */
export async function refreshAnswers(cache: QueryClient): Promise<void> {
  const underway = cache.getQueryCache().findAll({ fetchStatus: 'fetching', predicate: goesOn });
  const answers = underway.map(({ promise }) => promise);
  await cache.invalidateQueries();
  await Promise.allSettled(answers);
  await Promise.all(underway.map(({ queryKey }) => cache.invalidateQueries({ queryKey, exact: true })));
}

const goesOn = (query: Query) => query.state.data === undefined || !query.isActive();
