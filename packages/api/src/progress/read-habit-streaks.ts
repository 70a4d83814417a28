import type { Executor } from '@herohood/db/client';
import { readHeroFacts } from '@herohood/db/days/facts-queries';
import type { StreakHero } from '@herohood/db/progress/streak-queries';
import { habitStreakBack, NEW_HABIT_STREAK } from '@herohood/domain/progress/habit-streak';
import { addDays } from '@herohood/domain/time/family-day';

/** Most streaks are shorter than the first look; each further one goes back twice as far. */
const FIRST_DAYS = 31;
const MOST_DAYS = 500;

/**
 * The streak of days of each of a hero's habits, by its id; a habit without one is not in it. Counted back from today over the days on
 * which it was due (rules: streaks).
 *
 * @param doneSince the first day on which each habit was done; null for one that never was
 */
export async function readHabitStreaks(
  db: Executor,
  hero: StreakHero,
  { today, doneSince }: { today: string; doneSince: ReadonlyMap<string, string | null> },
): Promise<Map<string, number>> {
  const streaks = new Map([...doneSince.keys()].map((habitId) => [habitId, NEW_HABIT_STREAK]));
  let until = today;
  let days = FIRST_DAYS;
  for (;;) {
    const open = [...streaks].filter(
      ([habitId, { isOver }]) => !isOver && (doneSince.get(habitId) ?? '9999') <= until,
    );
    if (open.length === 0) break;
    const from = addDays(until, 1 - days);
    const facts = await readHeroFacts(db, hero, { from, until });
    const habits = new Map(facts.habits.map((habit) => [habit.habitId, habit]));
    for (const [habitId, streak] of open) {
      const habit = habits.get(habitId);
      if (habit) streaks.set(habitId, habitStreakBack(facts, habit, { streak, from, until, today }));
    }
    until = addDays(from, -1);
    days = Math.min(2 * days, MOST_DAYS);
  }
  return new Map([...streaks].map(([habitId, streak]) => [habitId, streak.days]));
}
