import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';

/** Up to when a cache of answers is known to hold everything; `time` is null while that is not known. */
interface Age {
  time: string | null;
  personId: string | null;
}

/** Forgotten with the cache. */
const ages = new WeakMap<QueryClient, Age>();

/**
 * Asks for the present point in time of a cache that holds nothing yet; of any other it does nothing. Call it before
 * the first questions, in the same breath: they go in one request, and the server reads a request's point in time
 * before anything else of it. So those questions, and all that are asked after the answer, hold everything up to it. If
 * anything else came into the cache meanwhile, the age stays unknown, and the first sync refreshes everything.
 */
export function askAgeOf(cache: QueryClient, ask: () => Promise<{ lastSyncTime: string }>): void {
  const queries = cache.getQueryCache();
  if (queries.getAll().some(isAsked)) return;
  const age: Age = { time: null, personId: null };
  ages.set(cache, age);
  let isSameRequest = true;
  let isWhole = true;
  // A request leaves when the running script has ended, and that is later than this.
  queueMicrotask(() => {
    isSameRequest = false;
  });
  const unsubscribe = queries.subscribe((event) => {
    if (!isSameRequest && isNewcomer(event)) isWhole = false;
  });
  ask()
    .then(
      ({ lastSyncTime }) => {
        if (isWhole) age.time = lastSyncTime;
      },
      // Nobody is signed in, or nobody answers.
      () => {},
    )
    .finally(unsubscribe);
}

const isAsked = ({ state }: Query) => state.data !== undefined || state.fetchStatus !== 'idle';

/** Somebody asks, or puts in what was kept elsewhere. */
const isNewcomer = (event: QueryCacheNotifyEvent) =>
  event.type === 'added' || (event.type === 'updated' && event.action.type === 'fetch');

/** The server's point in time up to which the cache holds everything that concerns this person, or null. */
export function ageOf(cache: QueryClient, personId: string | null): string | null {
  const age = ages.get(cache);
  // What is shown while nobody could be asked was kept on this device, and is older.
  if (!age || personId === null) return setAge(cache, personId, null);
  if (age.personId !== null && age.personId !== personId) return null;
  age.personId = personId;
  return age.time;
}

/** A sync has brought the cache up to this point in time. */
export function setAge(cache: QueryClient, personId: string | null, time: string | null): string | null {
  ages.set(cache, { time, personId });
  return time;
}
