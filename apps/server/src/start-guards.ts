import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { isSecretOfDatabase } from '@herohood/api/account/check-app-secret';
import type { Ports } from '@herohood/api/context';
import { isPooled, keepLimitsInRole } from '@herohood/db/connection-limits';
import { MigrationError, migrateDatabase, NewerDatabaseError } from '@herohood/db/migrate';
import type { OwnDatabase } from './adapters/embedded-database';
import { requireWritable } from './adapters/own-folder';
import type { Env } from './env';
import { StartError, startStep } from './start-error';

/** Runs a step that listens at the address of the settings. @throws StartError that names PORT */
export function listenStep<T>(
  { HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>,
  step: () => Promise<T>,
): Promise<T> {
  return startStep('PORT', `cannot listen on ${HOST}:${PORT}`, () =>
    step().catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      const line = `PORT: another program listens on ${HOST}:${PORT} already. End it, or set PORT to another number.`;
      throw new StartError(line, { cause: error });
    }),
  );
}

/** Tries the port before anything is made: a first start that cannot listen leaves nothing behind. @throws StartError */
export async function requireFreePort(env: Pick<Env, 'HOST' | 'PORT'>): Promise<void> {
  // The system then picks one that is free.
  if (env.PORT === 0) return;
  await listenStep(env, async () => {
    const trial = createServer().listen({ host: env.HOST, port: env.PORT });
    await once(trial, 'listening');
    trial.close();
    await once(trial, 'close');
  });
}

/**
 * One server owns an embedded data folder; workers are its guests, and hear when it has stopped the database.
 *
 * @throws StartError when another server owns it
 */
export async function requireFolder(
  own: Pick<OwnDatabase, 'claim' | 'watch'>,
  { env, onOwnerGone }: { env: Pick<Env, 'ROLE' | 'DATA_DIR'>; onOwnerGone: () => void },
): Promise<void> {
  if (env.ROLE === 'worker') own.watch(onOwnerGone);
  else if (!(await own.claim())) {
    throw new StartError(
      `DATA_DIR: another server uses ${env.DATA_DIR}. Stop that one, or give this one a folder of its own.`,
    );
  }
}

/**
 * Finds out whether a pooler stands before a given database, and if so lets the role have the limits that connections there cannot
 * keep.
 */
export async function preparePooler({ url, isEmbedded }: OwnDatabase): Promise<boolean> {
  if (isEmbedded || !(await isPooled(url))) return false;
  await keepLimitsInRole(url);
  return true;
}

/** @throws StartError when what belongs into DATA_DIR cannot be written there: families would find out one after the other */
export async function requireFolders(env: Pick<Env, 'DATA_DIR' | 'S3_BUCKET' | 'SMTP_URL'>): Promise<void> {
  const names = [...(env.S3_BUCKET ? [] : ['media']), ...(env.SMTP_URL ? [] : ['mail'])];
  for (const name of names) {
    const folder = join(env.DATA_DIR, name);
    await startStep('DATA_DIR', `nothing can be written into ${folder}`, () => requireWritable(folder));
  }
}

/** Brings the database to this version. @throws StartError when it cannot be, or belongs to a newer one */
export async function bringUpToDate({ url, isEmbedded }: OwnDatabase): Promise<void> {
  const setting = isEmbedded ? 'DATA_DIR' : 'DATABASE_URL';
  try {
    await migrateDatabase(url);
  } catch (error) {
    if (error instanceof NewerDatabaseError) throw new StartError(`${setting}: ${error.message}`);
    if (!(error instanceof MigrationError)) throw error;
    throw new StartError(
      `${setting}: the database could not be brought to this version (${error.message}). It was left as it was: start the version before again, which works with it, and see "Upgrading" in docs/operating.md.`,
      { cause: error },
    );
  }
}

/** @throws StartError when the database was written with another secret */
export async function requireOwnSecret(ports: Pick<Ports, 'db' | 'secrets'>): Promise<void> {
  if (await isSecretOfDatabase(ports)) return;
  throw new StartError(
    'APP_SECRET: the database was written with another one. Set that one again, or put its file app-secret back into DATA_DIR.',
  );
}
