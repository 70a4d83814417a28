import react from '@vitejs/plugin-react';
import type { TestProjectInlineConfiguration } from 'vitest/config';
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

/** Rules, acts on real Postgres, the server and the tools. */
export const nodeProject = (depth: Depth): TestProjectInlineConfiguration => ({
  test: {
    ...filesOf(depth, ['packages', 'apps/server', 'tooling/!(e2e)']),
    name: 'node',
    globalSetup: ['tooling/testing/src/postgres-global-setup.ts'],
    setupFiles: [seedOf(depth)],
    // The style sheet's text is what a test compares with the tokens, so it must not be emptied.
    css: { include: /tokens\.css/ },
  },
});

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
