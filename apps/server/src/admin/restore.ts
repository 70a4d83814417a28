import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { isSecretOfDatabase } from '@herohood/api/account/check-app-secret';
import { forgetSecret } from '@herohood/db/account/secret-queries';
import { BackupError } from '@herohood/db/backup-format';
import { listStoredMedia } from '@herohood/db/media/operator-queries';
import { migrateDatabase } from '@herohood/db/migrate';
import { requireNoTables, restoreBackup } from '@herohood/db/restore-backup';
import { findAppSecret } from '../adapters/app-secret';
import { openMedia } from '../adapters/media';
import { createSecrets } from '../adapters/secrets';
import { AdminError } from './admin-error';
import { secretCheckOf } from './backup';
import { type Admin, type AdminOptions, withDatabase } from './open-admin';
import { restoreWithProgram } from './pg-programs';
import { tellLedgers } from './verify-ledgers';

/**
 * Puts a backup into an empty database, whichever of the two formats it has, and checks it: counts, ledgers, media.
 *
 * @returns whether the ledgers are sound
 */
export function restore(
  options: AdminOptions,
  { from, isOtherSecretFine }: { from: string; isOtherSecretFine: boolean },
): Promise<boolean> {
  return withDatabase(options, async (admin) => {
    if (await isOfProgram(from)) {
      await requireNoTables(admin.sql);
      await restoreWithProgram({ url: admin.url, file: from });
      await migrateDatabase(admin.url);
      admin.say(`${from} is restored.`);
    } else {
      const secret = await findAppSecret(admin.env.APP_SECRET, admin.env.DATA_DIR);
      const { rows, madeAt } = await restoreBackup(admin.url, linesOf(from), ({ secretCheck }) => {
        if (!isOtherSecretFine) requireSecret(secret, secretCheck);
      });
      admin.say(`The backup of ${madeAt} is restored: ${rows} rows.`);
    }
    if (isOtherSecretFine && !(await hasSecretOf(admin))) {
      await forgetSecret(admin.db);
      admin.say('The secret is another one: every hero needs a new login, which a parent makes in the app.');
    }
    const isSound = await tellLedgers(admin);
    await tellMedia(admin);
    return isSound;
  });
}

/** Whether this place's secret opens what the restored database holds. */
async function hasSecretOf({ db, env }: Admin): Promise<boolean> {
  const secret = await findAppSecret(env.APP_SECRET, env.DATA_DIR);
  return secret !== null && isSecretOfDatabase({ db, secrets: createSecrets(secret) });
}

function requireSecret(secret: string | null, wanted: string): void {
  if (secret !== null && secretCheckOf(secret) === wanted) return;
  const what =
    secret === null
      ? 'There is no APP_SECRET here yet: set the one of the backup’s server, or put its file app-secret into DATA_DIR.'
      : 'APP_SECRET is another one than when the backup was made.';
  throw new AdminError(
    `${what} With another one no PIN can be read and everybody has to sign in again; --other-secret restores all the same.`,
  );
}

/** `pg_dump` begins its files so. */
async function isOfProgram(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(5), 0, 5, 0);
    return bytesRead === 5 && buffer.toString('latin1') === 'PGDMP';
  } finally {
    await handle.close();
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const zip = createGunzip();
  source.once('error', (error) => zip.destroy(error));
  source.pipe(zip).setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of zip) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('Z_')) throw error;
    throw new BackupError(
      code === 'Z_BUF_ERROR'
        ? 'The backup is cut off: its end is missing.'
        : 'This file is no backup of Herohood.',
    );
  } finally {
    source.destroy();
  }
}

/** Pictures and recordings lie outside the database: whoever restores must hear which of them are not there yet. */
async function tellMedia({ db, env, say, complain }: Admin): Promise<void> {
  const media = await openMedia(env);
  try {
    const keys = await listStoredMedia(db);
    let missing = 0;
    for (const key of keys) if ((await media.get(key, { start: 0, end: 0 })) === null) missing += 1;
    if (missing === 0) say(`Pictures and recordings: all ${keys.length} are there.`);
    else
      complain(
        `Pictures and recordings: ${missing} of ${keys.length} are missing. Copy the media folder or bucket.`,
      );
  } finally {
    media.close();
  }
}
