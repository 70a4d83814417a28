import { sql } from 'drizzle-orm';
import type { Executor } from '../client';
import { stripeEvents } from './tables';

/** Deletes up to `limit` webhook events that were handled before `before`; how many went. */
export async function deleteOldStripeEvents(db: Executor, before: Date, limit: number): Promise<number> {
  const rows = await db.execute(sql`
    delete from ${stripeEvents} where ctid = any(array(select ctid from ${stripeEvents}
      where handled_at < ${before.toISOString()}::timestamptz limit ${limit} for update skip locked))`);
  return rows.count;
}
