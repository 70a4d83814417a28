import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkModuleGraph } from './module-graph.mjs';
import { readProject, sourceFile } from './project-files.mjs';

const RULES = fileURLToPath(new URL('../../../.dependency-cruiser.cjs', import.meta.url));

let root;
const write = async (file, text) => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
};
const check = async () => checkModuleGraph(root, await readProject(root), RULES);

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'herohood-graph-')));
  await write('packages/domain/src/level.ts', 'export const level = (xp: number): number => xp;\n');
  await write('packages/api/src/paid.ts', 'export type Paid = number;\n');
  await write(
    'packages/api/src/pay.ts',
    `import type { Paid } from './paid';\nexport const pay = (): Paid => 1;\n`,
  );
});
afterEach(() => rm(root, { recursive: true, force: true }));

it('a graph in order passes, and every TypeScript file was read', async () => {
  expect(await check()).toEqual({ moduleCount: 3, violations: [] });
});

it('a circle of modules is refused, one of types too', async () => {
  await write(
    'packages/api/src/one.ts',
    `import { two } from './two';\nexport const one: () => number = () => two();\n`,
  );
  await write(
    'packages/api/src/two.ts',
    `import { one } from './one';\nexport const two: () => number = () => one();\n`,
  );
  const { violations } = await check();
  expect(violations).toHaveLength(1);
  expect(violations[0]).toMatch(/one\.ts.*two\.ts.*have no order/);
  await write('packages/api/src/up.ts', `import { down } from './down';\nexport type Up = typeof down;\n`);
  await write(
    'packages/api/src/down.ts',
    `import type { Up } from './up';\nexport const down = (up: Up) => up;\n`,
  );
  expect((await check()).violations).toHaveLength(2);
});

it('an import that leads nowhere is refused', async () => {
  await write('packages/domain/src/bad.ts', `export { x } from './missing';\n`);
  expect((await check()).violations).toEqual([expect.stringMatching(/The import leads nowhere/)]);
});

it('the product may not load test code', async () => {
  await write('packages/domain/src/testing/sample.ts', 'export const sample = 1;\n');
  await write('packages/domain/src/bad.ts', `export { sample } from './testing/sample';\n`);
  expect((await check()).violations).toEqual([expect.stringMatching(/no part of the product/)]);
});

it('a file that was not read fails the check instead of passing unseen', async () => {
  const files = [...(await readProject(root)), sourceFile('packages/domain/src/unread.ts', '')];
  const { violations } = await checkModuleGraph(root, files, RULES);
  expect(violations).toEqual([expect.stringMatching(/did not read 1 files .*unread\.ts/)]);
});
