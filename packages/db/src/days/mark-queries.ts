import { and, asc, count, eq, gte, isNull, lte } from 'drizzle-orm';
import type { Executor } from '../client';
import type { FamilyId } from '../family/family-id';
import { isRow } from '../keys';
import { dayMarks } from './tables';

export type DayMarkRow = typeof dayMarks.$inferSelect;
type NewMark = typeof dayMarks.$inferInsert;

const ofId = (familyId: FamilyId, id: string) => isRow(dayMarks, { familyId, id });

/** What overlaps these days, by its first day; nothing that was taken away. */
export function listMarks(
  db: Executor,
  familyId: FamilyId,
  { from, until }: { from: string; until: string },
): Promise<DayMarkRow[]> {
  return db
    .select()
    .from(dayMarks)
    .where(
      and(
        eq(dayMarks.familyId, familyId),
        isNull(dayMarks.deletedAt),
        gte(dayMarks.untilDay, from),
        lte(dayMarks.fromDay, until),
      ),
    )
    .orderBy(asc(dayMarks.fromDay), asc(dayMarks.createdAt), asc(dayMarks.id));
}

const standing = (familyId: FamilyId, id: string) => and(ofId(familyId, id), isNull(dayMarks.deletedAt));

/** A mark that was not taken away. */
export async function findMark(db: Executor, familyId: FamilyId, id: string): Promise<DayMarkRow | null> {
  const [row] = await db.select().from(dayMarks).where(standing(familyId, id));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockMark(db: Executor, familyId: FamilyId, id: string): Promise<DayMarkRow | null> {
  const [row] = await db.select().from(dayMarks).where(standing(familyId, id)).for('update');
  return row ?? null;
}

/** A family's marks, with the imported ones that were taken away. */
export async function countMarks(db: Executor, familyId: FamilyId): Promise<number> {
  const [row] = await db.select({ n: count() }).from(dayMarks).where(eq(dayMarks.familyId, familyId));
  return row?.n ?? 0;
}

export async function insertMark(db: Executor, mark: NewMark): Promise<DayMarkRow> {
  const [row] = await db.insert(dayMarks).values(mark).returning();
  if (!row) throw new Error('The mark was not written.');
  return row;
}

/**
 * Changes a mark. An imported one is the parent's own from then on; what it was stays as one that was taken away, so that
 * the next import neither brings it back nor undoes the change (rules: import of calendars).
 */
export async function updateMark(
  db: Executor,
  before: DayMarkRow,
  { now, ...fields }: Pick<DayMarkRow, 'kind' | 'fromDay' | 'untilDay' | 'note'> & { now: Date },
): Promise<DayMarkRow> {
  const { familyId, id } = before;
  const [row] = await db
    .update(dayMarks)
    .set({ ...fields, importSource: null, importUid: null })
    .where(ofId(familyId, id))
    .returning();
  if (!row) throw new Error('The mark was not written.');
  const { id: _, ...was } = before;
  if (before.importUid !== null) await db.insert(dayMarks).values({ ...was, deletedAt: now });
  return row;
}

/** Takes a mark away. An imported one stays as a row, so that the next import leaves it away (rules: import of calendars). */
export async function removeMark(
  db: Executor,
  { familyId, id, importUid }: DayMarkRow,
  now: Date,
): Promise<void> {
  if (importUid === null) await db.delete(dayMarks).where(ofId(familyId, id));
  else await db.update(dayMarks).set({ deletedAt: now }).where(ofId(familyId, id));
}
