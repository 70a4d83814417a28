import { and, asc, eq, sql } from 'drizzle-orm';
import { arrayText } from '../array-param';
import type { Executor } from '../client';
import type { FamilyId } from '../family/family-id';
import { isShownToHero } from '../habits/shown-to-hero';
import { childHabits, masterHabits } from '../habits/tables';
import { preparedQuery } from '../prepared-query';

const namedHabits = preparedQuery((db) =>
  db
    .select({
      habitId: childHabits.id,
      name: childHabits.name,
      description: childHabits.description,
      icon: childHabits.icon,
      color: childHabits.color,
      xpReward: childHabits.xpReward,
      tool: childHabits.tool,
      approval: childHabits.approval,
      ownApproval: childHabits.ownApproval,
      askUntil: childHabits.askUntil,
      photo: childHabits.photo,
      partOfDay: childHabits.partOfDay,
      isActive: isShownToHero,
    })
    .from(childHabits)
    .innerJoin(
      masterHabits,
      and(eq(masterHabits.familyId, childHabits.familyId), eq(masterHabits.id, childHabits.masterHabitId)),
    )
    .where(
      and(
        eq(childHabits.familyId, sql.placeholder('familyId')),
        eq(childHabits.childId, sql.placeholder('childId')),
        sql`${childHabits.id} = any(${sql.placeholder('ids')}::uuid[])`,
      ),
    )
    .orderBy(asc(childHabits.createdAt), asc(childHabits.id)),
);

/** What a board shows of a hero's named assignments, deleted ones too, in the order in which they were given. */
export function listBoardHabits(
  db: Executor,
  { ids, ...who }: { familyId: FamilyId; childId: string; ids: string[] },
) {
  return namedHabits(db, { ...who, ids: arrayText(ids) });
}
