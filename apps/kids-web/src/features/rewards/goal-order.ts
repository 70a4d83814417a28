import type { Reward } from '@herohood/domain/rewards/schema';
import { DAY_MS } from '@herohood/domain/time/durations';

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

/** How fast XP come, a day, and the moment in milliseconds since 1970. */
type Earning = { pace: number; now: number };

/** In how many days a hero can have it, by what they earn and by when it opens; endless where nothing can be promised. */
function daysTo({ reward: { available }, missing }: Goal, { pace, now }: Earning): number {
  const toEarn = missing > 0 ? missing / pace : 0;
  if (available.now) return toEarn;
  const opensAt = available.availableAt ? Date.parse(available.availableAt) : Number.POSITIVE_INFINITY;
  return Math.max(toEarn, (opensAt - now) / DAY_MS);
}

/**
 * The next goal: the nearest in time of what the hero cannot have yet, the one that misses least where nothing can be promised; else the dearest
 * that they can have. Null without rewards.
 *
 * @param goals the nearest first
 */
export function chooseGoal(goals: readonly Goal[], at: Earning): Goal | null {
  const open = goals.filter((goal) => !isBeyondSaving(goal));
  const [first, ...others] = open.filter((goal) => goal.missing > 0 || isHeld(goal));
  const next = others.reduce(
    (best, goal) => (best && daysTo(goal, at) < daysTo(best, at) ? goal : best),
    first,
  );
  return next ?? open[0] ?? goals[0] ?? null;
}
