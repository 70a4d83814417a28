import type { Executor } from '@herohood/db/client';
import { readHeroFacts } from '@herohood/db/days/facts-queries';
import { findKeptHabitStreaks, keepHabitStreaks } from '@herohood/db/progress/habit-streak-queries';
import type { StreakHero } from '@herohood/db/progress/streak-queries';
import { retried } from '@herohood/db/retried';
import { type HabitStreak, habitStreakUntil, KEPT_AFTER_DAYS } from '@herohood/domain/progress/habit-streak';
import { addDays } from '@herohood/domain/time/family-day';

/** What is kept of a streak is moved on when it is so many days behind. */
const MOVED_AFTER_DAYS = 7;
/** So many days are read and judged at once; only a streak of which nothing is kept has more. */
const MOST_DAYS = 500;

type HabitStreaks = ReadonlyMap<string, HabitStreak>;

/**
 * The streak of days of each of a hero's habits, by its id; one that never was done has none. Counted over the days since the one that it is
 * kept for, so that it costs the same however long it is; without one, since it was first done (rules: streaks).
 *
 * @param doneSince the first day on which each habit was done; null for one that never was
 */
export async function readHabitStreaks(
  db: Executor,
  hero: StreakHero,
  { today, doneSince }: { today: string; doneSince: ReadonlyMap<string, string | null> },
): Promise<Map<string, number>> {
  const { no, kept } = await findKeptHabitStreaks(db, hero);
  const keptDay = addDays(today, -KEPT_AFTER_DAYS);
  let streaks: HabitStreaks = new Map(
    [...doneSince].flatMap(([habitId, since]): [string, HabitStreak][] => {
      if (since === null) return [];
      return [[habitId, kept.get(habitId) ?? { day: addDays(since, -1), days: 0, idle: 0 }]];
    }),
  );
  const isBehind = ([habitId, { day }]: [string, HabitStreak]) =>
    kept.has(habitId) ? day < addDays(keptDay, -MOVED_AFTER_DAYS) : day < keptDay;
  if ([...streaks].some(isBehind)) {
    streaks = await walkedUntil(db, hero, { streaks, until: keptDay, today });
    const ofDay = [...streaks].filter(([, { day }]) => day === keptDay);
    await retried(() => keepHabitStreaks(db, hero, { no, day: keptDay, streaks: new Map(ofDay) }));
  }
  const walked = await walkedUntil(db, hero, { streaks, until: today, today });
  return new Map([...doneSince.keys()].map((habitId) => [habitId, walked.get(habitId)?.days ?? 0]));
}

/** Brings streaks forward to a day; those that stand there or after it stay as they are. */
async function walkedUntil(
  db: Executor,
  hero: StreakHero,
  { streaks, until, today }: { streaks: HabitStreaks; until: string; today: string },
): Promise<HabitStreaks> {
  const walked = new Map(streaks);
  const days = [...streaks.values()].map(({ day }) => day);
  // ISO days sort as they follow one another.
  let [last = until] = days.sort();
  while (last < until) {
    const from = addDays(last, 1);
    const [to = until] = [until, addDays(last, MOST_DAYS)].sort();
    const facts = await readHeroFacts(db, hero, { from, until: to });
    const habits = new Map(facts.habits.map((habit) => [habit.habitId, habit]));
    for (const [habitId, before] of walked) {
      if (before.day >= to) continue;
      const habit = habits.get(habitId);
      // The hero neither had it nor did it on any of these days.
      if (!habit) walked.set(habitId, { ...before, day: to });
      else walked.set(habitId, habitStreakUntil(facts, habit, { before, until: to, today }));
    }
    last = to;
  }
  return walked;
}
