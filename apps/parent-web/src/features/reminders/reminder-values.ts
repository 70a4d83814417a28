import type { MasterHabit } from '@herohood/domain/habits/schema';

/** The alert fields of a habit, as its forms hold them. */
export type ReminderValues = Pick<
  MasterHabit,
  | 'reminderEnabled'
  | 'reminderTime'
  | 'reminderDuration'
  | 'timeRangeStart'
  | 'timeRangeEnd'
  | 'voiceReminderEnabled'
  | 'customRingtone'
>;

/** What the family's plan includes (rules: subscription). */
export interface ReminderPlan {
  hasPremiumAccess: boolean;
  /** The premium ringtones need a plan that is paid for. */
  hasPaidAccess: boolean;
}

/** Reminders begin on the hour, 00:00 to 23:00 (rules: reminders). */
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** The hours to choose from, with the present one in its place when another program set it. */
export function hoursWith(current: string): string[] {
  return HOURS.includes(current) ? HOURS : [...HOURS, current].sort();
}

export function alertValuesOf(habit: ReminderValues): ReminderValues {
  const { reminderEnabled, reminderTime, reminderDuration, timeRangeStart, timeRangeEnd } = habit;
  const { voiceReminderEnabled, customRingtone } = habit;
  return {
    reminderEnabled,
    reminderTime,
    reminderDuration,
    timeRangeStart,
    timeRangeEnd,
    voiceReminderEnabled,
    customRingtone,
  };
}
