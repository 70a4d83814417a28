import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { children } from '../children/tables';
import type { Executor } from '../client';
import { parentalControls } from '../controls/tables';
import type { FamilyId } from '../family/family-id';
import { isShownToHero } from '../habits/shown-to-hero';
import { childHabits, masterHabits } from '../habits/tables';
import { completions } from '../missions/tables';
import { preparedQuery } from '../prepared-query';

const missionsOfDay = preparedQuery((db) => {
  const missions = db
    .select({
      childId: childHabits.childId,
      habitId: childHabits.id,
      name: childHabits.name,
      icon: childHabits.icon,
      color: childHabits.color,
      createdAt: childHabits.createdAt,
      status: completions.status,
    })
    .from(childHabits)
    .innerJoin(
      masterHabits,
      and(eq(masterHabits.familyId, childHabits.familyId), eq(masterHabits.id, childHabits.masterHabitId)),
    )
    .leftJoin(
      completions,
      and(
        eq(completions.familyId, childHabits.familyId),
        eq(completions.childHabitId, childHabits.id),
        eq(completions.date, sql.placeholder('day')),
        inArray(completions.status, ['pending', 'approved']),
      ),
    )
    .where(
      and(
        eq(childHabits.familyId, sql.placeholder('familyId')),
        or(isShownToHero, isNotNull(completions.status)),
      ),
    )
    .as('missions');
  return db
    .select({
      childId: children.id,
      emergencySince: parentalControls.emergencyActivatedAt,
      mission: {
        habitId: missions.habitId,
        name: missions.name,
        icon: missions.icon,
        color: missions.color,
        status: missions.status,
      },
    })
    .from(children)
    .innerJoin(
      parentalControls,
      and(eq(parentalControls.familyId, children.familyId), eq(parentalControls.childId, children.id)),
    )
    .leftJoin(missions, eq(missions.childId, children.id))
    .where(eq(children.familyId, sql.placeholder('familyId')))
    .orderBy(asc(children.createdAt), asc(children.id), asc(missions.createdAt), asc(missions.habitId));
});

/**
 * The missions of a family day of all heroes, each with its live completion: what a hero sees, and what was done before
 * it was taken away. A hero without any has one row. Oldest hero first.
 */
export function listMissionsOfDay(db: Executor, familyId: FamilyId, day: string) {
  return missionsOfDay(db, { familyId, day });
}
