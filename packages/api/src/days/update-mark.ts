import { type DayMarkRow, updateMark as writeMark } from '@herohood/db/days/mark-queries';
import { decideMark } from '@herohood/domain/days/mark-rules';
import type { DayMarkRange } from '@herohood/domain/days/marks';
import { type DayMark, markedDays, type updateMarkInput } from '@herohood/domain/days/marks-schema';
import type * as z from 'zod';
import { act } from '../act';
import type { ParentContext } from '../context';
import { orThrow, refusal } from '../refusals';
import { lockMarkOf, tellMarked } from './marked-heroes';
import { presentMark } from './present';

/**
 * Changes a mark's days, kind or note. 400 when the days are not in order or too many, 400 `TOO_OLD` for days that it gains
 * too late. An imported mark that is changed is the parent's own from then on (rules: import of calendars).
 */
export async function updateMark(
  ctx: ParentContext,
  { id, kind, from, until, note }: z.output<typeof updateMarkInput>,
): Promise<DayMark> {
  const { familyId } = ctx;
  const { today } = ctx.parent.family;
  const row = await act(ctx, async (tx, unit) => {
    const { mark: stored, name } = await lockMarkOf(tx, familyId, id);
    const before = rangeOf(stored);
    const after = { kind: kind ?? before.kind, from: from ?? before.from, until: until ?? before.until };
    requireDays(after);
    const { touchedFrom } = orThrow(decideMark({ before, after, today }));
    const newNote = note === undefined ? stored.note : note || null;
    if (touchedFrom === null && newNote === stored.note) return stored;
    const mark = await writeMark(tx, stored, {
      ...{ kind: after.kind, fromDay: after.from, untilDay: after.until, note: newNote },
      now: ctx.now(),
    });
    const { childId } = mark;
    await tellMarked(unit, { childId, type: 'updated', markId: id, fromDay: touchedFrom });
    unit.audit({
      act: 'day_mark.changed',
      args: { name, ...after },
      ...(childId !== null && { childId }),
    });
    return mark;
  });
  return presentMark(row);
}

const rangeOf = ({ kind, fromDay, untilDay }: DayMarkRow): DayMarkRange => ({
  kind,
  from: fromDay,
  until: untilDay,
});

function requireDays(days: { from: string; until: string }): void {
  const { error } = markedDays.safeParse(days);
  const [issue] = error?.issues ?? [];
  if (issue) {
    throw refusal('BAD_REQUEST', undefined, { issues: [{ path: 'until', message: issue.message }] });
  }
}
