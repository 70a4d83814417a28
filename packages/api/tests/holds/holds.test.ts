import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, beforeAll, test } from 'vitest';
import { badgesHold } from './badges-hold';
import { findsDiffer, findsHold } from './finds-hold';
import { habitStreaksHold } from './habit-streaks-hold';
import { roomHolds } from './room-holds';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** A few histories, the same every time; `holds.deep.test.ts` searches on. */
test('a habit’s own streak is what counting all days says, whatever is kept of it', () =>
  habitStreaksHold(database, { numRuns: 1 }));
test('any history of approvals and undos gives the badges that a count of all completions gives', () =>
  badgesHold(database, { numRuns: 1 }));
test('finds are the approvals that bring one, minus what was undone, after any history; none comes twice', () =>
  findsHold(database, { numRuns: 2 }));
test('a room never holds what its hero does not own, after any history', () =>
  roomHolds(database, { numRuns: 1 }));
test('approvals at the same moment bring different finds', () => findsDiffer(database, { days: 3 }));
