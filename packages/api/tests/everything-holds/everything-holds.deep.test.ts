import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appRouter } from '../../src/root';
import { createTestPorts } from '../testing/test-ports';
import { ACT_NAMES } from './acts';
import { playStep } from './acts-checks';
import { expectGoodEnd } from './acts-ending';
import { openStory } from './acts-opening';
import { stories } from './acts-steps';

// Argon2 is slow on purpose, and a story has dozens of passwords; the tests of the account hold the real one.

/** About 30 s on two cores that have nothing else to do. For a longer search, some hundreds. */
const RUNS = 30;
/** How often the ledgers are added up on the way; at the end they always are. */
const STEPS_PER_LOOK = 10;
/** When something is wrong the story is made shorter for as long; a busy machine takes its time too. */
const MOST_MS = 300_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('every procedure there is, is among the acts that are played', () => {
  const played = new Set(ACT_NAMES.map((name) => name.split(',')[0]));
  const procedures = Object.keys(appRouter._def.procedures);
  expect(procedures.filter((name) => !played.has(name))).toEqual([]);
});

test(
  'whatever a family and strangers do in whatever order and at once, every rule of money, access and privacy holds',
  async () => {
    await fc.assert(
      fc.asyncProperty(stories, async ({ isStoreDirect, steps, erasedDuring }) => {
        const world = await openStory(createTestPorts(database.db), database.sql, { isStoreDirect });
        try {
          for (const [index, step] of steps.entries()) {
            await playStep(world, step);
            if (index % STEPS_PER_LOOK === 0) await expectSoundLedgers(database.sql);
          }
          await expectGoodEnd(world, erasedDuring);
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
