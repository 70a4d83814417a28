import type { KEPT_DAYS } from '@herohood/domain/family/kept-days';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  childSessions,
  knownDevices,
  loginLinks,
  loginThrottles,
  parentSessions,
  passwordResets,
} from './account/tables';
import type { Executor } from './client';
import { invitations } from './family/invitation-tables';
import { auditEntries } from './family/tables';
import { reminders } from './reminders/tables';
import { stripeEvents, usedTrials } from './subscription/tables';
import { syncEvents } from './sync/tables';

/** Since when a row of each kind only tells what was. */
const OVER_AT = {
  syncEvents: syncEvents.createdAt,
  auditEntries: auditEntries.at,
  reminders: reminders.dueAt,
  stripeEvents: stripeEvents.handledAt,
  usedTrials: usedTrials.endsAt,
  parentSessions: parentSessions.expiresAt,
  childSessions: childSessions.expiresAt,
  loginThrottles: loginThrottles.updatedAt,
  knownDevices: knownDevices.lastUsedAt,
  passwordResets: passwordResets.expiresAt,
  invitations: invitations.expiresAt,
  loginLinks: loginLinks.expiresAt,
} satisfies Record<keyof typeof KEPT_DAYS, PgColumn>;

/** Deletes up to `limit` rows that were over before `before`, oldest first; how many went. What locks a sign-in at `now` stays. */
export async function deleteOld(
  db: Executor,
  kind: keyof typeof KEPT_DAYS,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<number> {
  const overAt = OVER_AT[kind];
  const isNoLock =
    kind === 'loginThrottles'
      ? sql`(locked_until is null or locked_until < ${now.toISOString()}::timestamptz)`
      : sql`true`;
  const rows = await db.execute(sql`
    delete from ${overAt.table} where ctid = any(array(select ctid from ${overAt.table}
      where ${overAt} < ${before.toISOString()}::timestamptz and ${isNoLock}
      order by ${overAt} limit ${limit} for update skip locked))`);
  return rows.count;
}
