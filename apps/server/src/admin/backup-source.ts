import { readDatabaseUrl } from '@herohood/db/database-url';
import { countFamilies, keepTimeOfBackup } from '@herohood/db/family/operator-queries';
import { isUpToDate } from '@herohood/db/migrate';
import { DAY_MS } from '@herohood/domain/time/durations';
import type { Env } from '../env';
import type { Admin } from './open-admin';

/** Says which database is backed up, and what lives in it: a backup of the wrong one is as whole as one of the right one. */
export async function tellSource(admin: Admin, now: Date): Promise<void> {
  const place = placeOf(admin.env);
  if (!(await isOfThisVersion(admin))) return admin.say(`Backing up ${place}.`);
  const { families, lastActivityAt } = await countFamilies(admin.db);
  const newest = lastActivityAt ? `, newest act ${daysAgo(lastActivityAt, now)}` : '';
  admin.say(`Backing up ${place}: ${families === 1 ? '1 family' : `${families} families`}${newest}.`);
}

/** Notes the time of a backup that is whole, for whoever watches the server. */
export async function noteBackup(admin: Admin, madeAt: Date): Promise<void> {
  if (await isOfThisVersion(admin)) await keepTimeOfBackup(admin.db, madeAt);
}

/** A database of another version has other tables. */
function isOfThisVersion({ sql }: Admin): Promise<boolean> {
  return isUpToDate(sql).catch(() => false);
}

function placeOf({ DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): string {
  const given = readDatabaseUrl(DATABASE_URL ?? '');
  if (given === null) return `the embedded database in ${DATA_DIR}`;
  return `the database ${decodeURIComponent(given.one.pathname.slice(1))} at ${given.hosts}`;
}

function daysAgo(then: Date, now: Date): string {
  const dayOf = (at: Date) => Math.floor(at.getTime() / DAY_MS);
  const days = dayOf(now) - dayOf(then);
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}
