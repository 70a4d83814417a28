import type { Transaction } from '@herohood/db/client';
import { readHeroFacts } from '@herohood/db/days/facts-queries';
import type { StreakHero } from '@herohood/db/progress/streak-queries';
import { type DayMission, missionsOfDay } from '@herohood/domain/days/day-missions';
import { setsOut } from '@herohood/domain/world/trip';
import { found } from '../refusals';

/**
 * A hero's mission on a day, by all that judges days (rules: schedules), and whether the hero sets out with it (rules: trips). Its assignment
 * and the hero must be locked, so that its plan still holds when it is written, and two devices on two days of a week cannot exceed a quota
 * together.
 */
export async function readDayMission(
  tx: Transaction,
  hero: StreakHero,
  { id, day }: { id: string; day: string },
): Promise<DayMission & { setsOut: boolean }> {
  const missions = missionsOfDay(await readHeroFacts(tx, hero, { from: day, until: day }), day);
  const mission = found(missions.find(({ habitId }) => habitId === id) ?? null, 'This mission');
  return { ...mission, setsOut: setsOut(missions, id) };
}
