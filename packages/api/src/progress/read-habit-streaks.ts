import type { Database, Executor } from '@herohood/db/client';
import { readHeroFacts } from '@herohood/db/days/facts-queries';
import type { FamilyId } from '@herohood/db/family/family-id';
import { findKeptHabitStreaks, keepHabitStreaks } from '@herohood/db/progress/habit-streak-queries';
import type { StreakHero } from '@herohood/db/progress/streak-queries';
import { retried } from '@herohood/db/retried';
import { type HabitStreak, habitStreakUntil, KEPT_AFTER_DAYS } from '@herohood/domain/progress/habit-streak';
import type { Badges } from '@herohood/domain/progress/schema';
import { weeklyStreak } from '@herohood/domain/progress/weekly-streak';
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

/** So many days are read first; each time that a streak is longer, four times as many. */
const FIRST_DAYS = 56;
const MORE = 4;

interface Question {
  familyId: FamilyId;
  childId: string;
  today: string;
  /** The hero's active assignments. */
  habits: readonly { id: string; schedule: { kind: string } }[];
}

/**
 * The weeks in a row of each habit with a quota (rules: weekly streaks). It reads as far back as streaks go and costs nothing where no habit
 * has a quota.
 */
export async function readWeeklyStreaks(
  db: Database,
  { familyId, childId, today, habits }: Question,
): Promise<Badges['weeklyStreaks']> {
  const ids = habits.filter(({ schedule }) => schedule.kind === 'quota').map(({ id }) => id);
  const weeks = new Map<string, number>();
  let open = new Set(ids);
  for (let days = FIRST_DAYS; open.size > 0; days *= MORE) {
    const from = addDays(today, -days);
    const facts = await readHeroFacts(db, { familyId, childId }, { from, until: today });
    const still = new Set<string>();
    for (const habit of facts.habits.filter(({ habitId }) => open.has(habitId))) {
      const streak = weeklyStreak(facts, habit, { today, from });
      weeks.set(habit.habitId, streak.weeks);
      if (streak.isOpen) still.add(habit.habitId);
    }
    open = still;
  }
  return ids.map((habitId) => ({ habitId, weeks: weeks.get(habitId) ?? 0 }));
}
