import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BadSettingError } from '../env';
import { loadAppSecret } from './app-secret';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herohood-secret-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const isFresh = async () => false;

test("the operator's secret is used and nothing is written", async () => {
  expect(await loadAppSecret('given', folder, isFresh)).toBe('given');
  expect(await readdir(folder)).toEqual([]);
});

test('a secret is made once, readable by its owner only, and kept', async () => {
  const made = await loadAppSecret(undefined, folder, isFresh);
  expect(made.length).toBeGreaterThanOrEqual(64);
  expect((await stat(join(folder, 'app-secret'))).mode & 0o777).toBe(0o600);
  expect(await loadAppSecret(undefined, folder, isFresh)).toBe(made);
});

test('servers that start at once agree on one secret and leave no draft behind', async () => {
  const secrets = await Promise.all(
    Array.from({ length: 8 }, () => loadAppSecret(undefined, folder, isFresh)),
  );
  expect(new Set(secrets).size).toBe(1);
  expect(await readdir(folder)).toEqual(['app-secret']);
});

test('a damaged secret stops the start instead of being replaced', async () => {
  await writeFile(join(folder, 'app-secret'), 'cut off');
  await expect(loadAppSecret(undefined, folder, isFresh)).rejects.toThrow(BadSettingError);
  await expect(loadAppSecret(undefined, folder, isFresh)).rejects.toThrow(/^APP_SECRET: /);
});

test('a lost secret of a database that has one stops the start, and no other one is made', async () => {
  await expect(loadAppSecret(undefined, folder, async () => true)).rejects.toThrow(
    /^APP_SECRET: the database was written with one that is not here\./,
  );
  expect(await readdir(folder)).toEqual([]);
});
