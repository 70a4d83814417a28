import type { QueryClient } from '@tanstack/react-query';

/** Up to when a cache of answers is known to hold everything; `time` is null while that is not known. */
interface Age {
  time: string | null;
  personId: string | null;
}

/** Forgotten with the cache. */
const ages = new WeakMap<QueryClient, Age>();

/**
 * Asks for the present point in time of a cache that holds nothing yet. Call it in the same breath as the first
 * question (who is signed in): both go in one request, and the server reads a request's point in time before anything
 * else of it. Whatever is asked after the answer holds everything up to it. If something else was asked meanwhile,
 * the age stays unknown, and the first sync asks for it again.
 */
export function askAgeOf(cache: QueryClient, ask: () => Promise<{ lastSyncTime: string }>): void {
  const age: Age = { time: null, personId: null };
  ages.set(cache, age);
  ask().then(
    ({ lastSyncTime }) => {
      const hasOnlyTheFirst = cache.getQueryCache().getAll().length <= 1;
      if (hasOnlyTheFirst) age.time = lastSyncTime;
    },
    // Nobody is signed in, or nobody answers.
    () => {},
  );
}

export const isAgeAsked = (cache: QueryClient): boolean => ages.has(cache);

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
