import { XP_PER_POINT } from '../points/payout';

/** So much of the promise a parent may pay, in per cent (rules: amounts). */
export const PERCENT = { min: 0, max: 150, whole: 100 } as const;

/** What an approval pays of a promise: whole XP, rounded half up, and a fifth of it, rounded down, as points (rules: amounts). */
export function amountOf(promisedXp: number, percent: number): { xp: number; points: number } {
  const xp = Math.floor((promisedXp * percent + PERCENT.whole / 2) / PERCENT.whole);
  return { xp, points: Math.floor(xp / XP_PER_POINT) };
}
