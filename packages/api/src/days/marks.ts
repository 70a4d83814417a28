import { lockChild, lockChildren } from '@herohood/db/children/queries';
import type { Transaction } from '@herohood/db/client';
import {
  countMarks,
  type DayMarkRow,
  removeMark as deleteMark,
  findMark,
  insertMark,
  lockMark,
  updateMark as writeMark,
} from '@herohood/db/days/mark-queries';
import type { FamilyId } from '@herohood/db/family/family-id';
import { lockFamily } from '@herohood/db/family/queries';
import { decideMark, MOST_MARKS } from '@herohood/domain/days/mark-rules';
import type { DayMarkRange } from '@herohood/domain/days/marks';
import {
  type createMarkInput,
  type DayMark,
  markedDays,
  type updateMarkInput,
} from '@herohood/domain/days/marks-schema';
import type * as z from 'zod';
import { act, type Unit } from '../act';
import type { ParentContext } from '../context';
import { found, orThrow, refusal, sentence } from '../refusals';

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
    unit.audit({ act: 'day_mark.created', args: { name, kind, from, until }, childId });
    return mark;
  });
  return presentMark(row);
}

/** The refusal of one mark more than a family can have (409). */
export const tooManyMarks = () => refusal('CONFLICT', sentence('tooManyMarks', { most: MOST_MARKS }));

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
    unit.audit({ act: 'day_mark.changed', args: { name, ...after }, childId });
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

/** Takes a mark away, however old it is; an imported one stays away. 404 when it is not there, or not any more. */
export async function removeMark(ctx: ParentContext, id: string): Promise<null> {
  const { familyId } = ctx;
  await act(ctx, async (tx, unit) => {
    const { mark, name } = await lockMarkOf(tx, familyId, id);
    const { childId, kind, fromDay, untilDay } = mark;
    await deleteMark(tx, mark, ctx.now());
    await tellMarked(unit, { childId, type: 'deleted', markId: id, fromDay });
    unit.audit({ act: 'day_mark.deleted', args: { name, kind, from: fromDay, until: untilDay }, childId });
  });
  return null;
}

/** Whom a mark is for: one hero, or with null all of the family. */
interface Marked {
  familyId: FamilyId;
  childId: string | null;
}

/**
 * Locks whom a mark is for, before anything else, so that acts do not wait for each other in a circle; the hero's name,
 * null for all. 404 when there is no such hero.
 */
export async function lockMarked(tx: Transaction, { familyId, childId }: Marked): Promise<string | null> {
  if (childId !== null) return found(await lockChild(tx, familyId, childId), 'This hero').name;
  await lockChildren(tx, familyId);
  return null;
}

/** The same for whom a mark is for, by the mark's id, and the family; and the mark, locked. 404 when it is not there, or not any more. */
async function lockMarkOf(
  tx: Transaction,
  familyId: FamilyId,
  id: string,
): Promise<{ mark: DayMarkRow; name: string | null }> {
  const { childId } = found(await findMark(tx, familyId, id), 'This mark');
  const name = await lockMarked(tx, { familyId, childId });
  await lockFamily(tx, familyId);
  return { mark: found(await lockMark(tx, familyId, id), 'This mark'), name };
}

interface MarkChange extends Omit<Marked, 'familyId'> {
  type: 'created' | 'updated' | 'deleted';
  /** Absent: several marks, or a care pattern. */
  markId?: string;
  /** The first day whose marks are others now; null: none is. */
  fromDay: string | null;
}

/** Tells the devices of whom it concerns that their days have changed, and has their streaks counted anew from there on. */
export async function tellMarked(unit: Unit, { childId, type, markId, fromDay }: MarkChange): Promise<void> {
  if (fromDay !== null) await unit.streaksFrom(childId === null ? 'all' : [childId], fromDay);
  unit.event({ type, entity: 'day_mark', entityId: markId ?? null, childId: childId ?? 'all' });
}

export function presentMark(row: DayMarkRow): DayMark {
  return {
    id: row.id,
    childId: row.childId,
    kind: row.kind,
    from: row.fromDay,
    until: row.untilDay,
    note: row.note,
    source: row.importUid === null ? 'parent' : 'import',
    createdAt: row.createdAt.toISOString(),
  };
}
