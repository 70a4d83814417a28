import { eq, inArray, or, sql } from 'drizzle-orm';
import { children } from '../children/tables';
import type { Executor } from '../client';
import type { FamilyId } from '../family/family-id';
import { loginThrottles, parents } from './tables';

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

/**
 * Counts one more under `key` in one statement, so that callers at the same moment cannot exceed the limit. The row
 * belongs to no account: neither a new password nor an erasure opens the way for more.
 *
 * @returns null when it was counted, else the instant from which on there is room again
 */
export async function countWithin(
  db: Executor,
  key: string,
  { limit, windowMs, now }: { limit: number; windowMs: number; now: Date },
): Promise<Date | null> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isOver = sql`${loginThrottles.windowStart} <= ${new Date(now.getTime() - windowMs).toISOString()}::timestamptz`;
  const counted = await db
    .insert(loginThrottles)
    .values({ key, failures: 0, windowStart: now, windowFailures: 1, updatedAt: now })
    .onConflictDoUpdate({
      target: loginThrottles.key,
      set: {
        windowStart: sql`case when ${isOver} then ${at} else ${loginThrottles.windowStart} end`,
        windowFailures: sql`case when ${isOver} then 1 else ${loginThrottles.windowFailures} + 1 end`,
        updatedAt: now,
      },
      setWhere: sql`${isOver} or ${loginThrottles.windowFailures} < ${limit}`,
    })
    .returning({ key: loginThrottles.key });
  if (counted.length > 0) return null;
  const [full] = await db.select().from(loginThrottles).where(eq(loginThrottles.key, key));
  return new Date((full?.windowStart ?? now).getTime() + windowMs);
}

/** Takes one of what `countWithin` has counted back. */
export async function giveBackWithin(db: Executor, key: string): Promise<void> {
  await db
    .update(loginThrottles)
    .set({ windowFailures: sql`greatest(0, ${loginThrottles.windowFailures} - 1)` })
    .where(eq(loginThrottles.key, key));
}

/** Forgets all counts of an account: a new PIN unlocks at once (rules: sign-in limits). */
export async function clearThrottles(db: Executor, accountId: string): Promise<void> {
  await db.delete(loginThrottles).where(eq(loginThrottles.accountId, accountId));
}

/** Forgets the counts of all parents and heroes of a family. */
export async function clearThrottlesOfFamily(db: Executor, familyId: FamilyId): Promise<void> {
  const idsOf = (people: typeof parents | typeof children) =>
    db.select({ id: people.id }).from(people).where(eq(people.familyId, familyId));
  await db
    .delete(loginThrottles)
    .where(
      or(
        inArray(loginThrottles.accountId, idsOf(parents)),
        inArray(loginThrottles.accountId, idsOf(children)),
      ),
    );
}
