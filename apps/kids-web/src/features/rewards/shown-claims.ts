import { isClaimShown } from '@herohood/domain/rewards/claim';
import type { RewardClaim } from '@herohood/domain/rewards/schema';

/** After this time nobody asks any more why XP came back. */
const BACK_SHOWN_MS = 3 * 24 * 60 * 60 * 1000;

/** Presents first, then what can be had, what came back, and what waits. */
function rank({ status }: RewardClaim, isSeen: boolean): number {
  if (status === 'approved') return isSeen ? 1 : 0;
  return status === 'rejected' ? 2 : 3;
}

/**
 * The claims that the hero sees: used ones are hidden (rules: rewards), and one that was turned down is told once, on
 * each device, while it is news. `now` in milliseconds since 1970.
 */
export function shownClaims(
  claims: readonly RewardClaim[],
  seen: ReadonlySet<string>,
  now: number,
): RewardClaim[] {
  return claims
    .filter(({ id, status, decidedAt, createdAt }) => {
      if (status !== 'rejected') return isClaimShown(status);
      return !seen.has(id) && now - Date.parse(decidedAt ?? createdAt) < BACK_SHOWN_MS;
    })
    .sort((a, b) => rank(a, seen.has(a.id)) - rank(b, seen.has(b.id)));
}
