import { asc, eq, sql } from 'drizzle-orm';
import { parents } from '../account/tables';
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
