import { randomBytes } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes a folder of ours, unless it is there, and tries to write into it. @throws when a file cannot be kept there */
export async function requireWritable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const trial = join(folder, `.trial-${randomBytes(6).toString('hex')}`);
  try {
    await writeFile(trial, 'x', { flag: 'wx', mode: 0o600 });
  } finally {
    await rm(trial, { force: true });
  }
}

/** Bytes that are free on the disk of a folder; null where that cannot be told. */
export async function freeBytes(folder: string): Promise<number | null> {
  const found = await statfs(folder).catch(() => null);
  return found && found.bavail * found.bsize;
}
