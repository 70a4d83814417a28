import { accentNames } from '@herohood/ui/theme/tokens';
import { habitsText } from '../../text/en/habits';

type HabitIconId = keyof typeof habitsText.icons;

/** The specification's pictures of the create and the edit form together, so that editing never loses one. */
export const HABIT_ICONS = Object.keys(habitsText.icons) as HabitIconId[];
export const HABIT_COLORS = accentNames;
export const XP_REWARDS = [25, 50, 75, 100] as const;
export const REMINDER_MINUTES = [15, 30, 45, 60, 90, 120] as const;
/** Reminders start on the hour (ruling R18). */
export const REMINDER_TIMES = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

export interface HabitValues {
  name: string;
  description: string;
  icon: string;
  color: string;
  xpReward: number;
  reminderEnabled: boolean;
  reminderTime: string;
  reminderDuration: number;
}

/** A new habit: 50 XP and reminders of 30 minutes (specification). */
export const NEW_HABIT: HabitValues = {
  name: '',
  description: '',
  icon: 'energy',
  color: 'turquoise',
  xpReward: 50,
  reminderEnabled: false,
  reminderTime: '07:00',
  reminderDuration: 30,
};

/** A choice with the stored value in it, when that came from elsewhere and is none of the usual ones. */
export function withCurrent<T>(choices: readonly T[], current: T): T[] {
  return choices.includes(current) ? [...choices] : [...choices, current];
}
