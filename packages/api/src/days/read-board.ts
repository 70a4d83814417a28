import { listBoardHabits } from '@herohood/db/days/board-queries';
import { readHeroFacts } from '@herohood/db/days/facts-queries';
import { listCompletions } from '@herohood/db/missions/queries';
import { boardOf, hasBoard, minuteOf } from '@herohood/domain/missions/board';
import type { Board } from '@herohood/domain/missions/board-schema';
import { policyInForce } from '@herohood/domain/missions/policy';
import type { CompletionStatus } from '@herohood/domain/missions/schema';
import { findOwnChild } from '../children/find-own-child';
import type { FamilyContext } from '../context';
import { familyOf } from '../family/family-of';
import { refusal } from '../refusals';

/** A hero's missions of one family day (rules: the board). A helper sees today's alone. */
export async function readBoard(
  ctx: FamilyContext,
  { id, date }: { id: string; date?: string },
): Promise<Board> {
  const { id: childId } = await findOwnChild(ctx, id);
  const { today, clock, row } = familyOf(ctx);
  const day = date ?? today;
  if (day !== today && ctx.parent?.familyRole === 'helper') throw refusal('HELPER');
  if (!hasBoard(day, today)) throw refusal('BAD_REQUEST', 'dayTooFar');
  const { db, familyId } = ctx;
  const who = { familyId, childId };
  const [facts, tries] = await Promise.all([
    readHeroFacts(db, who, { from: day, until: day }),
    listCompletions(db, { ...who, from: day, to: day }),
  ]);
  const ids = facts.habits.map(({ habitId }) => habitId);
  const now = ctx.now();
  const habits = await listBoardHabits(db, { ...who, ids });
  const { marks, missions } = boardOf({
    ...{ facts, day, today },
    habits: habits.map(({ ownApproval, askUntil, ...habit }) => ({
      ...habit,
      approval: policyInForce({ ...habit, ownApproval, askUntil }, now),
    })),
    tries: tries.map(({ id, childHabitId, slot, status, feedback }) => ({
      ...{ id, habitId: childHabitId, slot, feedback },
      status: status as CompletionStatus,
    })),
  });
  return {
    date: day,
    minute: minuteOf(day, now, clock),
    weekStart: row.weekStart,
    marks,
    parts: row.parts,
    missions,
  };
}
