import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../client';
import type { FamilyId, RowKey } from '../family/family-id';
import { families } from '../family/tables';
import { isOfHero, isRow } from '../keys';
import { completions } from '../missions/tables';
import { proposals } from '../proposals/tables';
import type { MediaRow } from './queries';
import { mediaObjects } from './tables';

/** What a picture can go with. */
const PICTURED = { completion: completions, proposal: proposals } as const;
export type PhotoOf = keyof typeof PICTURED;

/** Whether a picture's days are over: so many times 24 hours after the decision; null, so not, while there is none. */
const isOver = (decidedAt: PgColumn, now: Date): SQL =>
  sql`coalesce(${decidedAt} + ${families.photoDays} * interval '24 hours' <= ${now.toISOString()}::timestamptz, false)`;

/** The picture of a completion or proposal and whose it is, while there is one to be seen. */
export async function findPhoto(
  db: Executor,
  { of, familyId, id, now }: { of: PhotoOf; familyId: FamilyId; id: string; now: Date },
): Promise<(MediaRow & { childId: string }) | null> {
  const table = PICTURED[of];
  const [row] = await db
    .select({ ...getTableColumns(mediaObjects), childId: table.childId })
    .from(table)
    .innerJoin(families, eq(families.id, table.familyId))
    .innerJoin(mediaObjects, isRow(mediaObjects, { familyId: table.familyId, id: table.photoId }))
    .where(
      and(
        isRow(table, { familyId, id }),
        eq(mediaObjects.kind, 'photo'),
        isNotNull(mediaObjects.storedAt),
        not(isOver(table.decidedAt, now)),
      ),
    );
  return row ?? null;
}

/**
 * What is kept of pictures of missions and proposals, for the family's export; the oldest first. A row that knows its size had a
 * file, and is there until the file is gone: also of pictures that nothing names any more, or not yet.
 */
export function listPhotoFacts(db: Executor, familyId: FamilyId) {
  const { id, contentType, byteSize, storedAt, createdAt } = mediaObjects;
  return db
    .select({ id, contentType, byteSize, storedAt })
    .from(mediaObjects)
    .where(and(eq(mediaObjects.familyId, familyId), eq(mediaObjects.kind, 'photo'), isNotNull(byteSize)))
    .orderBy(asc(createdAt));
}

/** Notes that a parent has looked at a completion's picture; the first time stands. */
export async function markPhotoSeen(
  db: Executor,
  { familyId, id, now }: RowKey & { now: Date },
): Promise<void> {
  await db
    .update(completions)
    .set({ photoSeenAt: now })
    .where(and(isRow(completions, { familyId, id }), isNull(completions.photoSeenAt)));
}

/** The ids of all pictures that a hero's completions and proposals name. */
export async function listPhotosOfHero(
  db: Executor,
  familyId: FamilyId,
  childId: string,
): Promise<(string | null)[]> {
  const lists = [];
  for (const table of Object.values(PICTURED)) {
    const ofHero = and(isOfHero(table, { familyId, childId }), isNotNull(table.photoId));
    lists.push(await db.select({ photoId: table.photoId }).from(table).where(ofHero));
  }
  return lists.flat().map(({ photoId }) => photoId);
}

/**
 * Takes pictures back from rows that have just stopped naming them: from now on their own rows claim no bytes and look
 * like uploads that ended at `endedAt` and never came, so whoever removes the bytes may be interrupted. Which they were;
 * nulls and what is no picture of a mission are passed over.
 */
export async function giveUpPhotos(
  tx: Transaction,
  ids: readonly (string | null)[],
  { familyId, endedAt }: { familyId?: FamilyId | undefined; endedAt: Date },
): Promise<string[]> {
  const named = ids.filter((id) => id !== null);
  if (named.length === 0) return [];
  const rows = await tx
    .update(mediaObjects)
    .set({ storedAt: null, unnamedSince: null, uploadExpiresAt: endedAt })
    .where(
      and(
        familyId && eq(mediaObjects.familyId, familyId),
        inArray(mediaObjects.id, named),
        eq(mediaObjects.kind, 'photo'),
      ),
    )
    .returning({ id: mediaObjects.id });
  return rows.map(({ id }) => id);
}

/**
 * Takes one batch of pictures whose days are over from the completions and proposals that name them, skipping what
 * others hold; of one family, or of all. The pictures' ids.
 */
export async function endPhotos(
  tx: Transaction,
  { familyId, now, batchSize }: { familyId?: FamilyId | undefined; now: Date; batchSize: number },
): Promise<string[]> {
  const ended: string[] = [];
  for (const table of Object.values(PICTURED)) {
    const rows = await tx
      .select({ id: table.id, photoId: table.photoId })
      .from(table)
      .innerJoin(families, eq(families.id, table.familyId))
      .where(
        and(isNotNull(table.photoId), familyId && eq(table.familyId, familyId), isOver(table.decidedAt, now)),
      )
      .limit(batchSize - ended.length)
      .for('no key update', { of: table, skipLocked: true });
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await tx.update(table).set({ photoId: null }).where(inArray(table.id, ids));
    ended.push(...rows.flatMap(({ photoId }) => photoId ?? []));
  }
  return ended;
}
