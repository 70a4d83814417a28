import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkStructure } from './structure.mjs';

let root;
const write = async (file, text) => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
};
const violations = async () => {
  const { results } = await checkStructure(root);
  return results.flatMap(({ rule, violations: found }) => found.map((line) => `${rule} | ${line}`));
};

/** A small house in which all is as it should be. */
const HOUSE = {
  'packages/domain/src/time/family-day.ts': `import { Temporal } from 'temporal-polyfill';\nexport const dayOf = (now: string) => new Date(now);`,
  'packages/domain/src/missions/approval.ts': `import * as z from 'zod';\nimport { dayOf } from '../time/family-day';`,
  'packages/domain/src/missions/approval.test.ts': `import fc from 'fast-check';\nconst now = new Date();`,
  'packages/db/src/family/tables.ts': `import { pgTable } from 'drizzle-orm/pg-core';\nimport { children } from '../children/tables';`,
  'packages/db/src/children/tables.ts': `import { families } from '../family/tables';`,
  'packages/db/src/client.ts': `import postgres from 'postgres';\nimport { families } from './family/tables';`,
  'packages/api/src/account/session.ts': `import { Lucia } from 'lucia';`,
  'packages/api/src/missions/approve-mission.ts': `import { pay } from '../points/pay-missions';\nimport { x } from '@herohood/db/family/tables';`,
  'packages/api/src/points/pay-missions.ts': `import type { Approved } from '../missions/approve-mission';\nimport { announce } from '../sync/announce';`,
  'packages/api/src/sync/announce.ts': `export const announce = () => 'https://example.test // not a comment';`,
  'packages/ui/src/hero-art/hero-art.tsx': `import { motion } from 'framer-motion';`,
  'packages/browser/src/text/words.ts': `import { LOCALES } from '@herohood/domain/languages/locale';`,
  'apps/server/src/env.ts': `export const port = process.env.PORT;`,
  'apps/server/src/adapters/job-queue.ts': `import { Queue } from 'bullmq';\nimport { x } from '@herohood/api/context';`,
  'apps/kids-web/src/lib/api.ts': `import type { AppRouter } from '@herohood/api/root';`,
  'apps/kids-web/src/routes/__root.tsx': `import { Card } from '../features/missions/mission-card';`,
  'apps/kids-web/src/features/missions/mission-card.tsx': `import { HeroArt } from '@herohood/ui/hero-art/hero-art';\nimport { api } from '../../lib/api';\nimport { Xp } from '../points/public';`,
  'apps/kids-web/src/features/points/public.ts': `export { Xp } from './xp-burst';`,
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'herohood-structure-'));
  for (const [file, text] of Object.entries(HOUSE)) await write(file, text);
  await write('docs/rules.md', '# Rules\n\n## Streaks\n\n## Family day\n');
  await write('package.json', JSON.stringify({ devDependencies: { zod: '4.6.7' } }));
  await write('package-lock.json', JSON.stringify({ packages: {} }));
  await write(
    'tooling/start/package.json',
    JSON.stringify({ dependencies: { '@herohood/domain': '*', zod: '4.6.7' } }),
  );
});
afterEach(() => rm(root, { recursive: true, force: true }));

it('a house in order has no violation', async () => {
  expect(await violations()).toEqual([]);
});

/** One case a rule: what each of them refuses besides, `npm run verify` shows on the tree itself. */
describe('refused is', () => {
  it.each([
    [
      'an arrow that points up',
      'packages/domain/src/points/level.ts',
      `import { x } from '@herohood/db/client';`,
      /domain .*packages\/api\/src\/<noun>/,
    ],
    [
      'an arrow to the side',
      'apps/kids-web/src/lib/x.ts',
      `const x = await import('@herohood/db/client');`,
      /tRPC client/,
    ],
    [
      'a package that is not for this layer',
      'packages/api/src/points/pay.ts',
      `import type { Job } from 'bullmq';`,
      /apps\/server\/src\/adapters/,
    ],
    [
      'a library outside of its one file',
      'packages/api/src/points/pay.ts',
      `import { hash } from 'oslo/password';`,
      /session\.ts and password\.ts/,
    ],
    [
      'a way around a package’s name',
      'apps/kids-web/src/lib/x.ts',
      `export { x } from '../../../../packages/domain/src/points/level';`,
      /by its name/,
    ],
    [
      'a feature of a web app that reaches out',
      'apps/kids-web/src/features/missions/mission-card.tsx',
      `import { Xp } from '../points/xp-burst';`,
      /only its public\.ts is known/,
    ],
    [
      'a feature below all of them',
      'apps/kids-web/src/lib/x.ts',
      `import { Xp } from '../features/points/public';`,
      /in lib and device none/,
    ],
    [
      'a name that says nothing',
      'packages/api/src/utils/dates.ts',
      'export const x = 1;',
      /'utils' says nothing/,
    ],
    ['a camel', 'packages/domain/src/points/levelUp.ts', 'export const x = 1;', /kebab-case/],
    [
      'an index that re-exports',
      'packages/domain/src/points/index.ts',
      `export { a,\n b } from './level';`,
      /Import the module itself/,
    ],
    [
      'a clock in domain',
      'packages/domain/src/points/level.ts',
      '// new Date() in a comment is fine\nexport const x = Date.now();',
      /Take it as a parameter/,
    ],
    [
      'a reader of the environment',
      'packages/api/src/account/login.ts',
      'export const x = process.env.PORT;',
      /only apps\/server\/src\/env\.ts/,
    ],
    [
      'a heading that is not there',
      'packages/domain/src/points/level.ts',
      '// Paid once (rules: dragons).',
      /docs\/rules\.md has no such heading/,
    ],
    [
      'a transaction beside the unit of work',
      'packages/api/src/points/pay.ts',
      `export const pay = (ctx) => ctx.db.transaction(async () => {});`,
      /packages\/api\/src\/act\.ts/,
    ],
    [
      'a version that differs',
      'tooling/start/package.json',
      '{"dependencies":{"zod":"4.0.0"}}',
      /zod is 4\.0\.0, but 4\.6\.7 in package\.json/,
    ],
  ])('%s', async (...[, file, text, message]) => {
    await write(file, text);
    expect(await violations()).toEqual([expect.stringMatching(message)]);
  });

  it('a circle of features, and one of sync that calls another', async () => {
    await write('packages/api/src/points/level-up.ts', `import { x } from '../missions/approve-mission';`);
    await write('packages/api/src/sync/announce.ts', `import { x } from '../children/create-child';`);
    await write('apps/kids-web/src/features/points/wallet.tsx', `import { x } from '../missions/public';`);
    expect((await violations()).toSorted()).toEqual([
      expect.stringMatching(/web\/src\/features: the features missions -> points -> missions form a circle/),
      expect.stringMatching(/sync is called by all and may not call children/),
      expect.stringMatching(/missions -> points -> missions form a circle.*level-up\.ts:1/),
    ]);
  });

  it('a source of more than 250 lines, and a test of more than 400', async () => {
    const linesOf = (count) => 'export {};\n'.repeat(count);
    await write('apps/server/src/log.ts', linesOf(250));
    await write('apps/server/src/long.test.ts', linesOf(400));
    await write('apps/server/src/longer.ts', linesOf(251));
    await write('apps/server/src/longer.test.ts', linesOf(401));
    expect(await violations()).toEqual([
      expect.stringMatching(/longer\.test\.ts: 401 lines, 400 are the limit/),
      expect.stringMatching(/longer\.ts: 251 lines, 250 are the limit/),
    ]);
  });

  it.each([
    'const one = (familyId: string) => familyId;',
    'const table = { familyId: uuid().notNull() };',
    'const mine = input as unknown as { familyId: FamilyId };',
  ])('a family’s id that no row named: %s', async (code) => {
    await write('packages/api/src/sync/chosen.ts', code);
    await write('packages/db/src/testing/family-id.ts', 'export const x = (id: string) => id as FamilyId;');
    expect(await violations()).toEqual([expect.stringMatching(/chosen\.ts:1: .*as a row of the database/)]);
  });
});
