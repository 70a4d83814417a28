import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import type { TestDatabase } from '@herohood/db/testing/test-database';
import * as fc from 'fast-check';
import { createTestPorts } from '../testing/test-ports';
import { playStep } from './acts-checks';
import { expectGoodEnd } from './acts-ending';
import { openStory } from './acts-opening';
import { type Story, stories } from './acts-steps';

/** How often the ledgers are added up on the way; at the end they always are. */
const STEPS_PER_LOOK = 10;

/** Whatever a family and strangers do in whatever order and at once, every rule of money, access and privacy holds. */
export async function playStories(database: TestDatabase, search: fc.Parameters<[Story]>): Promise<void> {
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
    search,
  );
}
