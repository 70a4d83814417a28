import { sql } from 'drizzle-orm';
import type { Executor } from '../client';
import {
  childSessions,
  knownDevices,
  loginLinks,
  loginThrottles,
  parentSessions,
  passwordResets,
} from './tables';

const SESSIONS = { parent: parentSessions, child: childSessions };

/** Deletes up to `limit` sessions that ended before `before`; how many went. */
export async function deleteEndedSessions(
  db: Executor,
  of: keyof typeof SESSIONS,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const sessions = SESSIONS[of];
  const rows = await db.execute(sql`
    delete from ${sessions} where ctid = any(array(select ctid from ${sessions}
      where expires_at < ${before.toISOString()}::timestamptz order by expires_at limit ${limit} for update skip locked))`);
  return rows.count;
}

/** Deletes up to `limit` counts of wrong sign-ins that nobody touched since `before` and that lock nothing at `now`. */
export async function deleteOldThrottles(
  db: Executor,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<number> {
  const rows = await db.execute(sql`
    delete from ${loginThrottles} where ctid = any(array(select ctid from ${loginThrottles}
      where updated_at < ${before.toISOString()}::timestamptz
        and (locked_until is null or locked_until < ${now.toISOString()}::timestamptz)
      order by updated_at limit ${limit} for update skip locked))`);
  return rows.count;
}

const LINKS = { reset: passwordResets, login: loginLinks };

/** Deletes up to `limit` one-time links that ended before `before`; how many went. */
export async function deleteEndedLinks(
  db: Executor,
  of: keyof typeof LINKS,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const links = LINKS[of];
  const rows = await db.execute(sql`
    delete from ${links} where ctid = any(array(select ctid from ${links}
      where expires_at < ${before.toISOString()}::timestamptz limit ${limit} for update skip locked))`);
  return rows.count;
}

/** Deletes up to `limit` browsers that no hero has signed in from since `before`; how many went. */
export async function deleteOldDevices(db: Executor, before: Date, limit: number): Promise<number> {
  const rows = await db.execute(sql`
    delete from ${knownDevices} where ctid = any(array(select ctid from ${knownDevices}
      where last_used_at < ${before.toISOString()}::timestamptz order by last_used_at limit ${limit} for update skip locked))`);
  return rows.count;
}
