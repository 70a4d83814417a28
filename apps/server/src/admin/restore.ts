import { isSecretOfDatabase } from '@herohood/api/account/check-app-secret';
import { forgetSecret } from '@herohood/db/account/secret-queries';
import { listStoredMedia } from '@herohood/db/media/queries';
import { migrateDatabase } from '@herohood/db/migrate';
import { type Restored, requireNoTables, restoreBackup } from '@herohood/db/restore-backup';
import { findAppSecret } from '../adapters/app-secret';
import { openMedia } from '../adapters/media';
import { createSecrets } from '../adapters/secrets';
import { AdminError } from './admin-error';
import { secretCheckOf } from './backup';
import { isOfProgram, linesOf } from './backup-lines';
import { type Admin, type AdminOptions, withNewDatabase } from './open-admin';
import { restoreWithProgram } from './pg-programs';
import { tellLedgers } from './verify-ledgers';
import {
  databaseFileIn,
  isWholeBackup,
  mediaIn,
  readContents,
  readMedia,
  type WholeContents,
} from './whole-backup';

/**
 * Puts a backup into an empty database, whichever of the formats it has, and checks it: counts, ledgers, media. The media
 * of a whole backup go into the folder or bucket of this place's settings, those alone that are as they were backed up.
 *
 * @returns whether the ledgers are sound and the media whole
 */
export function restore(
  options: AdminOptions,
  { from, isOtherSecretFine }: { from: string; isOtherSecretFine: boolean },
): Promise<boolean> {
  return withNewDatabase(options, async (admin) => {
    const contents = (await isWholeBackup(from)) ? await readContents(from) : null;
    const file = contents ? databaseFileIn(from) : from;
    if (await isOfProgram(file)) {
      await requireNoTables(admin.sql);
      await restoreWithProgram({ url: admin.url, file });
      await migrateDatabase(admin.url);
      admin.say(`${from} is restored.`);
    } else {
      const secret = await findAppSecret(admin.env.APP_SECRET, admin.env.DATA_DIR);
      const { rows, madeAt } = await restoreOwn(admin, file, (secretCheck) => {
        if (!isOtherSecretFine) requireSecret(secret, secretCheck);
      });
      admin.say(`The backup of ${madeAt} is restored: ${rows} rows.`);
    }
    const areMediaWhole = contents === null || (await restoreMedia(admin, { from, contents }));
    if (isOtherSecretFine && !(await hasSecretOf(admin))) {
      await forgetSecret(admin.db);
      admin.say('The secret is another one: every hero needs a new login, which a parent makes in the app.');
    }
    const isSound = await tellLedgers(admin);
    await tellMedia(admin);
    return isSound && areMediaWhole;
  });
}

async function restoreOwn(
  { url, showProgress }: Admin,
  file: string,
  check: (secretCheck: string) => void,
): Promise<Restored> {
  const shown = showProgress({ doing: 'Restoring', total: 0, unit: 'tables' });
  try {
    return await restoreBackup(url, linesOf(file), {
      check: ({ secretCheck }) => check(secretCheck),
      onTable: shown.at,
    });
  } finally {
    shown.end();
  }
}

/**
 * What the restored rows name goes into this place's store, if it is as the backup's contents say; names what is not.
 *
 * @returns whether all was
 */
async function restoreMedia(
  { db, env, showProgress, complain }: Admin,
  { from, contents }: { from: string; contents: WholeContents },
): Promise<boolean> {
  const ids = new Set(await listStoredMedia(db));
  const media = contents.media.filter(({ id }) => ids.has(id));
  const [source, target] = [mediaIn(from), await openMedia(env)];
  const shown = showProgress({ doing: 'Restoring media', total: media.length, unit: 'files' });
  const damages: string[] = [];
  try {
    for (const [done, each] of media.entries()) {
      shown.at(done);
      const found = await readMedia(source, each);
      if ('bytes' in found) await target.put(each.id, found.bytes);
      else damages.push(found.damage);
    }
  } finally {
    shown.end();
    target.close();
  }
  for (const damage of damages) complain(`The backup is damaged: ${damage}. It was left out.`);
  return damages.length === 0;
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
