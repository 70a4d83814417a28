import { type DayRules, DEFAULT_DAY_RULES, type StreakRule } from '@herohood/domain/days/facts';
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { Executor } from '../client';
import type { FamilyId, HeroKey } from '../family/family-id';
import { isOfHero } from '../keys';
import { familyDayRules, heroStreakRules } from './tables';

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
