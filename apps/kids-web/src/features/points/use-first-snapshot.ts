import type { Badges } from '@herohood/domain/progress/schema';
import { useRef } from 'react';
import { trpc } from '../../lib/api';
import type { PaidMission } from '../../lib/celebrations';

type Figures = { id: string; level: number; totalXp: number; serverTime?: string };

/** What the home first knew: hero, today's approved missions, badges, and the server's clock at its very first answer (ISO 8601). */
export type FirstSnapshot = {
  hero: Figures;
  approved: PaidMission[];
  badges: Badges | undefined;
  since: string | undefined;
};

/**
 * Keeps what the home first knew: on a device that has never noted anything, what comes later is news all the same.
 * Null until hero and missions are known.
 */
export function useFirstSnapshot(hero: Figures, approved: PaidMission[] | null, isSettled: boolean) {
  const badges = trpc.progress.badges.useQuery({ id: hero.id }).data;
  const begun = useRef(hero);
  const first = useRef<FirstSnapshot | null>(null);
  if (begun.current.id !== hero.id) begun.current = hero;
  if (first.current && first.current.hero.id !== hero.id) first.current = null;
  if (!first.current && approved && isSettled) {
    first.current = { hero, approved, badges, since: begun.current.serverTime };
  }
  if (first.current) first.current.badges ??= badges;
  return first.current;
}
