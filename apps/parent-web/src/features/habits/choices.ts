import { sayName } from '@herohood/browser/text/say-name';
import { DEFAULT_HABIT } from '@herohood/domain/habits/choices';
import type { HabitIdea } from '@herohood/domain/habits/idea';
import type { MasterHabit } from '@herohood/domain/habits/schema';
import type { HabitTool } from '@herohood/domain/habits/tool';
import { DEFAULT_REMINDER_TIME, DEFAULT_WINDOW } from '@herohood/domain/reminders/settings';

/** What the habit form holds; the recording has a keeper of its own. */
export type HabitValues = ReturnType<typeof valuesOf>;

/** What a new habit can begin with: an idea, or a template. */
export type HabitStart = Pick<HabitValues, 'name' | 'description' | 'icon' | 'xpReward' | 'tool'> &
  Partial<Pick<HabitValues, 'color' | 'schedule' | 'partOfDay' | 'timesPerDay'>>;

/** A habit as the library suggests it. */
export function startOf({ name, description, icon, xpReward, tool, partOfDay }: HabitStart): HabitStart {
  return { name, description, icon, xpReward, tool, partOfDay };
}

/** An idea that this app knows itself, in the language that is spoken: so a family's first habits are in theirs. */
export const sayIdea = (idea: HabitIdea): HabitIdea => ({
  ...idea,
  name: sayName(idea.name),
  description: sayName(idea.description),
  tool: sayTool(idea.tool),
});

function sayTool(tool: HabitTool): HabitTool {
  if (tool === 'none' || tool.kind !== 'steps') return tool;
  return { ...tool, steps: tool.steps.map((step) => ({ ...step, name: sayName(step.name) })) };
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
export function valuesOf(habit: MasterHabit) {
  const { id, createdAt, isActive, frequency, voiceRecording, voiceRecordingName, ...values } = habit;
  return { ...values, description: values.description ?? '' };
}

/** A choice with the stored value in it, when that came from elsewhere and is none of the usual ones. */
export function withCurrent<T>(choices: readonly T[], current: T): T[] {
  return choices.includes(current) ? [...choices] : [...choices, current];
}
