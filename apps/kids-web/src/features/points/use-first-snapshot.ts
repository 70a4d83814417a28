import { useRef } from 'react';
import type { PaidMission } from '../../lib/celebrations';

type Figures = { id: string; level: number; totalXp: number; rewardPoints: number };

/** Hero and today's approved missions as the home first knew them. */
export type FirstSnapshot = { hero: Figures; approved: PaidMission[] };

/**
 * Keeps what the home first knew: what comes while the part that celebrates is still being fetched is news too.
 * Null until all of it is known.
 */
export function useFirstSnapshot(hero: Figures, approved: PaidMission[] | null, isSettled: boolean) {
  const first = useRef<FirstSnapshot | null>(null);
  // As the sign-in told them: what comes while the rest is on its way is news.
  const points = useRef({ id: hero.id, of: hero.rewardPoints });
  if (points.current.id !== hero.id) points.current = { id: hero.id, of: hero.rewardPoints };
  if (first.current && first.current.hero.id !== hero.id) first.current = null;
  if (!first.current && approved && isSettled) {
    first.current = { hero: { ...hero, rewardPoints: points.current.of }, approved };
  }
  return first.current;
}
