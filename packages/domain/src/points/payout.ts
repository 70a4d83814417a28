/** Five XP are worth one reward point (rules: XP and points). */
export const XP_PER_POINT = 5;

/** What one approval pays for a habit's `xpReward`: all of it as XP, a fifth of it, rounded down, as points. */
export function payoutFor(xpReward: number): { xp: number; points: number } {
  return { xp: xpReward, points: Math.floor(xpReward / XP_PER_POINT) };
}
