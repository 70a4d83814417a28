import { defineConfig } from 'vitest/config';

/** What measures wants the machine for itself. */
const MEASURES = ['main-job', 'sizes', 'kids-frame-rate'].map((name) => `**/${name}.spec.ts`);

/** The real server and a real browser, with time enough for a busy machine. */
const stage = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // As long as the stage waits for anything else; the default of a second is none on a busy machine.
  expect: { poll: { timeout: 15_000 } },
};

/** Two journeys at a time, because a journey waits more than it works; then what measures, one by one. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...stage,
          name: 'e2e',
          include: ['**/*.spec.ts'],
          exclude: ['**/node_modules/**', ...MEASURES],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: { ...stage, name: 'measures', include: MEASURES, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
