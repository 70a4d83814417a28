import type { ReminderSettings } from '../account/schema';
import { DEFAULT_HABIT } from '../habits/choices';
import { DEFAULT_ALERT_RINGTONE, SILENT } from './ringtones';
import type { ReminderTimes } from './window';

/** How long a reminder shows unless a parent chooses otherwise, in minutes (rules: reminders). */
export const DEFAULT_REMINDER_MINUTES = 5;

/** When a family sets no time of its own: after breakfast, inside the default window. */
export const DEFAULT_REMINDER_TIME = '08:00';

/** The active window a reminder has unless a parent changes it (rules: reminders). */
export const DEFAULT_WINDOW = { start: '07:00', end: '20:00' } as const;

/** A family's default alerts until changed; `reminderTime` carries the duration in minutes (rules: reminders). */
export const DEFAULT_REMINDER_SETTINGS: ReminderSettings = {
  enabled: false,
  voiceEnabled: false,
  ringtoneEnabled: true,
  defaultRingtone: DEFAULT_ALERT_RINGTONE,
  reminderTime: DEFAULT_REMINDER_MINUTES,
  time: DEFAULT_REMINDER_TIME,
  timeRangeStart: DEFAULT_WINDOW.start,
  timeRangeEnd: DEFAULT_WINDOW.end,
};

/** What a habit sets itself; null or missing leaves it to the global settings (rules: reminders). */
export type HabitAlert = {
  [Field in keyof EffectiveReminder]?: EffectiveReminder[Field] | null | undefined;
};

/** The alert fields in force for one habit; `reminderDuration` in minutes, times HH:MM. */
export interface EffectiveReminder {
  reminderEnabled: boolean;
  reminderTime: string;
  reminderDuration: number;
  timeRangeStart: string;
  timeRangeEnd: string;
  voiceReminderEnabled: boolean;
  /** `SILENT`: it shows without a sound. */
  customRingtone: string;
}

/** The times of the family's default alerts, called as in a habit. */
export function timesOf({ time, timeRangeStart, timeRangeEnd }: ReminderSettings): ReminderTimes {
  return { reminderTime: time, timeRangeStart, timeRangeEnd };
}

/** A habit's own alert settings, each else the family's default, else the default (rules: reminders). */
export function effectiveReminder(habit: HabitAlert, global: ReminderSettings): EffectiveReminder {
  return {
    reminderEnabled: habit.reminderEnabled ?? global.enabled,
    reminderTime: habit.reminderTime ?? global.time,
    reminderDuration: habit.reminderDuration ?? global.reminderTime,
    timeRangeStart: habit.timeRangeStart ?? global.timeRangeStart,
    timeRangeEnd: habit.timeRangeEnd ?? global.timeRangeEnd,
    voiceReminderEnabled: habit.voiceReminderEnabled ?? global.voiceEnabled,
    customRingtone: habit.customRingtone ?? (global.ringtoneEnabled ? global.defaultRingtone : SILENT),
  };
}

/**
 * What a new habit gets where its parent leaves a field out: the global settings are the defaults of all new habits
 * (rules: reminders). A global one that nobody has changed leaves the habit form's own default in place, so
 * that 30 minutes and 'Gentle Chime' stay what the form shows. A voice needs premium access (rules: subscription).
 */
export function newHabitAlerts(
  global: ReminderSettings,
  { hasPremiumAccess }: { hasPremiumAccess: boolean },
): EffectiveReminder {
  const isDefault = (field: keyof ReminderSettings) => global[field] === DEFAULT_REMINDER_SETTINGS[field];
  const ringtone = isDefault('defaultRingtone') ? DEFAULT_HABIT.customRingtone : global.defaultRingtone;
  return {
    reminderEnabled: global.enabled,
    ...timesOf(global),
    reminderDuration: isDefault('reminderTime') ? DEFAULT_HABIT.reminderDuration : global.reminderTime,
    voiceReminderEnabled: global.voiceEnabled && hasPremiumAccess,
    customRingtone: global.ringtoneEnabled ? ringtone : SILENT,
  };
}
