import type { QueryClient } from '@tanstack/react-query';

/** Up to when a cache of answers is known to hold everything; `time` is null while that is not known. */
interface Age {
  time: string | null;
  personId: string | null;
}

/** Forgotten with the cache. */
const ages = new WeakMap<QueryClient, Age>();

/**
 * Asks what a page paints first. The answer says up to which instant it holds everything, and so does all that is asked in the
 * same request or after it. Beside what the cache holds from before, or without an answer, the age stays unknown, and the first
 * sync refreshes everything.
 */
export async function fetchFirst(cache: QueryClient, ask: () => Promise<{ asOf: string }>): Promise<void> {
  const askedAt = Date.now();
  const answer = await ask().catch(() => null);
  const answers = cache.getQueryCache().getAll();
  const isOlder = answers.some(({ state }) => state.data !== undefined && state.dataUpdatedAt < askedAt);
  if (answer && !isOlder) setAge(cache, null, answer.asOf);
}

/** The server's point in time up to which the cache holds everything that concerns this person, or null. */
export function ageOf(cache: QueryClient, personId: string | null): string | null {
  const age = ages.get(cache);
  // What is shown while nobody could be asked was kept on this device, and is older.
  if (!age || personId === null) return setAge(cache, personId, null);
  if (age.personId !== null && age.personId !== personId) return null;
  age.personId = personId;
  return age.time;
}

/** A sync has brought the cache up to this point in time; a person of null is whoever is asked about next. */
export function setAge(cache: QueryClient, personId: string | null, time: string | null): string | null {
  ages.set(cache, { time, personId });
  return time;
}
