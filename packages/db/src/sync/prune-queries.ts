import { sql } from 'drizzle-orm';
import type { Executor } from '../client';
import { syncEvents } from './tables';

/** Deletes up to `limit` events from before `before`, oldest first, with the devices' marks of them; how many went. */
export async function deleteOldEvents(db: Executor, before: Date, limit: number): Promise<number> {
  const rows = await db.execute(sql`
    delete from ${syncEvents} where ctid = any(array(select ctid from ${syncEvents}
      where created_at < ${before.toISOString()}::timestamptz order by created_at limit ${limit} for update skip locked))`);
  return rows.count;
}
