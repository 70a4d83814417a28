import type { ReminderSettings } from '@herohood/domain/account/schema';
import type { ChildHabit, MasterHabit } from '@herohood/domain/habits/schema';
import { SILENT } from '@herohood/domain/reminders/ringtones';
import { timesOf } from '@herohood/domain/reminders/settings';

/** What the family's plan includes (rules: subscription). */
export interface ReminderPlan {
  hasPremiumAccess: boolean;
  /** The premium ringtones need a plan that is paid for. */
  hasPaidAccess: boolean;
}

/** The family's default alerts as the editor holds them: without a ringtone they are silent. */
export function defaultsOf(settings: ReminderSettings): ReminderValues {
  return {
    reminderEnabled: settings.enabled,
    ...timesOf(settings),
    reminderDuration: settings.reminderTime,
    voiceReminderEnabled: settings.voiceEnabled,
    customRingtone: settings.ringtoneEnabled ? settings.defaultRingtone : SILENT,
  };
}

/** What the editor holds as the family's default alerts. Silence keeps the ringtone of `before` for later. */
export function settingsOf(values: ReminderValues, before: ReminderSettings): ReminderSettings {
  const isSilent = values.customRingtone === SILENT;
  return {
    ...before,
    enabled: values.reminderEnabled,
    time: values.reminderTime,
    timeRangeStart: values.timeRangeStart,
    timeRangeEnd: values.timeRangeEnd,
    reminderTime: values.reminderDuration,
    voiceEnabled: values.voiceReminderEnabled,
    ringtoneEnabled: !isSilent,
    defaultRingtone: isSilent ? before.defaultRingtone : values.customRingtone,
  };
}

/** The alert fields of a habit, as its forms hold them. */
export function alertValuesOf(habit: MasterHabit | ChildHabit) {
  const { reminderEnabled, reminderTime, reminderDuration, timeRangeStart, timeRangeEnd } = habit;
  const { voiceReminderEnabled, customRingtone } = habit;
  const times = { reminderTime, timeRangeStart, timeRangeEnd };
  return { ...times, reminderEnabled, reminderDuration, voiceReminderEnabled, customRingtone };
}

export type ReminderValues = ReturnType<typeof alertValuesOf>;
