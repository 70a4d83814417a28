import { createPasswords, HASH_COSTS } from '@herohood/api/account/password';
import type { Ports } from '@herohood/api/context';
import { readTranslationsWith } from '@herohood/api/text/say';
import { createDatabase, type DatabaseHandle } from '@herohood/db/client';
import { isPooled } from '@herohood/db/connection-limits';
import { isUpToDate, NewerDatabaseError } from '@herohood/db/migrate';
import type { showProgress } from '@herohood/progress';
import { findAppSecret } from '../adapters/app-secret';
import { isDatabaseThere, type OwnDatabase, openOwnDatabase } from '../adapters/embedded-database';
import { createLive } from '../adapters/live';
import { liveLink } from '../adapters/live-link';
import { createMail } from '../adapters/mail';
import { openMedia } from '../adapters/media';
import { createSecrets } from '../adapters/secrets';
import { readTranslationsFile } from '../adapters/translations';
import { createClosers } from '../closers';
import type { Env } from '../env';
import type { Logger } from '../log';
import { publicOrigin } from '../public-origin';
import { startStep } from '../start-error';
import { AdminError } from './admin-error';

/** What a command works with, besides the database. */
export interface AdminOptions {
  env: Env;
  log: Logger;
  /** Shows how far the command is. */
  showProgress: typeof showProgress;
  /** One line for people, on standard output. */
  say: (line: string) => void;
  /** One line about trouble or progress, on standard error: standard output may go into a file. */
  complain: (line: string) => void;
}

export interface Admin extends AdminOptions {
  url: string;
  sql: DatabaseHandle['sql'];
  db: Ports['db'];
}

/** The ports that commands hand to acts. */
export type AdminPorts = Pick<
  Ports,
  'db' | 'now' | 'live' | 'log' | 'mail' | 'media' | 'secrets' | 'passwords' | 'publicOrigin'
>;

/**
 * Opens the server's database for one command: the given one, or the embedded one, which is started for the command
 * when no server runs and left running when one does.
 *
 * @throws AdminError where no server was ever started: a mistyped setting must not make a new, empty database
 */
export async function withDatabase<T>(options: AdminOptions, work: (admin: Admin) => Promise<T>): Promise<T> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = options.env;
  if (await isDatabaseThere({ url, dataDir })) return withNewDatabase(options, work);
  throw new AdminError(
    `DATA_DIR: there is no database in ${dataDir}. Give this command the same DATABASE_URL or DATA_DIR as the server.`,
  );
}

/** Like `withDatabase`, and makes the embedded database where there is none: for a restore. */
export async function withNewDatabase<T>(
  options: AdminOptions,
  work: (admin: Admin) => Promise<T>,
): Promise<T> {
  const { env, complain } = options;
  readTranslationsWith(readTranslationsFile);
  const own = await startStep(
    env.DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR',
    'the database does not start',
    () => openOwnDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR, onProgress: complain }),
  );
  const unlessUnusable = <Value>(step: () => Promise<Value>) =>
    startStep('DATABASE_URL', 'the database cannot be used', step);
  const closers = createClosers();
  closers.add('embedded database', 60_000, () => stopUnlessUsed(own));
  try {
    const pooled = !own.isEmbedded && (await unlessUnusable(() => isPooled(own.url)));
    const settings = { applicationName: 'herohood-admin', maxConnections: 4, isPooled: pooled };
    const database = createDatabase(own.url, settings);
    closers.add('database', 10_000, database.close);
    await unlessUnusable(() => database.sql`select 1`);
    return await work({ ...options, url: own.url, sql: database.sql, db: database.db });
  } finally {
    await closers.closeAll(options.log);
  }
}

/** A server that was started meanwhile goes on with the database that this command started. */
async function stopUnlessUsed(own: OwnDatabase): Promise<void> {
  if (own.isEmbedded && !(await own.isUsedByOthers())) await own.stop();
}

/** Like `withDatabase`, for commands that read and write what this version knows. */
export function withFamilies<T>(options: AdminOptions, work: (admin: Admin) => Promise<T>): Promise<T> {
  return withDatabase(options, async (admin) => {
    const isCurrent = await isUpToDate(admin.sql).catch((error: unknown) => {
      throw error instanceof NewerDatabaseError ? new AdminError(error.message) : error;
    });
    if (isCurrent) return work(admin);
    throw new AdminError(
      'The database is not up to date: start the server of this version once, it brings it up to date.',
    );
  });
}

/** Fills the ports for one act, tells running servers what it changed, and waits until its mails are out. */
export async function withPorts<T>(admin: Admin, work: (ports: AdminPorts) => Promise<T>): Promise<T> {
  const { env, log, sql, db } = admin;
  const closers = createClosers();
  try {
    const live = await startStep('REDIS_URL', 'the live link cannot be opened', async () =>
      createLive(await liveLink({ redisUrl: env.redisAddress, sql, log }), log),
    );
    closers.add('live link', 2_000, live.close);
    const mail = createMail(env, log);
    closers.add('mail', 30_000, mail.close);
    const media = await openMedia(env);
    closers.add('media', 500, async () => media.close());
    return await work({
      ...{ db, live, log, mail, media },
      secrets: createSecrets(await requireAppSecret(env)),
      passwords: createPasswords(HASH_COSTS[env.PASSWORD_HASHING]),
      now: () => new Date(),
      publicOrigin: () => publicOrigin(env, env.PORT),
    });
  } finally {
    await closers.closeAll(log);
  }
}

/** The server's own secret. None is made here: a link or digest made with another one would open nothing. */
export async function requireAppSecret(env: Env): Promise<string> {
  const secret = await findAppSecret(env.APP_SECRET, env.DATA_DIR);
  if (secret !== null) return secret;
  throw new AdminError(
    'APP_SECRET: there is none in DATA_DIR. Give this command the same settings as the server.',
  );
}
