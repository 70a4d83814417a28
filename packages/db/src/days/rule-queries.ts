import { type DayRules, DEFAULT_DAY_RULES, type StreakRule } from '@herohood/domain/days/facts';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { arrayParam } from '../array-param';
import { children } from '../children/tables';
import type { Executor } from '../client';
import type { FamilyId, HeroKey } from '../family/family-id';
import { isOfHero } from '../keys';
import type { StreakHero } from '../progress/streak-queries';
import { familyDayRules, heroStreakRules, streakRepairs } from './tables';

/**
 * Keeps the family's settings that judge days, from a day on; days before keep theirs, and what is as it was leaves no row
 * (rules: streaks). The family must be locked.
 */
export async function keepDayRules(
  db: Executor,
  familyId: FamilyId,
  { fromDay, weekStart, shieldsEnabled }: DayRules & { fromDay: string },
): Promise<void> {
  const ofFamily = eq(familyDayRules.familyId, familyId);
  await db.delete(familyDayRules).where(and(ofFamily, gte(familyDayRules.fromDay, fromDay)));
  const [before = DEFAULT_DAY_RULES] = await db
    .select()
    .from(familyDayRules)
    .where(and(ofFamily, lt(familyDayRules.fromDay, fromDay)))
    .orderBy(desc(familyDayRules.fromDay))
    .limit(1);
  if (before.weekStart === weekStart && before.shieldsEnabled === shieldsEnabled) return;
  await db.insert(familyDayRules).values({ familyId, fromDay, weekStart, shieldsEnabled });
}

/** Keeps what makes a hero's days count as done, in the same way. The hero must be locked. */
export async function keepStreakRule(
  db: Executor,
  who: HeroKey,
  { fromDay, rule }: { fromDay: string; rule: StreakRule },
): Promise<void> {
  const ofHero = isOfHero(heroStreakRules, who);
  await db.delete(heroStreakRules).where(and(ofHero, gte(heroStreakRules.fromDay, fromDay)));
  const [before] = await db
    .select({ rule: heroStreakRules.rule })
    .from(heroStreakRules)
    .where(and(ofHero, lt(heroStreakRules.fromDay, fromDay)))
    .orderBy(desc(heroStreakRules.fromDay))
    .limit(1);
  if (rule === (before?.rule ?? 'any')) return;
  await db.insert(heroStreakRules).values({ ...who, fromDay, rule });
}

/**
 * Says that heroes' streaks have to be counted anew from a day on, because something that judges days has changed (rules:
 * streaks). A count that is under way then writes nothing. The heroes are locked in the order of their ids.
 *
 * @returns whose streaks these are
 */
export async function markStreaks(
  db: Executor,
  { familyId, childIds, fromDay }: { familyId: FamilyId; childIds: string[] | 'all'; fromDay: string },
): Promise<StreakHero[]> {
  const named = childIds === 'all' ? sql`` : sql` and l.id = any(${arrayParam(childIds)}::uuid[])`;
  const rows = await db.execute<{ id: string }>(sql`
    update ${children} c set streak_from = least(c.streak_from, ${fromDay}::text::date), streak_no = c.streak_no + 1
    from (select l.family_id, l.id from ${children} l where l.family_id = ${familyId}${named}
      order by l.id for no key update) locked
    where c.family_id = locked.family_id and c.id = locked.id
    returning c.id`);
  return rows.map(({ id }) => ({ familyId, childId: id }));
}

/** A missed day that a parent takes for good; again it changes nothing. */
export async function insertRepair(db: Executor, repair: typeof streakRepairs.$inferInsert): Promise<void> {
  await db.insert(streakRepairs).values(repair).onConflictDoNothing();
}
