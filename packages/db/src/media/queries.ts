import { and, count, eq, exists, gt, isNotNull, isNull, min, type SQL, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database, Executor } from '../client';
import type { FamilyId, RowKey } from '../family/family-id';
import { masterHabits } from '../habits/tables';
import { isRow } from '../keys';
import { completions } from '../missions/tables';
import { proposals } from '../proposals/tables';
import { mediaObjects } from './tables';

export type MediaRow = typeof mediaObjects.$inferSelect;
type Kind = 'recording' | 'avatar' | 'photo';

const one = (familyId: FamilyId, id: string) => isRow(mediaObjects, { familyId, id });

/** Writes the row of an object whose bytes are still to come; its id is the object's key. */
export async function insertUpload(
  db: Executor,
  upload: {
    familyId: FamilyId;
    kind: Kind;
    /** Null where nobody needs one here: the store lets the sender in, or this server writes the bytes itself. */
    uploadTokenHash: string | null;
    uploadExpiresAt: Date;
    createdAt: Date;
  },
): Promise<MediaRow> {
  const [row] = await db.insert(mediaObjects).values(upload).returning();
  if (!row) throw new Error('The upload was not written.');
  return row;
}

/** An object of the family, stored or not. */
export async function findMedia(db: Executor, familyId: FamilyId, id: string): Promise<MediaRow | null> {
  const [row] = await db.select().from(mediaObjects).where(one(familyId, id));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockMedia(db: Executor, familyId: FamilyId, id: string): Promise<MediaRow | null> {
  const [row] = await db.select().from(mediaObjects).where(one(familyId, id)).for('no key update');
  return row ?? null;
}

/** What an upload's token opens. Who holds it needs no session, so the family is what the row says. */
export async function findUpload(
  db: Executor,
  upload: { id: string; tokenHash: string },
): Promise<MediaRow | null> {
  const [row] = await db.select().from(mediaObjects).where(heldBy(upload));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockUpload(
  db: Executor,
  upload: { id: string; tokenHash: string },
): Promise<MediaRow | null> {
  const [row] = await db.select().from(mediaObjects).where(heldBy(upload)).for('no key update');
  return row ?? null;
}

const heldBy = ({ id, tokenHash }: { id: string; tokenHash: string }) =>
  and(eq(mediaObjects.id, id), eq(mediaObjects.uploadTokenHash, tokenHash));

/**
 * Says that an upload's bytes are stored and takes its token back. `uploadExpiresAt` stays where an address may
 * still bring bytes that somebody has to clean up. False when it was stored before: the first one stands.
 */
export async function markStored(
  db: Executor,
  { familyId, id }: Pick<MediaRow, 'familyId' | 'id'>,
  stored: { contentType: string; byteSize: number; storedAt: Date; uploadExpiresAt: Date | null },
): Promise<boolean> {
  const rows = await db
    .update(mediaObjects)
    .set({ ...stored, uploadTokenHash: null })
    .where(and(one(familyId, id), isNull(mediaObjects.storedAt)))
    .returning({ id: mediaObjects.id });
  return rows.length > 0;
}

/**
 * Says that something names a stored recording from now on. Written in the transaction that names it, so that a
 * clean-up at the same time either sees this or was first; false: it was, or there is no such recording.
 */
export async function markNamed(
  db: Executor,
  { familyId, id }: RowKey,
  as: { isPraise?: true } = {},
): Promise<boolean> {
  const rows = await db
    .update(mediaObjects)
    .set({ unnamedSince: null, ...as })
    .where(and(one(familyId, id), eq(mediaObjects.kind, 'recording'), isNotNull(mediaObjects.storedAt)))
    .returning({ id: mediaObjects.id });
  return rows.length > 0;
}

/** What the family has stored of one kind; voice notes of praise and of proposals have bounds of their own. */
export async function sumStored(db: Executor, familyId: FamilyId, kind: Kind) {
  const [row] = await db
    .select({ stored: count(), storedBytes: sum(mediaObjects.byteSize) })
    .from(mediaObjects)
    .where(
      and(
        eq(mediaObjects.familyId, familyId),
        eq(mediaObjects.kind, kind),
        isNotNull(mediaObjects.storedAt),
        eq(mediaObjects.isPraise, false),
      ),
    );
  return { stored: row?.stored ?? 0, storedBytes: Number(row?.storedBytes ?? 0) };
}

/** The family's uploads of one kind that are not stored and end after `endsAfter`, and when the first of them ends. */
export async function countOpenUploads(
  db: Executor,
  { familyId, kind, endsAfter }: { familyId: FamilyId; kind: Kind; endsAfter: Date },
) {
  const [row] = await db
    .select({ open: count(), firstEnd: min(mediaObjects.uploadExpiresAt) })
    .from(mediaObjects)
    .where(
      and(
        eq(mediaObjects.familyId, familyId),
        eq(mediaObjects.kind, kind),
        isNull(mediaObjects.storedAt),
        gt(mediaObjects.uploadExpiresAt, endsAfter),
      ),
    );
  return { open: row?.open ?? 0, firstEnd: row?.firstEnd ?? null };
}

/** What the family has of pictures of missions, on their way or stored, and how many of them came after `since`. */
export async function countPhotos(db: Executor, familyId: FamilyId, since: Date) {
  const [row] = await db
    .select({
      held: count(),
      heldBytes: sum(mediaObjects.byteSize),
      ofToday: sql<number>`(count(*) filter (where ${gt(mediaObjects.createdAt, since)}))::int`,
    })
    .from(mediaObjects)
    .where(and(eq(mediaObjects.familyId, familyId), eq(mediaObjects.kind, 'photo')));
  return { held: row?.held ?? 0, heldBytes: Number(row?.heldBytes ?? 0), ofToday: row?.ofToday ?? 0 };
}

/** What a recording is heard with: a habit that the family still has, praise or a proposal of that hero. */
export async function usesOfRecording(
  db: Executor,
  { familyId, id, childId }: RowKey & { childId: string | null },
): Promise<{ isReminder: boolean; isOwnPraise: boolean; isOwnProposal: boolean }> {
  const isOf = (column: PgColumn) => (childId === null ? sql`false` : eq(column, childId));
  const [row] = await db
    .select({
      isReminder: sql<boolean>`${exists(remindsWith(db))}`,
      isOwnPraise: sql<boolean>`${exists(praisedWith(db, isOf(completions.childId)))}`,
      isOwnProposal: sql<boolean>`${exists(proposedWith(db, isOf(proposals.childId)))}`,
    })
    .from(mediaObjects)
    .where(one(familyId, id));
  return row ?? { isReminder: false, isOwnPraise: false, isOwnProposal: false };
}

/** Every saved address ends with the object's id, whatever stands before it. */
const ID_LENGTH = 36;
export const isNamedBy = (address: PgColumn) =>
  sql`right(${address}, ${sql.raw(String(ID_LENGTH))}) = ${mediaObjects.id}::text`;

/** The habits that play a media object. Deleted ones stay as rows for the completions that name them; nobody hears them. */
export const remindsWith = (db: Executor) =>
  db
    .select({ one: sql`1` })
    .from(masterHabits)
    .where(
      and(
        eq(masterHabits.familyId, mediaObjects.familyId),
        isNull(masterHabits.deletedAt),
        isNamedBy(masterHabits.voiceRecording),
      ),
    );

/** The praise that is heard with a media object. */
export const praisedWith = (db: Executor, also?: SQL) =>
  db
    .select({ one: sql`1` })
    .from(completions)
    .where(
      and(eq(completions.familyId, mediaObjects.familyId), eq(completions.voiceId, mediaObjects.id), also),
    );

/** The proposals that are heard with a media object. */
export const proposedWith = (db: Executor, also?: SQL) =>
  db
    .select({ one: sql`1` })
    .from(proposals)
    .where(and(eq(proposals.familyId, mediaObjects.familyId), eq(proposals.voiceId, mediaObjects.id), also));

/** Keys of everything that the object store must hold, of all families. For the operator's command line only. */
export async function listStoredMedia(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: mediaObjects.id })
    .from(mediaObjects)
    .where(isNotNull(mediaObjects.storedAt));
  return rows.map(({ id }) => id);
}
