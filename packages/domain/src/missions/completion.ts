import { type Refusal, refuse } from '../refusal';
import { daysBetween } from '../time/family-day';

/** The completion of this habit and day that is pending or approved, if there is one. */
export interface LiveCompletion {
  status: 'pending' | 'approved';
}

export interface CompletionQuestion {
  /** The assignment and its master are both active (rules: habits). */
  isActive: boolean;
  live: LiveCompletion | null;
  /** `enableHabits` of the child's controls (rules: sessions). */
  featureEnabled: boolean;
}

/** `new`: write a pending completion (201). `existing`: answer with the live one (200). */
export type CompletionDecision =
  | { kind: 'new' }
  | { kind: 'existing' }
  | { kind: 'inactive' }
  | { kind: 'featureDisabled' };

/**
 * What a child's tap on a mission does (rules: missions). A live completion answers before an inactive habit does, so
 * that a replay of a tap that already arrived is always harmless.
 */
export function decideCompletion({ isActive, live, featureEnabled }: CompletionQuestion): CompletionDecision {
  if (!featureEnabled) return { kind: 'featureDisabled' };
  if (live) return { kind: 'existing' };
  return { kind: isActive ? 'new' : 'inactive' };
}

/** `approvePending`: the child's own tap of that day is waiting, so it is approved instead of a second one made. */
export type ParentCompletionDecision =
  | { kind: 'new' }
  | { kind: 'approvePending' }
  | { kind: 'existing' }
  | { kind: 'inactive' };

/** What a parent marking a mission done on a child's behalf does: it ends approved, and paid once (rules: missions). */
export function decideParentCompletion(question: {
  isActive: boolean;
  live: LiveCompletion | null;
}): ParentCompletionDecision {
  const { isActive, live } = question;
  if (live) return { kind: live.status === 'pending' ? 'approvePending' : 'existing' };
  return { kind: isActive ? 'new' : 'inactive' };
}

/** An offline tap may arrive this late (rules: missions). */
export const REPLAY_WINDOW_MS = 24 * 3_600_000;

/** `honoured`: the claimed time counts. `now`: none was claimed, or one in the future. Both carry the time. */
export type CompletionInstant = { kind: 'honoured' | 'now'; at: Date } | Refusal<'TOO_OLD'>;

/** The instant at which a mission counts as completed, from the server's clock and the device's claim (rules: missions). */
export function completionInstant(question: { now: Date; claimed?: Date | null }): CompletionInstant {
  const { now, claimed } = question;
  if (!claimed || claimed.getTime() >= now.getTime()) return { kind: 'now', at: now };
  if (now.getTime() - claimed.getTime() > REPLAY_WINDOW_MS) return refuse('TOO_OLD');
  return { kind: 'honoured', at: claimed };
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
