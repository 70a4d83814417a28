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
  'packages/ui/src/text/words.ts': `import { LOCALES } from '@herohood/domain/languages/locale';`,
  'apps/server/src/env.ts': `export const port = process.env.PORT;`,
  'apps/server/src/adapters/job-queue.ts': `import { Queue } from 'bullmq';\nimport { x } from '@herohood/api/context';`,
  'apps/kids-web/src/lib/api.ts': `import type { AppRouter } from '@herohood/api/root';`,
  'apps/kids-web/src/routes/__root.tsx': `import { Card } from '../features/missions/mission-card';`,
  'apps/kids-web/src/features/missions/mission-card.tsx': `import { HeroArt } from '@herohood/ui/hero-art/hero-art';\nimport { api } from '../../lib/api';`,
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

describe('the import table refuses', () => {
  it.each([
    [
      'packages/domain/src/points/level.ts',
      `import { x } from '@herohood/db/client';`,
      /domain .*packages\/api\/src\/<noun>/,
    ],
    [
      'packages/domain/src/points/level.ts',
      `import { x } from '../../../db/src/client';`,
      /domain stands at the bottom/,
    ],
    ['packages/domain/src/points/level.ts', `import { readFile } from 'node:fs';`, /domain is pure/],
    ['packages/domain/src/points/level.ts', `import { addDays } from 'date-fns';`, /domain is pure/],
    [
      'packages/db/src/points/queries.ts',
      `import { x } from '@herohood/api/context';`,
      /db imports only domain/,
    ],
    ['packages/api/src/points/pay.ts', `import { Queue } from 'bullmq';`, /apps\/server/],
    ['packages/api/src/points/pay.ts', `import type { Job } from 'bullmq';`, /apps\/server\/src\/adapters/],
    ['packages/api/src/points/pay.ts', `import Stripe from 'stripe';`, /adapters\/payments\.ts/],
    ['packages/api/src/points/pay.ts', `import { request } from 'node:http';`, /behind a port/],
    [
      'packages/api/src/points/pay.ts',
      `import { eq } from 'drizzle-orm';`,
      /packages\/db\/src\/<noun>\/queries\.ts/,
    ],
    [
      'packages/api/src/points/pay.ts',
      `import { hash } from 'oslo/password';`,
      /session\.ts and password\.ts/,
    ],
    [
      'packages/api/src/points/pay.ts',
      `import { x } from '@herohood/ui/hero-art/hero-art';`,
      /api imports only domain and db/,
    ],
    [
      'packages/ui/src/xp-bar/xp-bar.tsx',
      `import { level } from '@herohood/domain/points/level';`,
      /draws from props alone/,
    ],
    [
      'packages/ui/src/xp-bar/xp-bar.tsx',
      `import type { Level } from '@herohood/domain/points/level';`,
      /draws from props alone/,
    ],
    ['apps/server/src/http/trpc.ts', `import { sql } from 'drizzle-orm';`, /named function/],
    ['apps/server/src/http/trpc.ts', `import { x } from '@herohood/kids-web/main';`, /dist folder/],
    ['apps/server/src/http/stripe-webhook.ts', `import Stripe from 'stripe';`, /adapters\/payments\.ts/],
    ['apps/kids-web/src/lib/x.ts', `import { appRouter } from '@herohood/api/root';`, /tRPC client/],
    ['apps/kids-web/src/lib/x.ts', `import type { Database } from '@herohood/db/client';`, /tRPC client/],
    ['apps/kids-web/src/lib/x.ts', `import { x } from '@herohood/parent-web/lib/api';`, /tRPC client/],
    ['apps/kids-web/src/lib/x.ts', `const x = await import('@herohood/db/client');`, /tRPC client/],
    [
      'apps/kids-web/src/lib/x.ts',
      `export { x } from '../../../../packages/domain/src/points/level';`,
      /by its name/,
    ],
    ['apps/kids-web/src/lib/x.ts', `import { api } from './api.ts';`, /without an extension/],
    ['apps/server/src/http/rest.ts', `import { z } from 'zod';`, /import \* as z/],
  ])('%s with %s', async (file, text, message) => {
    await write(file, text);
    const found = await violations();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(message);
    expect(found[0]).toContain(file);
  });
});

describe('features', () => {
  it('may not form a circle', async () => {
    await write('packages/api/src/points/level-up.ts', `import { x } from '../missions/approve-mission';`);
    expect(await violations()).toEqual([
      expect.stringMatching(/missions -> points -> missions form a circle.*level-up\.ts:1/),
    ]);
  });

  it('of sync call nobody, those of family only sync', async () => {
    await write('packages/api/src/sync/announce.ts', `import { x } from '../children/create-child';`);
    await write('packages/api/src/family/join.ts', `import { x } from '../sync/transact';`);
    await write('packages/api/src/family/invite.ts', `import { x } from '../account/register';`);
    expect(await violations()).toEqual([
      expect.stringMatching(/sync is called by all and may not call children/),
      expect.stringMatching(/family is called by all and may not call account/),
    ]);
  });

  it.each([`import { Xp } from '../points/xp-burst';`, `import { Route } from '../../routes/kids';`])(
    'of a web app do not reach out: %s',
    async (text) => {
      await write('apps/kids-web/src/features/missions/mission-card.tsx', text);
      expect(await violations()).toEqual([
        expect.stringMatching(/Compose both in apps\/kids-web\/src\/routes/),
      ]);
    },
  );
});

describe('names', () => {
  it.each([
    ['packages/api/src/utils/dates.ts', /'utils' says nothing/],
    ['apps/server/src/http/helpers.ts', /'helpers' says nothing/],
    ['packages/domain/src/quests/quest.ts', /no room 'quests'/],
    ['apps/server/src/jobs/sweep.ts', /Its rooms are: http, workers, adapters/],
    ['apps/kids-web/src/features/quests/quest.tsx', /no feature 'quests'/],
    ['packages/domain/src/points/levelUp.ts', /kebab-case/],
    ['packages/ui/src/HeroArt/hero-art.tsx', /kebab-case/],
  ])('%s is refused', async (file, message) => {
    await write(file, 'export const x = 1;');
    expect(await violations()).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    `export * from './level';`,
    `export { a,\n b } from './level';`,
    `export type { A } from './level';`,
  ])('an index file with %s is refused', async (text) => {
    await write('packages/domain/src/points/index.ts', text);
    expect(await violations()).toEqual([expect.stringMatching(/Import the module itself/)]);
  });
});

describe('contents', () => {
  const linesOf = (count) => 'export {};\n'.repeat(count);

  it('a source has at most 250 lines, a test 400, a generated file as many as it needs', async () => {
    await write('apps/server/src/log.ts', linesOf(250));
    await write('apps/server/src/log.test.ts', linesOf(400));
    await write('apps/kids-web/src/routeTree.gen.ts', linesOf(900));
    expect(await violations()).toEqual([]);
    await write('apps/server/src/log.ts', linesOf(251));
    await write('apps/server/src/log.test.ts', linesOf(401));
    expect(await violations()).toEqual([
      expect.stringMatching(/log\.test\.ts: 401 lines, 400 are the limit/),
      expect.stringMatching(/log\.ts: 251 lines, 250 are the limit/),
    ]);
  });

  it.each([
    'Date.now()',
    'new Date()',
    'new Date',
    'Math.random()',
    'Temporal.Now.instant()',
    'process.hrtime()',
  ])('domain may not use %s', async (code) => {
    await write(
      'packages/domain/src/points/level.ts',
      `// new Date() in a comment is fine\nexport const x = ${code};`,
    );
    expect(await violations()).toEqual([expect.stringMatching(/Take it as a parameter/)]);
  });

  it.each(['process.env.PORT', `process.env['PORT']`, 'import.meta.env.VITE_URL'])(
    'nobody but the one file reads %s',
    async (code) => {
      await write('packages/api/src/account/login.ts', `export const x = ${code};`);
      expect(await violations()).toEqual([expect.stringMatching(/only apps\/server\/src\/env\.ts/)]);
    },
  );
});

describe("a family's id", () => {
  it('is what a row named', async () => {
    await write(
      'packages/db/src/children/queries.ts',
      'export const one = (familyId: FamilyId) => select({ family_id: familyId });',
    );
    await write('packages/db/src/testing/family-id.ts', 'export const x = (id: string) => id as FamilyId;');
    await write('apps/kids-web/src/lib/kept.ts', 'export const keep = (familyId: string) => familyId;');
    expect(await violations()).toEqual([]);
  });

  it.each([
    'const one = (familyId: string) => familyId;',
    'interface Move { newFamilyId?: string }',
    'const all = (familyIds: readonly string[]) => familyIds;',
    'type Row = { family_id: string };',
    'const table = { familyId: uuid().notNull() };',
    'const mine = input.family as FamilyId;',
    'const mine = input as unknown as { familyId: FamilyId };',
  ])('is no text: %s', async (code) => {
    for (const place of ['packages/db/src/sync', 'packages/api/src/sync', 'apps/server/src/http']) {
      await write(`${place}/chosen.ts`, code);
      expect(await violations()).toEqual([expect.stringMatching(/chosen\.ts:1: .*as a row of the database/)]);
      await rm(join(root, place, 'chosen.ts'));
    }
  });
});

describe('citations', () => {
  it('a heading of docs/rules.md may be cited', async () => {
    await write('packages/domain/src/points/level.ts', '// Neutral (rules: streaks, family day).');
    expect(await violations()).toEqual([]);
  });

  it.each([
    ['// As ruling R14 says.', /not in the repository/],
    ['// All of it (specification).', /not in the repository/],
    ["// The specification's words.", /not in the repository/],
    ['// Kept (R12).', /not in the repository/],
    ['// Paid once (rules: dragons).', /docs\/rules\.md has no such heading/],
  ])('%s is refused', async (text, message) => {
    await write('packages/domain/src/points/level.ts', text);
    expect(await violations()).toEqual([expect.stringMatching(message)]);
  });
});

describe('versions', () => {
  it.each([
    [{ dependencies: { zod: '4.0.0' } }, /zod is 4\.0\.0, but 4\.6\.7 in package\.json/],
    [{ dependencies: { pino: '^10.0.0' } }, /not an exact version/],
    [{ dependencies: { '@herohood/domain': '0.1.0' } }, /write "\*"/],
    [{ version: '0.2.0' }, /version 0\.2\.0, but undefined in package\.json/],
    [{ engines: { node: '>=20' } }, /engines >=20, but undefined in package\.json/],
  ])('%o is refused', async (manifest, message) => {
    await write('tooling/start/package.json', JSON.stringify(manifest));
    expect(await violations()).toEqual([expect.stringMatching(message)]);
  });
});
