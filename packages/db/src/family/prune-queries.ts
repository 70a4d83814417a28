import { sql } from 'drizzle-orm';
import type { Executor } from '../client';
import { auditEntries } from './tables';

/** Deletes up to `limit` entries of audit lists from before `before`, oldest first; how many went. */
export async function deleteOldAudit(db: Executor, before: Date, limit: number): Promise<number> {
  const rows = await db.execute(sql`
    delete from ${auditEntries} where ctid = any(array(select ctid from ${auditEntries}
      where at < ${before.toISOString()}::timestamptz order by at limit ${limit} for update skip locked))`);
  return rows.count;
}
