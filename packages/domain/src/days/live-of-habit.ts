import type { FactCompletion } from './facts';

/** What was sent or approved of one habit. */
export interface LiveOfHabit {
  /** The day of each, in the order of the facts. */
  days: string[];
  /** Those of a day, by slot. */
  byDay: ReadonlyMap<string, FactCompletion[]>;
}

const NOTHING: LiveOfHabit = { days: [], byDay: new Map() };

/** Facts are judged habit by habit and day by day, and those of a year are thousands: they are put in order once. */
const known = new WeakMap<readonly FactCompletion[], Map<string, LiveOfHabit>>();

/** The live completions of one habit of the facts. */
export function liveOfHabit(live: readonly FactCompletion[], habitId: string): LiveOfHabit {
  const habits = known.get(live) ?? inOrder(live);
  known.set(live, habits);
  return habits.get(habitId) ?? NOTHING;
}

function inOrder(live: readonly FactCompletion[]): Map<string, LiveOfHabit> {
  const habits = new Map<string, { days: string[]; byDay: Map<string, FactCompletion[]> }>();
  for (const completion of live) {
    const habit = habits.get(completion.habitId) ?? {
      days: [] as string[],
      byDay: new Map<string, FactCompletion[]>(),
    };
    habits.set(completion.habitId, habit);
    habit.days.push(completion.day);
    const ofDay = habit.byDay.get(completion.day);
    if (ofDay) ofDay.push(completion);
    else habit.byDay.set(completion.day, [completion]);
  }
  for (const { byDay } of habits.values())
    for (const ofDay of byDay.values()) ofDay.sort((a, b) => a.slot - b.slot);
  return habits;
}
