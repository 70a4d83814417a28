import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaFolder } from './media-folder';

const KEY = '6f0e6a52-1f0b-4a3e-9d53-0d3c1f9b7a11';
const bytes = (...values: number[]) => Uint8Array.from(values);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herohood-media-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('an object is read as it was written, whole or in part, until it is removed', async () => {
  const media = mediaFolder(folder);
  await media.put(KEY, bytes(1, 2, 3, 4, 5));
  const read = async (range?: { start: number; end: number }) => [...((await media.get(KEY, range)) ?? [])];
  expect(await read()).toEqual([1, 2, 3, 4, 5]);
  expect(await read({ start: 1, end: 2 })).toEqual([2, 3]);
  expect(await read({ start: 3, end: 100 })).toEqual([4, 5]);
  expect(await read({ start: 9, end: 10 })).toEqual([]);
  await media.put(KEY, bytes(9));
  expect(await read()).toEqual([9]);
  expect(await readdir(join(folder, KEY.slice(0, 2)))).toEqual([KEY]);
  await media.remove(KEY);
  await media.remove(KEY);
  expect(await media.get(KEY)).toBeNull();
  expect(await media.get(KEY, { start: 0, end: 1 })).toBeNull();
});

test('a key that is no id of a row reaches no file', async () => {
  const media = mediaFolder(folder);
  for (const key of ['../app-secret', `${KEY}/..`, '', 'a'.repeat(36)]) {
    await expect(async () => media.get(key)).rejects.toThrow('Not a key');
    await expect(async () => media.put(key, bytes(1))).rejects.toThrow('Not a key');
    await expect(async () => media.remove(key)).rejects.toThrow('Not a key');
  }
});

test('a link or a pipe in the folder is no object', async () => {
  const media = mediaFolder(folder);
  const file = join(folder, KEY.slice(0, 2), KEY);
  await mkdir(dirname(file), { recursive: true });
  await symlink(fileURLToPath(import.meta.url), file);
  expect([await media.get(KEY), await media.get(KEY, { start: 0, end: 9 })]).toEqual([null, null]);
  await rm(file);
  execFileSync('mkfifo', [file]);
  expect(await media.get(KEY)).toBeNull();
});
