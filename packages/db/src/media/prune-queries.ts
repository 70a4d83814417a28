import { and, asc, eq, exists, inArray, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { children } from '../children/tables';
import type { Database, Executor } from '../client';
import { completions } from '../missions/tables';
import { proposals } from '../proposals/tables';
import { isNamedBy, type MediaRow, praisedWith, proposedWith, remindsWith } from './queries';
import { mediaObjects } from './tables';

const isAvatar = (db: Executor) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(children)
      .where(and(eq(children.familyId, mediaObjects.familyId), isNamedBy(children.avatarUrl))),
  );

/** The completions or proposals that have a media object as their picture. */
const proves = (db: Executor, table: typeof completions | typeof proposals) =>
  db
    .select({ one: sql`1` })
    .from(table as typeof completions)
    .where(and(eq(table.familyId, mediaObjects.familyId), eq(table.photoId, mediaObjects.id)));

const isVoice = (db: Executor) => exists(remindsWith(db));
const isPraise = (db: Executor) => exists(praisedWith(db));
const isProposal = (db: Executor) => exists(proposedWith(db));
const isPhoto = (db: Executor) => or(exists(proves(db, completions)), exists(proves(db, proposals)));
const uses = (db: Executor) => [isAvatar(db), isVoice(db), isPraise(db), isProposal(db), isPhoto(db)];
const isNamed = (db: Executor) => or(...uses(db));
const isUnnamed = (db: Executor) => and(...uses(db).map((use) => use && not(use)));

/**
 * Changes one batch of the rows that are so, skipping what others hold, so that any number of workers may do it at
 * once; how many. In two statements: one that locks and changes together is planned many times slower.
 */
function changeBatch(
  db: Database,
  { where, batchSize }: { where: SQL | undefined; batchSize: number },
  changes: Partial<MediaRow>,
): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: mediaObjects.id })
      .from(mediaObjects)
      .where(where)
      .limit(batchSize)
      .for('no key update', { skipLocked: true });
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await tx.update(mediaObjects).set(changes).where(inArray(mediaObjects.id, ids));
    return ids.length;
  });
}

/** Notes since when nothing names what is stored; how many were noted. */
export function noteUnnamed(db: Database, now: Date, batchSize: number): Promise<number> {
  const where = and(isNotNull(mediaObjects.storedAt), isNull(mediaObjects.unnamedSince), isUnnamed(db));
  return changeBatch(db, { where, batchSize }, { unnamedSince: now });
}

/** Forgets the note of what something names again; how many. */
export function forgetNamed(db: Database, batchSize: number): Promise<number> {
  const where = and(isNotNull(mediaObjects.unnamedSince), isNamed(db));
  return changeBatch(db, { where, batchSize }, { unnamedSince: null });
}

/**
 * Turns what nothing has named since `since` into an upload that ended at `endedAt` and never came: from now on the
 * row claims no bytes, so they can be removed at leisure. How many were turned.
 */
export function giveUpUnnamed(
  db: Database,
  { since, endedAt }: { since: Date; endedAt: Date },
  batchSize: number,
): Promise<number> {
  const where = and(isNotNull(mediaObjects.storedAt), lte(mediaObjects.unnamedSince, since), isUnnamed(db));
  const given = { storedAt: null, uploadTokenHash: null, unnamedSince: null, uploadExpiresAt: endedAt };
  return changeBatch(db, { where, batchSize }, given);
}

/** Locks a batch of uploads that ended by `by`, skipping what others hold; the oldest first. */
export function lockEndedUploads(db: Executor, by: Date, batchSize: number): Promise<MediaRow[]> {
  return db
    .select()
    .from(mediaObjects)
    .where(lte(mediaObjects.uploadExpiresAt, by))
    .orderBy(asc(mediaObjects.uploadExpiresAt))
    .limit(batchSize)
    .for('update', { skipLocked: true });
}

/** Ends the batch: rows without bytes go, stored ones have nothing left to clean up. */
export async function closeEndedUploads(db: Executor, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const batch = inArray(mediaObjects.id, ids);
  await db.delete(mediaObjects).where(and(batch, isNull(mediaObjects.storedAt)));
  await db.update(mediaObjects).set({ uploadExpiresAt: null }).where(batch);
}
