import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
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
    get: async (key, range) => readOwnFile(fileOf(key), range),
    remove: (key) => rm(fileOf(key), { force: true }),
    direct: null,
  };
}

/** What stands where a file should be and is none: a link, also one to a file (`ELOOP`), is nobody's recording. */
const NO_FILE = ['ENOENT', 'ELOOP', 'EMLINK', 'ENXIO'];

/** The bytes of a file, or a part of them; null where there is none, and for a link or a pipe, which others could have put there. */
async function readOwnFile(file: string, range?: ByteRange): Promise<Uint8Array | null> {
  // Windows knows neither; without the second the opening of a pipe would wait for its other end.
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
  const handle = await open(file, flags).catch((error: NodeJS.ErrnoException) => {
    if (NO_FILE.includes(error.code ?? '')) return null;
    throw error;
  });
  if (!handle) return null;
  try {
    if (!(await handle.stat()).isFile()) return null;
    if (!range) return await handle.readFile();
    const wanted = Buffer.alloc(range.end - range.start + 1);
    const { bytesRead } = await handle.read(wanted, 0, wanted.length, range.start);
    return wanted.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
