import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The superuser's password of a data folder; made once, readable by its owner only. */
export async function readOrCreatePassword(dataDir: string): Promise<{ value: string; isNew: boolean }> {
  const file = join(dataDir, 'postgres-password');
  const fresh = randomBytes(24).toString('base64url');
  // Written aside and then named: of two servers that start on a fresh folder at once one wins, and neither reads half.
  const draft = `${file}-${process.pid}-${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(draft, `${fresh}\n`, { mode: 0o600, flag: 'wx' });
    await link(draft, file);
    return { value: fresh, isNew: true };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const value = (await readFile(file, 'utf8')).trim();
  if (value === '')
    throw new Error(`${file} is empty: delete it together with the data folder, or restore it.`);
  return { value, isNew: false };
}
