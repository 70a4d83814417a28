import type { DayMission } from '../days/day-missions';
import { type Refusal, refuse } from '../refusal';
import { daysBetween } from '../time/family-day';

/** The completion of this habit, day and slot that is pending or approved, if there is one. */
export interface LiveCompletion {
  status: 'pending' | 'approved';
}

export interface CompletionQuestion {
  /** The assignment and its master are both active (rules: habits). */
  isActive: boolean;
  live: LiveCompletion | null;
  /** How many completions of this habit and day there are, withdrawn and rejected ones included. */
  tries: number;
  /** `enableHabits` of the child's controls (rules: sessions). */
  featureEnabled: boolean;
}

/** A hero may begin a mission this often a day: nobody needs more, and the rows of a day have a bound. */
export const TRIES_PER_DAY = 30;

/** `new`: write a pending completion (201). `existing`: answer with the live one (200). */
export type CompletionDecision =
  | { kind: 'new' | 'existing' }
  | Refusal<'FEATURE_DISABLED' | 'HABIT_INACTIVE' | 'TRY_LIMIT'>;

/**
 * What a child's tap on a mission does (rules: missions). A live completion answers before an inactive habit does, so
 * that a replay of a tap that already arrived is always harmless.
 */
export function decideCompletion(question: CompletionQuestion): CompletionDecision {
  const { isActive, live, tries, featureEnabled } = question;
  if (!featureEnabled) return refuse('FEATURE_DISABLED');
  if (live) return { kind: 'existing' };
  if (!isActive) return refuse('HABIT_INACTIVE');
  return tries < TRIES_PER_DAY ? { kind: 'new' } : refuse('TRY_LIMIT');
}

/**
 * Whether a mission can be done in one of a day's slots (rules: schedules): one that is due once is done on one of its days. It asks nothing of a mission that is live in that slot already: that
 * one answers first.
 */
export function decideSlot(
  { state, slots, isDoneElsewhere }: Pick<DayMission, 'state' | 'slots' | 'isDoneElsewhere'>,
  slot: number,
): { kind: 'open' } | Refusal<'NOT_DUE' | 'SLOT_GONE'> {
  if (state === 'off' || isDoneElsewhere) return refuse('NOT_DUE');
  return slot <= slots ? { kind: 'open' } : refuse('SLOT_GONE');
}

/** `approvePending`: the child's own tap of that day is waiting, so it is approved instead of a second one made. */
export type ParentCompletionDecision =
  | { kind: 'new' | 'approvePending' | 'existing' }
  | Refusal<'HABIT_INACTIVE'>;

/** What a parent marking a mission done on a child's behalf does: it ends approved, and paid once (rules: missions). */
export function decideParentCompletion(question: {
  isActive: boolean;
  live: LiveCompletion | null;
}): ParentCompletionDecision {
  const { isActive, live } = question;
  if (live) return { kind: live.status === 'pending' ? 'approvePending' : 'existing' };
  return isActive ? { kind: 'new' } : refuse('HABIT_INACTIVE');
}

/** A parent may mark missions done for today and this many family days before it (rules: missions). */
export const ON_BEHALF_DAYS = 7;

/** Whether a parent may mark a mission of `day` done; a day to come is a plain mistake, an old one is too old. */
export function decideOnBehalfDay(
  day: string,
  today: string,
): { kind: 'allowed' } | Refusal<'TOO_OLD' | 'BAD_REQUEST'> {
  const age = daysBetween(day, today);
  if (age < 0) return refuse('BAD_REQUEST');
  return age <= ON_BEHALF_DAYS ? { kind: 'allowed' } : refuse('TOO_OLD');
}
