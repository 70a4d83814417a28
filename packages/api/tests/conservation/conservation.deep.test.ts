import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, beforeAll, test } from 'vitest';
import { playPurse } from './play-purse';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test(
  'whatever is paid, saved, claimed, refunded and undone: what was earned is what can be spent, is saved and was spent',
  () => playPurse(database, { numRuns: 12 }),
  300_000,
);
