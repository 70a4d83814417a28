import { isNotNull } from 'drizzle-orm';
import type { Database } from '../client';
import { mediaObjects } from './tables';

/** Keys of everything that the object store must hold, of all families. For the operator's command line only. */
export async function listStoredMedia(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: mediaObjects.id })
    .from(mediaObjects)
    .where(isNotNull(mediaObjects.storedAt));
  return rows.map(({ id }) => id);
}
