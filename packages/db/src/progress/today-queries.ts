import type { HeroOfDay } from '@herohood/domain/progress/hero-days';
import { and, asc, eq, sql } from 'drizzle-orm';
import { children } from '../children/tables';
import type { Executor } from '../client';
import { parentalControls } from '../controls/tables';
import { factLists, listed, toFacts, widened } from '../days/facts-queries';
import type { FamilyId } from '../family/family-id';
import { families } from '../family/tables';
import { isShownToHero } from '../habits/shown-to-hero';
import { childHabits, masterHabits } from '../habits/tables';
import { preparedQuery } from '../prepared-query';

const heroesOfDay = preparedQuery((db) =>
  db
    .select({
      childId: children.id,
      emergencySince: parentalControls.emergencyActivatedAt,
      shown: listed<HeroOfDay['habits'][number]>(
        sql`json_build_object('habitId', ${childHabits.id}, 'name', ${childHabits.name}, 'icon', ${childHabits.icon},
          'color', ${childHabits.color})`,
        sql`${childHabits} join ${masterHabits}
          on ${masterHabits.familyId} = ${childHabits.familyId} and ${masterHabits.id} = ${childHabits.masterHabitId}
          where ${childHabits.familyId} = ${children.familyId} and ${childHabits.childId} = ${children.id} and ${isShownToHero}`,
        sql`${childHabits.createdAt}, ${childHabits.id}`,
      ),
      ...factLists(sql`${children.familyId}`, sql`${children.id}`),
    })
    .from(children)
    .innerJoin(families, eq(families.id, children.familyId))
    .innerJoin(
      parentalControls,
      and(eq(parentalControls.familyId, children.familyId), eq(parentalControls.childId, children.id)),
    )
    .where(eq(children.familyId, sql.placeholder('familyId')))
    .orderBy(asc(children.createdAt), asc(children.id)),
);

/** All heroes of a family, the oldest first, each with what judges a day, and with the names of the missions that they see. */
export async function listHeroesOfDay(db: Executor, familyId: FamilyId, day: string): Promise<HeroOfDay[]> {
  const rows = await heroesOfDay(db, { familyId, ...widened({ from: day, until: day }) });
  return rows.map(({ childId, emergencySince, shown, ...lists }) => ({
    ...{ childId, emergencySince, habits: shown },
    facts: toFacts(lists),
  }));
}
