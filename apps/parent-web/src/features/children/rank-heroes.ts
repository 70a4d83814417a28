import type { Child } from '@herohood/domain/children/schema';

/** Heroes by total XP, the highest first; of equals the older hero comes first, as the server lists them. */
export function rankHeroes(heroes: readonly Child[]): Child[] {
  return [...heroes].sort((a, b) => b.totalXp - a.totalXp);
}
