import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listStoredMedia } from '@herohood/db/media/queries';
import { openMedia } from '../adapters/media';
import { AdminError } from './admin-error';
import { writeDatabase } from './backup';
import { noteBackup, tellSource } from './backup-source';
import { type Admin, type AdminOptions, withDatabase } from './open-admin';
import { databaseFileIn, digestOf, mediaIn, type WholeContents, writeContents } from './whole-backup';

/** Names sort by time. */
const NAME = /^herohood-\d{4}-\d\d-\d\dT\d{6}Z$/;

/**
 * Writes the database and all recordings and pictures (of the folder or the bucket) into a new folder inside `to`, and then
 * deletes the oldest such folders until `keep` are left. The name appears only once everything is in it.
 */
export function backUpAll(options: AdminOptions, { to, keep }: { to: string; keep: number | null }) {
  return withDatabase(options, async (admin) => {
    const madeAt = new Date();
    const name = `herohood-${madeAt.toISOString().slice(0, 19).replaceAll(':', '')}Z`;
    const folder = join(to, name);
    await tellSource(admin, madeAt);
    const draft = `${folder}.unfinished`;
    await mkdir(to, { recursive: true, mode: 0o700 });
    if ((await readdir(to)).includes(name)) {
      throw new AdminError(`${folder} exists already. Nothing is overwritten.`);
    }
    try {
      await mkdir(draft, { mode: 0o700 });
      const rows = await writeDatabase(admin, databaseFileIn(draft));
      const { media, gone } = await copyMedia(admin, draft);
      await writeContents(draft, { madeAt: madeAt.toISOString(), media });
      await rename(draft, folder);
      admin.say(`${folder} is written: ${rows} rows, ${media.length} pictures and recordings.`);
      await noteBackup(admin, madeAt);
      if (gone > 0)
        admin.complain(`${gone} pictures and recordings were missing already, or deleted meanwhile.`);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
    if (keep !== null) await deleteOldest(admin, { to, keep });
    admin.complain('Keep APP_SECRET too, in another place: it is not in this folder.');
  });
}

/** After the database: what its rows name was stored before they were read, or is gone since. */
async function copyMedia(
  { db, env, showProgress }: Admin,
  folder: string,
): Promise<{ media: WholeContents['media']; gone: number }> {
  const source = await openMedia(env);
  const target = mediaIn(folder);
  const ids = await listStoredMedia(db);
  const media: WholeContents['media'] = [];
  const shown = showProgress({ doing: 'Copying media', total: ids.length, unit: 'files' });
  try {
    for (const [done, id] of ids.entries()) {
      shown.at(done);
      const bytes = await source.get(id);
      if (bytes === null) continue;
      await target.put(id, bytes);
      media.push({ id, sha256: digestOf(bytes) });
    }
  } finally {
    shown.end();
    source.close();
  }
  return { media, gone: ids.length - media.length };
}

async function deleteOldest({ say }: Admin, { to, keep }: { to: string; keep: number }): Promise<void> {
  const names = (await readdir(to)).filter((name) => NAME.test(name)).sort();
  for (const name of names.slice(0, Math.max(0, names.length - keep))) {
    await rm(join(to, name), { recursive: true });
    say(`${join(to, name)} is deleted.`);
  }
}
