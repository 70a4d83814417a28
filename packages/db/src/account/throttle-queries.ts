import { eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import { loginThrottles } from './tables';

export type ThrottleRow = typeof loginThrottles.$inferSelect;

/**
 * Reads the counts of `keys` and locks them, also those that do not exist yet, until the transaction ends:
 * parallel tries at one account queue up here.
 */
export async function lockThrottles(db: Executor, keys: string[]): Promise<Map<string, ThrottleRow>> {
  for (const key of [...keys].sort()) {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }
  const rows = await db.select().from(loginThrottles).where(inArray(loginThrottles.key, keys));
  return new Map(rows.map((row) => [row.key, row]));
}

export async function saveThrottle(db: Executor, row: ThrottleRow): Promise<void> {
  const { key, ...state } = row;
  await db.insert(loginThrottles).values(row).onConflictDoUpdate({ target: loginThrottles.key, set: state });
}

/** Forgets all counts of an account: a new PIN unlocks at once (ruling R21). */
export async function clearThrottles(db: Executor, accountId: string): Promise<void> {
  await db.delete(loginThrottles).where(eq(loginThrottles.accountId, accountId));
}
