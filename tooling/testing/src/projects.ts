import react from '@vitejs/plugin-react';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { PATIENCE_MS } from '../../e2e/testing/patience';
import { messageMacros } from '../../web-build/src/message-macros';
import { pictures } from '../../web-build/src/pictures';

/** `gate`: what every change passes (`npm test`). `deep`: what searches, measures and kills (`npm run test:deep`). */
export type Depth = 'gate' | 'deep';

const DEEP = '**/*.deep.test.{ts,tsx,mjs}';
/** Longer than any test needs on a busy machine; one that reaches it is stuck. */
const STUCK_MS = { gate: 20_000, deep: 180_000 };

const filesOf = (depth: Depth, folders: string[]) => ({
  include: folders.map((folder) => `${folder}/**/*${depth === 'deep' ? '.deep' : ''}.test.{ts,tsx,mjs}`),
  exclude: ['**/node_modules/**', ...(depth === 'gate' ? [DEEP] : [])],
  testTimeout: STUCK_MS[depth],
  hookTimeout: STUCK_MS[depth],
  expect: { poll: { timeout: 15_000 } },
  // One world for all files of a worker: each file leaves it as it found it.
  isolate: false,
});

const seedOf = (depth: Depth) =>
  `tooling/testing/src/${depth === 'gate' ? 'same-every-time' : 'another-each-time'}.ts`;

/** What times the server's turns: beside other tests it would time them as well. */
const TIMED = 'apps/server/tests/security/dear-batches.deep.test.ts';

/** Rules, acts on real Postgres, the server and the tools; or what times them, alone. */
export const nodeProject = (depth: Depth, isTimed = false): TestProjectInlineConfiguration => ({
  test: {
    ...filesOf(depth, ['packages', 'apps/server', 'tooling/!(e2e)']),
    ...(isTimed
      ? { include: [TIMED], maxWorkers: 1, sequence: { groupOrder: 3 } }
      : { exclude: [...filesOf(depth, []).exclude, TIMED] }),
    name: isTimed ? 'timed' : 'node',
    globalSetup: ['tooling/testing/src/postgres-global-setup.ts'],
    setupFiles: [seedOf(depth)],
    // The style sheet's text is what a test compares with the tokens, so it must not be emptied.
    css: { include: /tokens\.css/ },
  },
});

/** The real server and a real browser, once the others are done: the browser wants all there is. */
const journeys = (
  name: string,
  limit: number,
  {
    files,
    order = 1,
    ...more
  }: {
    files: string[];
    order?: number;
    maxWorkers?: number;
    hookTimeout?: number;
    exclude?: string[];
    env?: Record<string, string>;
  },
): TestProjectInlineConfiguration => ({
  test: {
    testTimeout: limit,
    hookTimeout: 60_000,
    expect: { poll: { timeout: PATIENCE_MS } },
    // One browser and one server a worker.
    isolate: false,
    globalSetup: ['tooling/testing/src/postgres-global-setup.ts'],
    name,
    include: files.map((file) => `tooling/e2e/${file}.spec.ts`),
    maxWorkers: 2,
    sequence: { groupOrder: order },
    ...more,
  },
});

/** The journeys of the gate play at one moment for ever, by a clock of their own. */
export const mainJourneys = journeys('journeys', 60_000, {
  files: ['*'],
  env: { JOURNEYS_AT: '2026-03-10T14:00:00.000Z' },
});

const MEASURES = ['deep/sizes', 'deep/kids-frames', 'deep/page-loads'];
/** All other journeys, every screen and language, then what measures, one by one: it wants the machine for itself. */
export const deepJourneys = [
  journeys('journeys', 240_000, {
    files: ['deep/*'],
    exclude: MEASURES.map((name) => `**/${name}.spec.ts`),
    hookTimeout: 120_000,
    env: { TEST_DATABASES: 'own' },
  }),
  journeys('measures', 240_000, { files: MEASURES, maxWorkers: 1, order: 2, env: { TEST_DATABASES: 'own' } }),
];

/** The components of a web app in jsdom. */
export const webProject = (depth: Depth, app: 'kids' | 'parent'): TestProjectInlineConfiguration => ({
  plugins: [messageMacros(), react(), pictures()],
  test: {
    ...filesOf(depth, [`apps/${app}-web/src`]),
    name: app,
    environment: 'jsdom',
    // Pages of jsdom come and go by the megabyte: with more room for what is young they are not copied before they go.
    execArgv: ['--max-semi-space-size=64'],
    environmentOptions: { jsdom: { url: `http://herohood.test/${app === 'kids' ? 'kids' : ''}` } },
    setupFiles: [seedOf(depth), `apps/${app}-web/src/testing/setup.ts`],
    // The one style sheet whose colours a test reads.
    css: app === 'kids' ? { include: /base\.css/ } : false,
  },
});
