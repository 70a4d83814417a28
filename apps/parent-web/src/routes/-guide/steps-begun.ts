import { openMemory } from '@herohood/browser/memory';
import type { Child } from '@herohood/domain/children/schema';

export const memory = openMemory('herohood-');
/** Begun in this browser: then the steps stay until all are done, also once XP was earned. */
export const BEGUN = 'first-steps-begun';

/** A family whose heroes have earned nothing yet has first steps before it; so has one that has begun them in this browser. */
export function mayHaveFirstSteps(heroes: readonly Child[]): boolean {
  const begun = memory.recall(BEGUN);
  return heroes.every(({ totalXp }) => totalXp === 0) || heroes.some(({ id }) => id === begun);
}
