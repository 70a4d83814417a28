import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appRouter } from '../../src/root';
import { ACT_NAMES } from './acts';
import { playStories } from './play-stories';

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

/** Three stories that are the same every time; `everything-holds.deep.test.ts` makes up others. */
test.each([21, 28, 31])(
  'whatever a family and strangers do in whatever order and at once, every rule of money, access and privacy holds: story %i',
  (seed) => playStories(database, { seed, numRuns: 1, endOnFailure: true }),
);
