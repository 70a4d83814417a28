import type { HeroOfDay } from '@herohood/domain/progress/hero-days';
import { asc, eq, sql } from 'drizzle-orm';
import type { ChildRow } from '../children/queries';
import { children } from '../children/tables';
import type { Executor } from '../client';
import { parentalControls } from '../controls/tables';
import { list } from '../days/facts-parts';
import { factsByHero, toFacts, widened } from '../days/facts-queries';
import type { FamilyId } from '../family/family-id';
import { families } from '../family/tables';
import { childHabits, isShownToHero, masterHabits } from '../habits/tables';
import { isOfHero } from '../keys';
import { preparedQuery } from '../prepared-query';

const heroesOfDay = preparedQuery((db) => {
  const shown = list<HeroOfDay['habits'][number]>(
    sql`json_build_object('habitId', ${childHabits.id}, 'name', ${childHabits.name}, 'icon', ${childHabits.icon},
      'color', ${childHabits.color})`,
    sql`${childHabits} join ${masterHabits}
      on ${masterHabits.familyId} = ${childHabits.familyId} and ${masterHabits.id} = ${childHabits.masterHabitId}
      where ${childHabits.familyId} = k.family_id and ${childHabits.childId} = k.id and ${isShownToHero}`,
    sql`${childHabits.createdAt}, ${childHabits.id}`,
  );
  const { answers, beside } = factsByHero({ shown });
  return db
    .select({ hero: children, emergencySince: parentalControls.emergencyActivatedAt, ...answers })
    .from(children)
    .innerJoin(families, eq(families.id, children.familyId))
    .innerJoin(
      parentalControls,
      isOfHero(parentalControls, { familyId: children.familyId, childId: children.id }),
    )
    .leftJoin(beside, sql`beside.child_id = ${children.id}`)
    .where(eq(children.familyId, sql.placeholder('familyId')))
    .orderBy(asc(children.createdAt), asc(children.id));
});

/** All heroes of a family, the oldest first, each with what judges a day, and with the names of the missions that they see. */
export async function listHeroesOfDay(
  db: Executor,
  familyId: FamilyId,
  day: string,
): Promise<(HeroOfDay & { hero: ChildRow })[]> {
  const rows = await heroesOfDay(db, { familyId, ...widened({ from: day, until: day }) });
  return rows.map(({ hero, emergencySince, shown, ...lists }) => ({
    ...{ hero, childId: hero.id, emergencySince, habits: shown },
    facts: toFacts(lists),
  }));
}
