import { type Refusal, refuse } from '../refusal';
import { minutesOf } from '../time/family-day';

/** Reminders begin, and active windows begin and end, every so many minutes (rules: reminders). */
export const REMINDER_STEP_MINUTES = 5;

/** When a reminder comes and the window in which it may, all HH:MM on the family's clock. */
export interface ReminderTimes {
  reminderTime: string;
  timeRangeStart: string;
  timeRangeEnd: string;
}

/**
 * Whether the reminder's time lies in the active window: from its start (included) until its end (excluded). The window
 * may cross midnight; one whose start is its end lasts all day. Wall times are compared, so daylight saving cannot push
 * one out (rules: reminders).
 */
export function isInActiveWindow(times: ReminderTimes): boolean {
  const time = minutesOf(times.reminderTime);
  const start = minutesOf(times.timeRangeStart);
  const end = minutesOf(times.timeRangeEnd);
  if (start === end) return true;
  return start < end ? start <= time && time < end : time >= start || time < end;
}

interface TimesQuestion {
  /** What is to be set; a missing field stays. */
  wanted: { [Field in keyof ReminderTimes]?: string | undefined };
  /** What is set now, or what something new begins with. */
  before: ReminderTimes;
  /** It is new, or switched on by this change: the times must fit, though none is changed. */
  mustFit: boolean;
}

/**
 * Whether these times may be set: in steps of 5 minutes, and the reminder inside its window, also while reminders are
 * off (rules: reminders). Times from before that rule stay until somebody changes one or switches the reminder on.
 */
export function decideReminderTimes({
  wanted,
  before,
  mustFit,
}: TimesQuestion): { kind: 'allowed' } | Refusal<'BAD_REQUEST' | 'OUTSIDE_WINDOW'> {
  const after = {
    reminderTime: wanted.reminderTime ?? before.reminderTime,
    timeRangeStart: wanted.timeRangeStart ?? before.timeRangeStart,
    timeRangeEnd: wanted.timeRangeEnd ?? before.timeRangeEnd,
  };
  const fields = ['reminderTime', 'timeRangeStart', 'timeRangeEnd'] as const;
  const moved = fields.filter((field) => after[field] !== before[field]);
  if (moved.some((field) => minutesOf(after[field]) % REMINDER_STEP_MINUTES !== 0))
    return refuse('BAD_REQUEST');
  if (moved.length === 0 && !mustFit) return { kind: 'allowed' };
  return isInActiveWindow(after) ? { kind: 'allowed' } : refuse('OUTSIDE_WINDOW');
}
