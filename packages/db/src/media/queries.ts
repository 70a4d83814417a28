import { and, eq } from 'drizzle-orm';
import type { Executor } from '../client';
import { mediaObjects } from './tables';

export type MediaRow = typeof mediaObjects.$inferSelect;

/** Writes the row of an object whose bytes are stored; its id is the object's key. */
export async function insertStoredMedia(
  db: Executor,
  object: {
    familyId: string;
    kind: 'recording' | 'avatar';
    contentType: string;
    byteSize: number;
    storedAt: Date;
  },
): Promise<MediaRow> {
  const [row] = await db.insert(mediaObjects).values(object).returning();
  if (!row) throw new Error('The media object was not written.');
  return row;
}

export async function findMedia(db: Executor, familyId: string, id: string): Promise<MediaRow | null> {
  const [row] = await db
    .select()
    .from(mediaObjects)
    .where(and(eq(mediaObjects.familyId, familyId), eq(mediaObjects.id, id)));
  return row?.storedAt ? row : null;
}
