import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkDocs } from './check-docs.mjs';

let root;
const write = async (file, text) => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'herohood-docs-'));
  await write('docs/rules.md', '# Rules\n');
  await write('docs/decisions/sync.md', '# Sync\n');
  await write('packages/api/src/batch-loader.ts', '');
});
afterEach(() => rm(root, { recursive: true, force: true }));

it.each([
  '[rules](docs/rules.md), [a heading](docs/rules.md#streaks), [a folder](docs/decisions/), [here](#here)',
  '[elsewhere](https://hero.example/nothing.md) and <img src="docs/rules.md">',
  '`packages/api/src/batch-loader.ts`, `src/batch-loader.ts`, `batch-loader.ts` and `packages/api`',
  '`apps/server/dist/main.js`, `packages/<noun>/rule.ts`, `docs/*.md` and `/api/docs`',
  '```\ncp nothing.ts `other.ts` [x](gone.md)\n```',
])('%s names what exists', async (text) => {
  await write('README.md', text);
  expect(await checkDocs(root)).toEqual([]);
});

it.each([
  ['[rules](rules.md)', 'README.md links to rules.md, which is not there.'],
  ['`packages/api/src/gone.ts`', 'README.md names packages/api/src/gone.ts, which is not there.'],
  ['`gone.ts`', 'README.md names gone.ts, which is not there.'],
  ['`packages/api/tests/`', 'README.md names packages/api/tests/, which is not there.'],
])('%s leads nowhere', async (text, line) => {
  await write('README.md', text);
  expect(await checkDocs(root)).toEqual([line]);
});

it('a link starts at its document', async () => {
  await write('docs/decisions/README.md', '[rules](../rules.md) [sync](sync.md)');
  expect(await checkDocs(root)).toEqual([]);
});
