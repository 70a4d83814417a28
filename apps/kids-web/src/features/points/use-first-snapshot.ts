import { useRef } from 'react';
import type { PaidMission } from '../../lib/celebrations';

type Figures = { id: string; level: number; totalXp: number };

/** Hero and today's approved missions as the home first knew them. */
export type FirstSnapshot = { hero: Figures; approved: PaidMission[] };

/**
 * Keeps what the home first knew: what comes while the part that celebrates is still being fetched is news too.
 * Null until all of it is known.
 */
export function useFirstSnapshot(hero: Figures, approved: PaidMission[] | null, isSettled: boolean) {
  const first = useRef<FirstSnapshot | null>(null);
  if (first.current && first.current.hero.id !== hero.id) first.current = null;
  if (!first.current && approved && isSettled) first.current = { hero, approved };
  return first.current;
}
