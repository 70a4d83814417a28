import { checkBackup } from '@herohood/db/check-backup';
import { AdminError } from './admin-error';
import { isOfProgram, linesOf } from './backup-lines';
import type { AdminOptions } from './open-admin';
import { databaseFileIn, isWholeBackup, mediaIn, readContents, readMedia } from './whole-backup';

/**
 * Reads a backup, a file or a whole one, to its end without any database, and says whether it could be restored.
 *
 * @throws AdminError or BackupError with a sentence that says what is wrong
 */
export async function checkBackupAt(
  { say, showProgress }: Pick<AdminOptions, 'say' | 'showProgress'>,
  path: string,
) {
  const isWhole = await isWholeBackup(path);
  const contents = isWhole ? await readContents(path) : null;
  const file = isWhole ? databaseFileIn(path) : path;
  if (await isOfProgram(file)) {
    throw new AdminError(`${file} was made by pg_dump: "pg_restore --list" reads its contents.`);
  }
  const { rows, madeAt } = await checkBackup(linesOf(file));
  const media = contents?.media ?? [];
  const store = mediaIn(path);
  const shown = showProgress({ doing: 'Checking media', total: media.length, unit: 'files' });
  try {
    for (const [done, each] of media.entries()) {
      shown.at(done);
      const found = await readMedia(store, each);
      if ('damage' in found) throw new AdminError(`The backup is damaged: ${found.damage}.`);
    }
  } finally {
    shown.end();
  }
  const more = contents ? `, ${media.length} pictures and recordings` : '';
  say(`${path} is whole: made ${madeAt}, ${rows} rows${more}.`);
}
