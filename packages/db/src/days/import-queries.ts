import type { ImportedDays, ImportedRow } from '@herohood/domain/days/import-plan';
import type { MarkKind } from '@herohood/domain/days/marks';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../client';
import type { FamilyId } from '../family/family-id';
import { dayMarks } from './tables';

/** Whose days an import is about, and by which calendar: only what the same one wrote is its own. */
export interface ImportSource {
  familyId: FamilyId;
  /** Null: all heroes. */
  childId: string | null;
  kind: MarkKind;
  source: string;
}

/** What earlier imports of this calendar wrote, with what was taken away since. */
export async function listImported(
  db: Executor,
  { familyId, childId, kind, source }: ImportSource,
): Promise<ImportedRow[]> {
  const rows = await db
    .select()
    .from(dayMarks)
    .where(
      and(
        eq(dayMarks.familyId, familyId),
        childId === null ? isNull(dayMarks.childId) : eq(dayMarks.childId, childId),
        eq(dayMarks.kind, kind),
        eq(dayMarks.importSource, source),
      ),
    );
  return rows.map(({ id, importUid, fromDay, untilDay, note, deletedAt }) => ({
    ...{ id, note, uid: importUid ?? '', from: fromDay, until: untilDay },
    isGone: deletedAt !== null,
  }));
}

/** Rows of one statement, well below the most parameters that Postgres takes. */
const AT_ONCE = 1000;

/** Deletes the rows that an import does away with, and then writes the new ones, which may begin on the same days. */
export async function writeImported(
  db: Executor,
  { familyId, childId, kind, source }: ImportSource,
  { gone, made, now }: { gone: string[]; made: ImportedDays[]; now: Date },
): Promise<void> {
  for (let at = 0; at < gone.length; at += AT_ONCE) {
    const ids = gone.slice(at, at + AT_ONCE);
    await db.delete(dayMarks).where(and(eq(dayMarks.familyId, familyId), inArray(dayMarks.id, ids)));
  }
  for (let at = 0; at < made.length; at += AT_ONCE) {
    const rows = made.slice(at, at + AT_ONCE).map(({ uid, from, until, note }) => ({
      ...{ familyId, childId, kind, note, fromDay: from, untilDay: until },
      ...{ importSource: source, importUid: uid, createdAt: now },
    }));
    await db.insert(dayMarks).values(rows);
  }
}
