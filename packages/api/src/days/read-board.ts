import { listBoardHabits } from '@herohood/db/days/board-queries';
import { readHeroFacts } from '@herohood/db/days/facts-queries';
import type { FamilyId } from '@herohood/db/family/family-id';
import { listCompletions } from '@herohood/db/missions/queries';
import type { HeroFacts } from '@herohood/domain/days/facts';
import { boardOf, hasBoard, minuteOf } from '@herohood/domain/missions/board';
import type { Board } from '@herohood/domain/missions/board-schema';
import { policyInForce } from '@herohood/domain/missions/policy';
import type { CompletionStatus } from '@herohood/domain/missions/schema';
import { findOwnChild } from '../children/own-child';
import type { FamilyContext, Ports } from '../context';
import { familyOf } from '../family/family';
import { type PhotoReader, photoUrlOf } from '../media/media-address';
import { refusal } from '../refusals';

/** A hero's missions of one family day (rules: the board). A helper sees today's alone. */
export async function readBoard(
  ctx: FamilyContext,
  { id, date }: { id: string; date?: string },
): Promise<Board> {
  const { id: childId } = await findOwnChild(ctx, id);
  const { today } = familyOf(ctx);
  const day = date ?? today;
  if (day !== today && ctx.parent?.familyRole === 'helper') throw refusal('HELPER');
  if (!hasBoard(day, today)) throw refusal('BAD_REQUEST', 'dayTooFar');
  const facts = readHeroFacts(ctx.db, { familyId: ctx.familyId, childId }, { from: day, until: day });
  return (await boardOn(ctx, { childId, day, facts })).board;
}

type BoardReader = PhotoReader & Pick<Ports, 'db'> & { familyId: FamilyId };

/** The board of a hero's day from the facts that judge it, and whether the hero has missions at all. */
export async function boardOn(
  ctx: BoardReader,
  { childId, day, facts: reading }: { childId: string; day: string; facts: Promise<HeroFacts> },
): Promise<{ board: Board; hasHabits: boolean }> {
  const { today, clock, row } = familyOf(ctx);
  const { db, familyId } = ctx;
  const who = { familyId, childId };
  const [facts, tries, habits] = await Promise.all([
    reading,
    listCompletions(db, { ...who, from: day, to: day }),
    listBoardHabits(db, { ...who, day }),
  ]);
  const now = ctx.now();
  const { marks, missions } = boardOf({
    ...{ facts, day, today },
    habits: habits.map(({ ownApproval, askUntil, ...habit }) => ({
      ...habit,
      approval: policyInForce({ ...habit, ownApproval, askUntil }, now),
    })),
    tries: tries.map((row) => ({
      ...{ id: row.id, habitId: row.childHabitId, slot: row.slot, feedback: row.feedback },
      ...{ completedAt: row.completedAt.toISOString(), xpEarned: row.xpEarned, promisedXp: row.promisedXp },
      status: row.status as CompletionStatus,
      photoUrl: photoUrlOf(ctx, 'completion', row),
    })),
  });
  const { weekStart, parts } = row;
  return {
    board: { date: day, minute: minuteOf(day, now, clock), weekStart, marks, parts, missions },
    hasHabits: habits.some(({ isActive }) => isActive),
  };
}
