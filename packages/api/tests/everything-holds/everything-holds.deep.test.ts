import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, beforeAll, test } from 'vitest';
import { playStories } from './play-stories';

/** About 30 s on two cores that have nothing else to do. For a longer search, some hundreds. */
const RUNS = 30;
/** When something is wrong the story is made shorter for as long; a busy machine takes its time too. */
const MOST_MS = 300_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test(
  'whatever a family and strangers do in whatever order and at once, every rule of money, access and privacy holds',
  () =>
    playStories(database, {
      numRuns: RUNS,
      interruptAfterTimeLimit: MOST_MS,
      markInterruptAsFailure: true,
    }),
  MOST_MS + 30_000,
);
