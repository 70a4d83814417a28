import { readHeroFacts } from '@herohood/db/days/facts-queries';
import type { TestDatabase } from '@herohood/db/testing/test-database';
import { isNeutral, marksOn } from '@herohood/domain/days/day-marks';
import { missionOfDay } from '@herohood/domain/days/day-missions';
import type { FactHabit, HeroFacts } from '@herohood/domain/days/facts';
import { addDays } from '@herohood/domain/time/family-day';
import type { HeroKey } from './overtake';

/** A habit with a quota that was not done for so many days has no streak of days. */
const IDLE_DAYS = 7;

/**
 * The streaks of a hero's habits as somebody counts them who reads all days there are and goes back from today until each has ended. What a plan says
 * of a day is asked of the one rule.
 */
export async function referenceHabitStreaks(
  { db, sql }: TestDatabase,
  hero: HeroKey,
  today: string,
): Promise<Map<string, number>> {
  const [first] = await sql`select min(date)::text as day from completions where child_id = ${hero.childId}`;
  const from = first?.day ?? today;
  const facts = await readHeroFacts(db, hero, { from, until: today });
  return new Map(facts.habits.map((habit) => [habit.habitId, countBack(facts, habit, { from, today })]));
}

function countBack(
  facts: HeroFacts,
  habit: FactHabit,
  { from, today }: { from: string; today: string },
): number {
  let done = 0;
  let idle = 0;
  for (let day = today; day >= from; day = addDays(day, -1)) {
    const marks = marksOn(facts, day);
    if (isNeutral(marks)) continue;
    const { live, isOwed, slots, isAssigned, state } = missionOfDay(facts, habit, { day, marks });
    const approved = live.filter(({ isApproved }) => isApproved).length;
    const isPlanned = facts.assignedFrom !== null && facts.assignedFrom <= day;
    const owed = isPlanned && isOwed ? slots : 0;
    if (approved > 0 && approved >= owed) {
      done += 1;
      idle = 0;
    } else if (day < today) {
      if (!isPlanned) return done;
      if (live.length > 0 && live.length >= owed) continue;
      if (owed > 0) return done;
      if (isAssigned && state === 'due') idle += 1;
      if (idle === IDLE_DAYS) return done;
    }
  }
  return done;
}
