import type { Reward } from '@herohood/domain/rewards/schema';

export type Goal = {
  reward: Reward;
  /** What is still missing; 0: the wallet holds enough. */
  missing: number;
  /** How much of the cost the wallet holds, 0–1. */
  share: number;
};

/** A reward as seen with `xp` to spend. */
export function goalOf(reward: Reward, xp: number): Goal {
  const missing = Math.max(0, reward.cost - xp);
  return { reward, missing, share: reward.cost > 0 ? Math.min(1, xp / reward.cost) : 1 };
}

/** There are enough XP for it, and its limits say not now. */
export const isHeld = ({ reward, missing }: Goal): boolean => missing === 0 && !reward.available.now;

/** All rewards, the nearest first: what can be had now, the dearest of it in front, then what misses least; what its limits hold back after it. */
export function byNearness(rewards: readonly Reward[], xp: number): Goal[] {
  return rewards
    .map((reward) => goalOf(reward, xp))
    .sort(
      (a, b) =>
        Number(isHeld(a)) - Number(isHeld(b)) || a.missing - b.missing || b.reward.cost - a.reward.cost,
    );
}

/** Saving does not bring it nearer: it is for a higher level, or there is none left. */
const isBeyondSaving = ({ reward: { available } }: Goal): boolean =>
  available.code === 'LEVEL_TOO_LOW' || available.code === 'OUT_OF_STOCK';

/** Less than this share of the cost is far away. */
const HALF = 0.5;

const opensAt = ({ reward }: Goal) => reward.available.availableAt ?? '';

/**
 * The one on show while there is no jar: the nearest that the hero can save up for, but where that is far away the one that they have enough for
 * and that opens next; else the dearest that they can have, else the nearest of all. Null without rewards.
 */
export function chooseGoal(goals: readonly Goal[]): Goal | null {
  const open = goals.filter((goal) => !isBeyondSaving(goal));
  const nearest = open.find(({ missing }) => missing > 0);
  const [opensNext] = open
    .filter((goal) => isHeld(goal) && opensAt(goal))
    .sort((a, b) => opensAt(a).localeCompare(opensAt(b)));
  if (nearest && opensNext && nearest.share < HALF) return opensNext;
  return nearest ?? open[0] ?? goals[0] ?? null;
}
