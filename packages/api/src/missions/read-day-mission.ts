import type { Transaction } from '@herohood/db/client';
import { readHeroFacts } from '@herohood/db/days/facts-queries';
import type { StreakHero } from '@herohood/db/progress/streak-queries';
import { marksOn } from '@herohood/domain/days/day-marks';
import { type DayMission, missionOfDay } from '@herohood/domain/days/day-missions';
import { found } from '../refusals';

/**
 * A hero's mission on a day, by all that judges days (rules: schedules). Its assignment and the hero must be locked, so that its plan
 * still holds when it is written, and two devices on two days of a week cannot exceed a quota together.
 */
export async function readDayMission(
  tx: Transaction,
  hero: StreakHero,
  { id, day }: { id: string; day: string },
): Promise<DayMission> {
  const facts = await readHeroFacts(tx, hero, { from: day, until: day });
  const habit = found(facts.habits.find(({ habitId }) => habitId === id) ?? null, 'This mission');
  return missionOfDay(facts, habit, { day, marks: marksOn(facts, day) });
}
