import { MINUTE_MS } from '../time/durations';
import { addDays, dayBounds, type FamilyClock, familyDay, localTimeOn } from '../time/family-day';
import type { EffectiveReminder } from './settings';
import { isInActiveWindow } from './window';

type Timing = Pick<
  EffectiveReminder,
  'reminderTime' | 'reminderDuration' | 'timeRangeStart' | 'timeRangeEnd'
>;

/** The one reminder of a habit on a family day: shown from `at` (included) until `until` (excluded). */
export interface PlannedReminder {
  day: string;
  at: Date;
  until: Date;
}

/** A reminder that was set at its window's very end, when the end still counted, goes on ringing. */
const mayRing = (timing: Timing) => isInActiveWindow(timing) || timing.reminderTime === timing.timeRangeEnd;

/**
 * The reminder of a family day by the family's clock (rules: reminders); null when its time lies outside the active
 * window or the day does not exist there. Each day has one, so clock changes neither double nor drop it. It ends
 * with the day: yesterday's mission can no longer be done.
 */
export function planReminder(day: string, timing: Timing, clock: FamilyClock): PlannedReminder | null {
  if (!mayRing(timing)) return null;
  const at = localTimeOn(day, timing.reminderTime, clock);
  const dayEnd = dayBounds(day, clock).end;
  if (at.getTime() >= dayEnd.getTime()) return null;
  const until = Math.min(at.getTime() + timing.reminderDuration * MINUTE_MS, dayEnd.getTime());
  return { day, at, until: new Date(until) };
}

/** The next reminder that has not begun before `now`: today's or one of the coming days'. */
export function nextReminder(now: Date, timing: Timing, clock: FamilyClock): PlannedReminder | null {
  const today = familyDay(now, clock);
  // A zone leaps over one day at most, so among today and the next two is one that comes.
  for (const n of [0, 1, 2]) {
    const planned = planReminder(addDays(today, n), timing, clock);
    if (planned && planned.at.getTime() >= now.getTime()) return planned;
  }
  return null;
}

export interface ReminderQuestion {
  reminder: EffectiveReminder;
  /** The assignment and its master are active. */
  isActive: boolean;
  /** Its plan asks for it today, and no mark says otherwise (rules: schedules, days off). */
  isDueToday: boolean;
  /** Today's mission is pending or approved, as often as it is due today. */
  isDoneToday: boolean;
  /** This habit's reminder of today was sent. */
  isSentToday: boolean;
  now: Date;
  clock: FamilyClock;
}

/** `wait`: later today. `skip`: not at all today. `send`: now, once; mark the day as sent in the same step. */
export type ReminderDecision =
  | { kind: 'send'; planned: PlannedReminder }
  | { kind: 'wait'; planned: PlannedReminder }
  | { kind: 'skip'; reason: 'off' | 'inactive' | 'notDue' | 'done' | 'sent' | 'outsideWindow' | 'over' };

/**
 * What a worker does about a habit's reminder now (rules: reminders). One that was missed, after a restart, is still
 * sent while it would be showing, and dropped afterwards.
 */
export function decideReminder(question: ReminderQuestion): ReminderDecision {
  const { reminder, now, clock } = question;
  if (!reminder.reminderEnabled) return { kind: 'skip', reason: 'off' };
  if (!question.isActive) return { kind: 'skip', reason: 'inactive' };
  if (!question.isDueToday) return { kind: 'skip', reason: 'notDue' };
  if (question.isDoneToday) return { kind: 'skip', reason: 'done' };
  if (question.isSentToday) return { kind: 'skip', reason: 'sent' };
  const planned = planReminder(familyDay(now, clock), reminder, clock);
  if (!planned) return { kind: 'skip', reason: 'outsideWindow' };
  if (now.getTime() < planned.at.getTime()) return { kind: 'wait', planned };
  return isShowing(planned, now) ? { kind: 'send', planned } : { kind: 'skip', reason: 'over' };
}

/**
 * When to look at a habit's reminder again: at its time today, else at its next day's; null when it will not come
 * before somebody changes something. Today's decision is final unless that happens.
 */
export function nextLook(decision: ReminderDecision, question: ReminderQuestion): Date | null {
  if (decision.kind === 'wait') return decision.planned.at;
  if (decision.kind === 'skip' && (decision.reason === 'off' || decision.reason === 'inactive')) return null;
  const { reminder, clock } = question;
  const tomorrow = dayBounds(familyDay(question.now, clock), clock).end;
  return nextReminder(tomorrow, reminder, clock)?.at ?? null;
}

/** Whether a reminder's time to be shown runs; the kids app also hides it once the mission is done (rules: reminders). */
export function isShowing(planned: Pick<PlannedReminder, 'at' | 'until'>, now: Date): boolean {
  return planned.at.getTime() <= now.getTime() && now.getTime() < planned.until.getTime();
}
