import { defineConfig } from 'vitest/config';
import { longestFirst } from '../testing/src/longest-first';
import { PATIENCE_MS } from './testing/patience';

/** What measures wants the machine for itself. */
const MEASURES = ['main-job', 'sizes', 'kids-frame-rate'].map((name) => `**/${name}.spec.ts`);

/** The journeys that last longest. */
const LONG = [
  'screens-kids',
  'screens-parent',
  'kids-offline',
  'kids-games',
  'kids-celebrations',
  'kids-customize',
];

/** The real server and a real browser, with time enough for a busy machine. */
export const stage = {
  testTimeout: 240_000,
  hookTimeout: 120_000,
  // As long as the stage waits for anything else; the default of a second is none on a busy machine.
  expect: { poll: { timeout: PATIENCE_MS } },
  // Of one file, where it says that its journeys may: those that mostly wait for a clock.
  maxConcurrency: 3,
  // Libraries are loaded once a worker; each file has its own modules all the same.
  isolate: false,
  globalSetup: ['../testing/src/postgres-global-setup.ts'],
};

/** Three journeys at a time, because a journey waits as much as it works; then what measures, one by one. */
export default defineConfig({
  test: {
    sequence: { sequencer: longestFirst(LONG.map((name) => `${name}.spec.ts`)) },
    projects: [
      {
        test: {
          ...stage,
          name: 'e2e',
          include: ['**/*.spec.ts'],
          exclude: ['**/node_modules/**', 'walk/**', ...MEASURES],
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: { ...stage, name: 'measures', include: MEASURES, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
