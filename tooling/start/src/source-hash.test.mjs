import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashSources } from './source-hash.mjs';

let root;
const write = async (file, text) => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'herohood-hash-'));
  await write('apps/server/src/main.ts', 'start()');
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('a build is due', () => {
  it.each([
    ['apps/server/src/main.ts', 'stop()'],
    ['packages/domain/src/points/level.ts', 'x'],
    ['packages/db/migrations/0001_add.sql', 'x'],
    ['package-lock.json', '{}'],
  ])('when %s changes', async (file, text) => {
    const before = await hashSources(root);
    await write(file, text);
    expect(await hashSources(root)).not.toBe(before);
  });

  it.each([
    'apps/server/src/main.test.ts',
    'apps/server/dist/main.js',
    'apps/kids-web/src/routeTree.gen.ts',
    'packages/db/node_modules/x/index.js',
    'packages/db/src/testing/factory.ts',
    'apps/server/.turbo/log',
    'README.md',
  ])('but not when %s changes', async (file) => {
    const before = await hashSources(root);
    await write(file, 'x');
    expect(await hashSources(root)).toBe(before);
  });
});
