/** Who takes XP out of a goal: the hero, or a parent (rules: goals). */
export type GoalWithdrawals = 'free' | 'parent';
export const GOAL_WITHDRAWALS = ['free', 'parent'] as const satisfies readonly GoalWithdrawals[];

/** A hero saves for so many things at a time. */
export const MAX_OPEN_GOALS = 3;

/** So much of each payment may go to a goal by itself, in per cent. */
export const MAX_AUTO_SAVE = 50;

/** What of one payment goes to a goal: rounded down, and no more than is missing there (rules: goals). */
export function autoSaved({
  xp,
  autoSave,
  missing,
}: {
  xp: number;
  autoSave: number;
  missing: number;
}): number {
  return Math.min(Math.floor((xp * autoSave) / 100), missing);
}
