import { payoutFor } from '../points/payout';

/** So much of the promise a parent may pay, in per cent (rules: amounts). */
export const PERCENT = { min: 0, max: 150, whole: 100 } as const;

/** An approval's share goes in steps of so many per cent where it is chosen. */
export const PERCENT_STEP = 5;

/** The share of the promise that so many of a mission's steps suggest, in per cent, to the nearest step of the choice (rules: amounts). */
export const percentOfSteps = (done: number, of: number): number =>
  Math.round(((done / of) * PERCENT.whole) / PERCENT_STEP) * PERCENT_STEP;

/** What an approval pays of a promise: whole XP, rounded half up, and a fifth of it, rounded down, as points (rules: amounts). */
export function amountOf(promisedXp: number, percent: number): { xp: number; points: number } {
  return payoutFor(Math.floor((promisedXp * percent + PERCENT.whole / 2) / PERCENT.whole));
}
