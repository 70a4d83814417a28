/** Level 2 costs 100 XP and every further level 10 more than the one before (rules: XP and points). */
const FIRST_STEP_XP = 100;
const STEP_GROWTH_XP = 10;

/** Lifetime XP at which `level` (1 or more) begins: 0, 100, 210, … 58,410 for level 100 (rules: XP and points). */
export function xpToReach(level: number): number {
  const steps = level - 1;
  return steps * FIRST_STEP_XP + (STEP_GROWTH_XP * steps * (steps - 1)) / 2;
}

/** The level that `totalXp` (0 or more, whole) has reached; there is no highest one (rules: XP and points). */
export function levelFor(totalXp: number): number {
  // xpToReach(L) = 5·(L−1)·(L+18); the positive root of 5·(L−1)·(L+18) = totalXp, rounded down.
  let level = Math.max(1, Math.floor((-17 + Math.sqrt(361 + 0.8 * totalXp)) / 2));
  // The root of a boundary value can come out a hair too small or too large.
  while (xpToReach(level + 1) <= totalXp) level += 1;
  while (level > 1 && xpToReach(level) > totalXp) level -= 1;
  return level;
}

/** Where a hero stands inside their level; the bar is `xpIntoLevel / xpForNextLevel` (rules: XP and points). */
export function levelProgress(totalXp: number): {
  level: number;
  xpIntoLevel: number;
  xpForNextLevel: number;
} {
  const level = levelFor(totalXp);
  return {
    level,
    xpIntoLevel: totalXp - xpToReach(level),
    xpForNextLevel: xpToReach(level + 1) - xpToReach(level),
  };
}
