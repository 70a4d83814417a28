import type { CarePattern } from '@herohood/domain/days/marks';
import { and, desc, lte } from 'drizzle-orm';
import type { Executor } from '../client';
import type { HeroKey } from '../family/family-id';
import { isOfHero } from '../keys';
import { carePatterns } from './tables';

/** The care pattern that holds on a day; null for none. */
export async function findCarePattern(
  db: Executor,
  { familyId, childId, day }: HeroKey & { day: string },
): Promise<CarePattern | null> {
  const [row] = await db
    .select()
    .from(carePatterns)
    .where(and(isOfHero(carePatterns, { familyId, childId }), lte(carePatterns.fromDay, day)))
    .orderBy(desc(carePatterns.fromDay))
    .limit(1);
  if (!row || row.anchor === null || row.weeks === null || row.away === null) return null;
  return { anchor: row.anchor, weeks: row.weeks, away: row.away };
}

/** Sets what holds from a day on; null: no pattern. One that was set on the same day gives way. */
export async function putCarePattern(
  db: Executor,
  { familyId, childId, fromDay }: HeroKey & { fromDay: string },
  pattern: CarePattern | null,
): Promise<void> {
  const fields = {
    anchor: pattern?.anchor ?? null,
    weeks: pattern?.weeks ?? null,
    away: pattern?.away ?? null,
  };
  await db
    .insert(carePatterns)
    .values({ familyId, childId, fromDay, ...fields })
    .onConflictDoUpdate({
      target: [carePatterns.familyId, carePatterns.childId, carePatterns.fromDay],
      set: fields,
    });
}
