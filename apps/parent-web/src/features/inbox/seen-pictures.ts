import { createAtom, useSelector } from '@tanstack/react-store';
import type { Waiting } from './waiting';

/**
 * The things whose picture was looked at since the page was opened. The server notes each look itself; a small picture in the
 * list would count as one, so a row shows it only afterwards (rules: photos).
 */
const seen = createAtom<ReadonlySet<string>>(new Set<string>());

export const markSeen = (id: string): void => seen.set((ids) => new Set(ids).add(id));

export const useSeenPictures = (): ReadonlySet<string> => useSelector(seen, (ids) => ids);

/** Whether one tap for many may approve it: a reward is a promise of its own, and what a parent should look at is looked at (rules: inbox). */
export function isInBulk(item: Waiting, seenIds: ReadonlySet<string>): boolean {
  if (item.kind !== 'mission') return item.kind === 'points';
  const { photoUrl, spotCheck } = item.mission.completion;
  return !spotCheck && (photoUrl === null || seenIds.has(item.id));
}
