import type { Snapshot } from './celebrations-since';
import type { FirstSnapshot } from './use-first-snapshot';

/**
 * What a device that has never noted anything takes as seen: what the home first knew, and of all else what is older than
 * that. `now` tells all else as it is. Without a clock nothing else counts as known.
 */
export function firstSeen({ hero, approved, badges, since }: FirstSnapshot, now: Snapshot): Snapshot {
  const known = {
    hero,
    approved,
    badges: badges?.badges,
    flame: badges && { streak: badges.currentStreak, shields: badges.shields },
  };
  if (since === undefined) return { ...known, claims: undefined, movements: undefined };
  const start = Date.parse(since);
  const isOld = (at: string | null) => at !== null && Date.parse(at) <= start;
  return {
    ...known,
    claims: now.claims?.map((claim) => {
      if (!isOld(claim.decidedAt)) return { ...claim, status: 'pending' };
      return claim.usedAt && !isOld(claim.usedAt) ? { ...claim, status: 'approved' } : claim;
    }),
    // When a parent said no is not told, so that is never news here.
    movements: now.movements
      ?.filter(({ createdAt }) => isOld(createdAt))
      .map((moved) => ({
        ...moved,
        isApproved: moved.isApproved && isOld(moved.approvedAt ?? moved.createdAt),
      })),
    praise: now.praise?.filter(({ at }) => isOld(at)),
    cheers: now.cheers?.filter(({ at }) => isOld(at)),
    goals: now.goals?.map((goal) => (isOld(goal.reachedAt) ? goal : { ...goal, reachedAt: null })),
  };
}
