import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appRouter } from './root';
import { ACT_NAMES } from './testing/acts';
import { playStep } from './testing/acts-checks';
import { steps } from './testing/acts-steps';
import { openWorld } from './testing/acts-world';
import { createTestPorts } from './testing/test-ports';

/** About 25 s on two cores. */
const RUNS = 35;
/** How often the ledgers are added up on the way; at the end they always are. */
const STEPS_PER_LOOK = 10;
/** When something is wrong the sequence is made shorter for as long. */
const MOST_MS = 90_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('every act of these features is among those that are played', () => {
  const features = ['habits', 'missions', 'points', 'rewards', 'shop', 'children', 'controls', 'games'];
  const callables = appRouter._def.procedures;
  const procedures = Object.entries(callables as unknown as Record<string, { _def: { type: string } }>);
  const acts = procedures.flatMap(([name, { _def }]) =>
    _def.type === 'mutation' && features.includes(name.split('.')[0] ?? '') ? [name] : [],
  );
  expect(acts.filter((name) => !ACT_NAMES.some((played) => played.split(',')[0] === name))).toEqual([]);
});

test(
  'whatever a family and strangers do in whatever order and at once, every rule of money, access and privacy holds',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const world = await openWorld(createTestPorts(database.db), database.sql);
        try {
          for (const [index, step] of sequence.entries()) {
            await playStep(world, step);
            if (index % STEPS_PER_LOOK === 0) await expectSoundLedgers(database.sql);
          }
          await expectSoundLedgers(database.sql);
        } finally {
          await world.close();
        }
      }),
      // A failure names its seed and path; put them here to see the same sequence again.
      { numRuns: RUNS, interruptAfterTimeLimit: MOST_MS, markInterruptAsFailure: true },
    );
  },
  MOST_MS + 30_000,
);
