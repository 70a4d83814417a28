import { DEFAULT_HABIT } from '@herohood/domain/habits/choices';
import type { MasterHabit } from '@herohood/domain/habits/schema';
import { DEFAULT_REMINDER_TIME, DEFAULT_WINDOW } from '@herohood/domain/reminders/settings';

/** What the habit form holds; the recording has a keeper of its own. */
export type HabitValues = { description: string } & Pick<
  MasterHabit,
  | 'name'
  | 'icon'
  | 'color'
  | 'xpReward'
  | 'reminderEnabled'
  | 'reminderTime'
  | 'reminderDuration'
  | 'timeRangeStart'
  | 'timeRangeEnd'
  | 'voiceReminderEnabled'
  | 'customRingtone'
>;

/** A new habit: 50 XP, reminders of 30 minutes, gentle chime (rules: habits). */
export const NEW_HABIT: HabitValues = {
  name: '',
  description: '',
  icon: DEFAULT_HABIT.icon,
  color: DEFAULT_HABIT.color,
  xpReward: DEFAULT_HABIT.xpReward,
  reminderEnabled: false,
  reminderTime: DEFAULT_REMINDER_TIME,
  reminderDuration: DEFAULT_HABIT.reminderDuration,
  timeRangeStart: DEFAULT_WINDOW.start,
  timeRangeEnd: DEFAULT_WINDOW.end,
  voiceReminderEnabled: DEFAULT_HABIT.voiceReminderEnabled,
  customRingtone: DEFAULT_HABIT.customRingtone,
};

export function valuesOf(habit: MasterHabit): HabitValues {
  return {
    name: habit.name,
    description: habit.description ?? '',
    icon: habit.icon,
    color: habit.color,
    xpReward: habit.xpReward,
    reminderEnabled: habit.reminderEnabled,
    reminderTime: habit.reminderTime,
    reminderDuration: habit.reminderDuration,
    timeRangeStart: habit.timeRangeStart,
    timeRangeEnd: habit.timeRangeEnd,
    voiceReminderEnabled: habit.voiceReminderEnabled,
    customRingtone: habit.customRingtone,
  };
}

/** A choice with the stored value in it, when that came from elsewhere and is none of the usual ones. */
export function withCurrent<T>(choices: readonly T[], current: T): T[] {
  return choices.includes(current) ? [...choices] : [...choices, current];
}
