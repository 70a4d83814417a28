import type { Database } from '@herohood/db/client';
import { readHeroFacts } from '@herohood/db/days/facts-queries';
import type { FamilyId } from '@herohood/db/family/family-id';
import type { Badges } from '@herohood/domain/progress/schema';
import { weeklyStreak } from '@herohood/domain/progress/weekly-streak';
import { addDays } from '@herohood/domain/time/family-day';

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
