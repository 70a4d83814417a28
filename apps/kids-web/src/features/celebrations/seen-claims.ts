import { createAtom, useSelector } from '@tanstack/react-store';
import { useMemo } from 'react';
import { recall, remember } from '../../device/store';

/** More than a hero has claimed at one time; the oldest are forgotten. */
const MOST_KEPT = 60;

/** Counts what was kept here: whoever follows a hero's claims reads them again. */
const changes = createAtom(0);

const keyOf = (heroId: string) => `seenClaims.${heroId}`;

function read(heroId: string): readonly string[] {
  const kept = recall(keyOf(heroId));
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

/** The hero has opened this present, or has read that its XP came back. */
export function markClaimSeen(heroId: string, claimId: string): void {
  const others = read(heroId).filter((id) => id !== claimId);
  remember(keyOf(heroId), [...others, claimId].slice(-MOST_KEPT));
  changes.set((n) => n + 1);
}

/** The claims whose answer this hero has looked at on this device. */
export function useSeenClaims(heroId: string): ReadonlySet<string> {
  const ids = useSelector(changes, () => read(heroId), { compare: (a, b) => a.join() === b.join() });
  return useMemo(() => new Set(ids), [ids]);
}
