import { canAfford } from '../points/ledger';
import { type Refusal, refuse } from '../refusal';

/** Who takes XP out of a goal: the hero, or a parent (rules: goals). */
export type GoalWithdrawals = 'free' | 'parent';
export const GOAL_WITHDRAWALS = ['free', 'parent'] as const satisfies readonly GoalWithdrawals[];

/** A hero saves for so many things at a time. */
export const MAX_OPEN_GOALS = 3;

/** So much of each payment may go to a goal by itself, in per cent. */
export const MAX_AUTO_SAVE = 50;

/** An open goal, as far as its XP are concerned. */
export interface Saving {
  id: string;
  target: number;
  saved: number;
  autoSave: number;
}

/** Whether a hero may have one more goal (rules: goals). */
export function decideNewGoal({
  openGoals,
  hasGoalForReward,
}: {
  openGoals: number;
  hasGoalForReward: boolean;
}): { kind: 'create' } | Refusal<'GOAL_EXISTS' | 'GOAL_LIMIT'> {
  if (hasGoalForReward) return refuse('GOAL_EXISTS');
  return openGoals < MAX_OPEN_GOALS ? { kind: 'create' } : refuse('GOAL_LIMIT');
}

/** What putting XP into a goal does: no more than it needs, no more than the wallet holds (rules: goals). */
export function decideDeposit({
  amount,
  xp,
  target,
  saved,
}: { amount: number; xp: number } & Pick<Saving, 'target' | 'saved'>):
  | { kind: 'deposit' }
  | Refusal<'GOAL_REACHED' | 'NOT_ENOUGH_XP'> {
  if (amount > target - saved) return refuse('GOAL_REACHED');
  return canAfford(xp, amount) ? { kind: 'deposit' } : refuse('NOT_ENOUGH_XP');
}

interface Taker {
  /** Who asks: a hero, and no parent. */
  isHero: boolean;
  withdrawals: GoalWithdrawals;
}

/** What taking XP out of a goal does: a hero may need a parent for it, and nobody takes more than lies there (rules: goals). */
export function decideWithdrawal({
  amount,
  saved,
  isHero,
  withdrawals,
}: Taker & { amount: number; saved: number }):
  | { kind: 'withdraw' }
  | Refusal<'ASK_PARENT' | 'NOT_ENOUGH_XP'> {
  if (isHero && withdrawals === 'parent') return refuse('ASK_PARENT');
  return canAfford(saved, amount) ? { kind: 'withdraw' } : refuse('NOT_ENOUGH_XP');
}

/** Deleting a goal gives back what was saved, so it asks like taking that out; an empty one may always go (rules: goals). */
export function decideGoalRemoval({
  saved,
  isHero,
  withdrawals,
}: Taker & { saved: number }): { kind: 'remove' } | Refusal<'ASK_PARENT'> {
  return isHero && withdrawals === 'parent' && saved > 0 ? refuse('ASK_PARENT') : { kind: 'remove' };
}

/** A goal's new target: less than lies there already is none, because XP leave a goal by being taken out alone (rules: goals). */
export function decideTarget({
  target,
  saved,
}: Pick<Saving, 'target' | 'saved'>): { kind: 'change'; isReached: boolean } | Refusal<'GOAL_REACHED'> {
  return target < saved ? refuse('GOAL_REACHED') : { kind: 'change', isReached: target === saved };
}

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

/** A movement of XP: into a goal, or with a negative amount out of it. */
export interface SavedMove {
  goalId: string;
  amount: number;
}

/** What of one payment is saved by itself: in the oldest open goal that saves and is not reached; null for nothing (rules: goals). */
export function autoSaveOf(xp: number, oldestFirst: readonly Saving[]): SavedMove | null {
  const goal = oldestFirst.find(({ autoSave, saved, target }) => autoSave > 0 && saved < target);
  if (!goal) return null;
  const amount = autoSaved({ xp, autoSave: goal.autoSave, missing: goal.target - goal.saved });
  return amount > 0 ? { goalId: goal.id, amount } : null;
}

/** What comes out of goals when an undo needs more than the wallet holds: the newest one gives first (rules: goals). */
export function takenFromGoals(needed: number, oldestFirst: readonly Saving[]): SavedMove[] {
  const moves: SavedMove[] = [];
  let rest = needed;
  for (const { id, saved } of [...oldestFirst].reverse()) {
    const amount = Math.min(rest, saved);
    if (amount > 0) moves.push({ goalId: id, amount: -amount });
    rest -= Math.max(0, amount);
  }
  return moves;
}

/** What comes back to a goal when a claim is refunded: what it gave, as far as there is room (rules: goals). */
export function refundedToGoal(fromGoal: number, goal: Pick<Saving, 'target' | 'saved'> | null): number {
  return goal ? Math.min(fromGoal, goal.target - goal.saved) : 0;
}
