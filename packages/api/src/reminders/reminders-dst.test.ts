import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReminderFamily, turnsBetween } from '../../tests/testing/reminder-family';
import { createTestPorts } from '../../tests/testing/test-ports';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ maxConnections: 5 });
});
afterAll(() => database.close());

/** The clock changes below are by whole hours, and what rings does so at half ones: no turn in between finds anything. */
const HALF_HOUR_MS = 30 * 60_000;

test('a day that starts at 4 has its reminder of 1:00 at its end, also when the clocks change in between', async () => {
  const ports = createTestPorts(database.db, '2026-03-06T12:00:00.000Z');
  const family = await createReminderFamily(ports, database, { timeZone: 'America/New_York' });
  await family.parent.call().account.updateProfile({ dayStartHour: 4 });
  await family.addReminder('01:00');
  await turnsBetween(ports, {
    from: '2026-03-06T12:00:00.000Z',
    to: '2026-03-09T12:00:00.000Z',
    turnMs: HALF_HOUR_MS,
  });
  expect((await family.rung()).map(({ day, sentAt }) => [day, sentAt])).toEqual([
    ['2026-03-06', '2026-03-07T06:00:00.000Z'],
    ['2026-03-07', '2026-03-08T06:00:00.000Z'],
    ['2026-03-08', '2026-03-09T05:00:00.000Z'],
  ]);
});
