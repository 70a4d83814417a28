import { asc, count, eq, max, sql } from 'drizzle-orm';
import { lastBackup, parents } from '../account/tables';
import { children } from '../children/tables';
import type { Database } from '../client';
import { families } from './tables';

/** All families, oldest first, without names of people. For the operator's command line only: it crosses families. */
export function listFamilies(db: Database) {
  const countOf = (table: typeof parents | typeof children) =>
    db.$count(table, eq(table.familyId, families.id));
  return db
    .select({
      id: families.id,
      code: families.code,
      createdAt: families.createdAt,
      parents: countOf(parents),
      heroes: countOf(children),
      status: families.subscriptionStatus,
      plan: families.subscriptionPlan,
      trialEndsAt: families.trialEndsAt,
      paidUntil: families.subscriptionEndDate,
      lastActivityAt: sql`${families.lastEventAt}`.mapWith((at: string | Date) => new Date(at)),
    })
    .from(families)
    .orderBy(asc(families.createdAt), asc(families.code));
}

/** The e-mails of all parents, with the family they belong to. */
export function listParentEmails(db: Database) {
  return db
    .select({ familyId: parents.familyId, email: parents.email })
    .from(parents)
    .orderBy(asc(parents.createdAt));
}

/** How many families there are, and when one of them did anything last: an operator sees whose database this is. */
export async function countFamilies(
  db: Database,
): Promise<{ families: number; lastActivityAt: Date | null }> {
  const [row] = await db
    .select({ families: count(), lastActivityAt: max(families.lastEventAt) })
    .from(families);
  const at = row?.lastActivityAt ?? null;
  return { families: row?.families ?? 0, lastActivityAt: at === null ? null : new Date(at) };
}

/** Keeps when the last backup was made. */
export async function keepTimeOfBackup(db: Database, madeAt: Date): Promise<void> {
  await db
    .insert(lastBackup)
    .values({ madeAt })
    .onConflictDoUpdate({ target: lastBackup.isOnly, set: { madeAt } });
}

/** When the last backup was made; null before the first. */
export async function findLastBackup(db: Database): Promise<Date | null> {
  const [row] = await db.select({ madeAt: lastBackup.madeAt }).from(lastBackup);
  return row?.madeAt ?? null;
}
