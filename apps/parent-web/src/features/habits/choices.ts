import { DEFAULT_HABIT } from '@herohood/domain/habits/choices';
import type { HabitIdea } from '@herohood/domain/habits/idea';
import type { MasterHabit } from '@herohood/domain/habits/schema';
import { DEFAULT_REMINDER_TIME, DEFAULT_WINDOW } from '@herohood/domain/reminders/settings';

/** What the habit form does not hold: who the habit is, its state, and the recording, which has a keeper of its own. */
type NotInForm =
  | 'id'
  | 'createdAt'
  | 'isActive'
  | 'frequency'
  | 'voiceRecording'
  | 'voiceRecordingName'
  | 'description';

/** What the habit form holds. */
export type HabitValues = { description: string } & Omit<MasterHabit, NotInForm>;

/** What a new habit can begin with: an idea, or a template. */
export type HabitStart = Pick<HabitValues, 'name' | 'description' | 'icon' | 'xpReward' | 'tool'> &
  Partial<Pick<HabitValues, 'color' | 'schedule' | 'partOfDay' | 'timesPerDay'>>;

type Suggested = Pick<HabitIdea, 'name' | 'description' | 'xpReward' | 'tool' | 'partOfDay'> & {
  icon: string;
};

/** A habit as the library suggests it. */
export function startOf({ name, description, icon, xpReward, tool, partOfDay }: Suggested): HabitStart {
  return { name, description, icon, xpReward, tool, partOfDay };
}

const { isActive, ...defaults } = DEFAULT_HABIT;

/** A new habit, as the form begins (rules: habits). */
export const NEW_HABIT: HabitValues = {
  name: '',
  description: '',
  reminderEnabled: false,
  reminderTime: DEFAULT_REMINDER_TIME,
  timeRangeStart: DEFAULT_WINDOW.start,
  timeRangeEnd: DEFAULT_WINDOW.end,
  ...defaults,
};

/** The form's values of a habit that is there. */
export function valuesOf(habit: MasterHabit): HabitValues {
  const { id, createdAt, isActive, frequency, voiceRecording, voiceRecordingName, ...values } = habit;
  return { ...values, description: values.description ?? '' };
}

/** A choice with the stored value in it, when that came from elsewhere and is none of the usual ones. */
export function withCurrent<T>(choices: readonly T[], current: T): T[] {
  return choices.includes(current) ? [...choices] : [...choices, current];
}
