import { and, asc, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import type { HeroKey } from '../family/family-id';
import { childHabits, isAssigned, isShownToHero, masterHabits } from '../habits/tables';
import { isOfHero } from '../keys';
import { preparedQuery } from '../prepared-query';

const habitsOfDay = preparedQuery((db) =>
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
      timeRangeStart: childHabits.timeRangeStart,
      timeRangeEnd: childHabits.timeRangeEnd,
      isActive: isShownToHero,
    })
    .from(childHabits)
    .innerJoin(masterHabits, isAssigned)
    .where(
      and(
        isOfHero(childHabits, { familyId: sql.placeholder('familyId'), childId: sql.placeholder('childId') }),
        sql`(${childHabits.deletedAt} is null or ${childHabits.deletedAt} >= ${sql.placeholder('day')}::text::date - 2)`,
      ),
    )
    .orderBy(asc(childHabits.createdAt), asc(childHabits.id)),
);

/** What a board of a day shows of a hero's assignments that were not deleted days before it, in the order in which they were given. */
export function listBoardHabits(db: Executor, of: HeroKey & { day: string }) {
  return habitsOfDay(db, of);
}
