import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { writeBackup } from '@herohood/db/write-backup';
import { createSecrets } from '../adapters/secrets';
import { AdminError } from './admin-error';
import { noteBackup, tellSource } from './backup-source';
import { type Admin, type AdminOptions, requireAppSecret, withDatabase } from './open-admin';
import { dumpWithProgram } from './pg-programs';

/** Tells two secrets apart without telling anything of them. */
export function secretCheckOf(appSecret: string): string {
  const digest = createSecrets(appSecret).digest('backup-check');
  return createHash('sha256').update(digest).digest('hex').slice(0, 16);
}

/**
 * Writes all of the database into one file that only its owner reads, while the server goes on. Our own format needs no
 * program; `pg_dump` has its own. Pictures, recordings and secrets are not in it: `backup --all` takes
 * the first two along.
 */
export function backUp(
  options: AdminOptions,
  { to, format }: { to: string; format: 'herohood' | 'pg_dump' },
) {
  return withDatabase(options, async (admin) => {
    if (existsSync(to)) throw new AdminError(`${to} exists already. Nothing is overwritten.`);
    // The name appears only once the file is whole: a broken backup must not look like a good one.
    const draft = `${to}.unfinished`;
    const madeAt = new Date();
    await tellSource(admin, madeAt);
    try {
      const rows = format === 'pg_dump' ? await dump(admin, draft) : await writeDatabase(admin, draft);
      await rename(draft, to);
      admin.say(`${to} is written${rows === null ? '' : `: ${rows} rows`}.`);
      await noteBackup(admin, madeAt);
    } finally {
      await rm(draft, { force: true });
    }
    admin.complain('Keep APP_SECRET too, and the media folder or bucket: neither is in this file.');
  });
}

async function dump({ url }: Admin, draft: string): Promise<null> {
  await (await open(draft, 'wx', 0o600)).close();
  await dumpWithProgram({ url, file: draft });
  return null;
}

/** Writes the database into a new file in our own format. @returns how many rows there are */
export async function writeDatabase({ sql, env, showProgress }: Admin, draft: string): Promise<number> {
  const secretCheck = secretCheckOf(await requireAppSecret(env));
  const file = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
  const zip = createGzip();
  zip.pipe(file);
  const done = finished(file);
  // Heard here as well, so that a full disk ends the waiting below.
  const failed = done.then(() => new Promise<never>(() => {}));
  failed.catch(() => {});
  const about = { madeAt: new Date().toISOString(), secretCheck };
  const shown = showProgress({ doing: 'Backing up', total: 0, unit: 'tables' });
  try {
    const write = async (line: string) => {
      if (!zip.write(`${line}\n`)) await Promise.race([once(zip, 'drain'), failed]);
    };
    const { rows } = await writeBackup(sql, about, { write, onTable: shown.at });
    zip.end();
    await done;
    return rows;
  } finally {
    shown.end();
    zip.destroy();
    file.destroy();
  }
}
