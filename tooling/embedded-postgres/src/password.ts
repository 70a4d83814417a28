import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The superuser's password of a data folder; made once, readable by its owner only. */
export async function readOrCreatePassword(dataDir: string): Promise<{ value: string; isNew: boolean }> {
  const file = join(dataDir, 'postgres-password');
  const fresh = randomBytes(24).toString('base64url');
  try {
    // 'wx' makes one winner when two servers start on a fresh folder at once.
    await writeFile(file, `${fresh}\n`, { mode: 0o600, flag: 'wx' });
    return { value: fresh, isNew: true };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const value = (await readFile(file, 'utf8')).trim();
  if (value === '')
    throw new Error(`${file} is empty: delete it together with the data folder, or restore it.`);
  return { value, isNew: false };
}
