import { addDays } from '../time/family-day';
import type { FactCompletion, HeroFacts } from './facts';

/** So far around a day a plan looks: the rest of a week, and the days on which a mission with a date may be late. */
const REACH_DAYS = 7;

const byHabit = new WeakMap<readonly FactCompletion[], Map<string, FactCompletion[]>>();

/** What was sent or approved of a habit on a day, by slot, and the days of what lies near enough for its plan to ask. */
export function liveMissions(
  { live }: Pick<HeroFacts, 'live'>,
  { habitId, lastLiveBefore, day }: { habitId: string; lastLiveBefore: string | null; day: string },
): { live: FactCompletion[]; liveDays: string[] } {
  const all = sorted(live).get(habitId) ?? [];
  const { from, until } = reachOf(day);
  const before = firstFrom(all, from);
  const near = all.slice(before, firstFrom(all, until));
  const last = all[before - 1]?.day ?? lastLiveBefore;
  const liveDays = near.map((completion) => completion.day);
  return {
    live: near.filter((completion) => completion.day === day),
    liveDays: last ? [last, ...liveDays] : liveDays,
  };
}

let lastReach = { day: '', from: '', until: '' };

/** The days around a day that a plan looks at, the last one not included. Kept, because a day is asked for habit after habit. */
function reachOf(day: string): { from: string; until: string } {
  if (lastReach.day !== day)
    lastReach = { day, from: addDays(day, -REACH_DAYS), until: addDays(day, REACH_DAYS + 1) };
  return lastReach;
}

/** Sorted once for all days of a range: a year of a hero has thousands of completions. */
function sorted(live: readonly FactCompletion[]): Map<string, FactCompletion[]> {
  const known = byHabit.get(live);
  if (known) return known;
  const habits = new Map<string, FactCompletion[]>();
  for (const completion of live) {
    const own = habits.get(completion.habitId);
    if (own) own.push(completion);
    else habits.set(completion.habitId, [completion]);
  }
  for (const own of habits.values()) {
    own.sort((a, b) => (a.day === b.day ? a.slot - b.slot : a.day < b.day ? -1 : 1));
  }
  byHabit.set(live, habits);
  return habits;
}

/** The place of the first completion on a day or after it. */
function firstFrom(completions: readonly FactCompletion[], day: string): number {
  let low = 0;
  let high = completions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((completions[middle] as FactCompletion).day < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
