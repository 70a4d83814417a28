import { countMarks, insertMark } from '@herohood/db/days/mark-queries';
import { lockFamily } from '@herohood/db/family/queries';
import { decideMark, MOST_MARKS } from '@herohood/domain/days/mark-rules';
import type { createMarkInput, DayMark } from '@herohood/domain/days/marks-schema';
import type * as z from 'zod';
import { act } from '../act';
import type { ParentContext } from '../context';
import { orThrow, refusal, sentence } from '../refusals';
import { lockMarked, tellMarked } from './marked-heroes';
import { presentMark } from './present';

/**
 * Marks days for a hero, or for all who are there and who come later. 400 `TOO_OLD` for days too long ago, 404 for another
 * family's hero, 409 where a family has 5,000 marks (rules: days off).
 */
export async function createMark(
  ctx: ParentContext,
  { childId = null, kind, from, until, note }: z.output<typeof createMarkInput>,
): Promise<DayMark> {
  const { familyId } = ctx;
  const { today } = ctx.parent.family;
  const row = await act(ctx, async (tx, unit) => {
    const name = await lockMarked(tx, { familyId, childId });
    orThrow(decideMark({ before: null, after: { kind, from, until }, today }));
    // One at a time, so that calls at the same moment cannot all find room.
    await lockFamily(tx, familyId);
    if ((await countMarks(tx, familyId)) >= MOST_MARKS) throw tooManyMarks();
    const mark = await insertMark(tx, {
      ...{ familyId, childId, kind, fromDay: from, untilDay: until },
      note: note || null,
      createdAt: ctx.now(),
    });
    await tellMarked(unit, { childId, type: 'created', markId: mark.id, fromDay: from });
    unit.audit({
      act: 'day_mark.created',
      args: { name, kind, from, until },
      ...(childId !== null && { childId }),
    });
    return mark;
  });
  return presentMark(row);
}

/** The refusal of one mark more than a family can have (409). */
export const tooManyMarks = () => refusal('CONFLICT', sentence('tooManyMarks', { most: MOST_MARKS }));
