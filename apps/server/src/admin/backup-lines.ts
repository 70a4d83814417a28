import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { BackupError } from '@herohood/db/backup-format';

/** Whether Postgres' own program wrote this file: it begins its files so. */
export async function isOfProgram(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(5), 0, 5, 0);
    return bytesRead === 5 && buffer.toString('latin1') === 'PGDMP';
  } finally {
    await handle.close();
  }
}

/** The lines of a backup in our own format. @throws BackupError when the file is cut off or none of ours */
export async function* linesOf(file: string): AsyncGenerator<string> {
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
