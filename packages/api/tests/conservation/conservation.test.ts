import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, beforeAll, test } from 'vitest';
import { playPurse } from './play-purse';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Two stories that are the same every time; `conservation.deep.test.ts` makes up others. */
test.each([1, 2])(
  'whatever is paid, saved, claimed, refunded and undone: what was earned is what can be spent, is saved and was spent: story %i',
  (seed) => playPurse(database, { seed, numRuns: 1, endOnFailure: true }),
);
