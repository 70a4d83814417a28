import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ByteRange, MediaPort } from '@herohood/api/context';

/** Keys are ids of rows. Anything else could name a file outside the folder. */
const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Keeps recordings and pictures as files of a folder, spread over 256 sub-folders. */
export function mediaFolder(folder: string): MediaPort {
  const fileOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('Not a key of the media store.');
    return join(folder, key.slice(0, 2), key);
  };
  return {
    put: async (key, bytes) => {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      // Whole or not at all: a reader never meets half a picture, a crash leaves no broken one under its name.
      const draft = `${file}-${randomBytes(6).toString('hex')}`;
      try {
        const handle = await open(draft, 'wx', 0o600);
        await handle.writeFile(bytes).finally(() => handle.close());
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: async (key, range) => {
      try {
        return range ? await readPart(fileOf(key), range) : await readFile(fileOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    direct: null,
  };
}

async function readPart(file: string, { start, end }: ByteRange): Promise<Uint8Array> {
  const handle = await open(file, 'r');
  try {
    const wanted = Buffer.alloc(end - start + 1);
    const { bytesRead } = await handle.read(wanted, 0, wanted.length, start);
    return wanted.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
