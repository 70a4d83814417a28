import { createDatabase, type DatabaseHandle } from '@herohood/db/client';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createReminderFamily, type ReminderFamily, takeTurn } from '../../tests/testing/reminder-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';
import { sendDueReminders } from './send-due-reminders';

/** Postgres would break a circle of waiting only after this, and the test has run out of time before. */
const NO_HELP = '5min';
const ROUNDS = 4;

let database: TestDatabase;
let patient: DatabaseHandle;
let ports: TestPorts;
const families: ReminderFamily[] = [];

beforeAll(async () => {
  database = await createTestDatabase({ isOwn: true });
  const [row] = await database.sql`select current_database() as name`;
  await database.sql.unsafe(`alter database ${row?.name} set deadlock_timeout = '${NO_HELP}'`);
  patient = createDatabase(database.url, { maxConnections: 20 });
});
afterAll(async () => {
  await patient.close();
  await database.close();
});
beforeEach(async () => {
  ports = createTestPorts(patient.db, '2026-06-02T06:00:00.000Z');
  families.length = 0;
  for (let i = 0; i < 4; i += 1) families.push(await createReminderFamily(ports, database));
  for (const family of families) for (let i = 0; i < 3; i += 1) await family.addReminder('08:00');
  ports.clock.now = new Date('2026-06-02T08:00:00.000Z');
});

/** A worker's turns, until the acts beside it are done and nothing is left. */
async function work(acts: Promise<unknown>): Promise<void> {
  let areDone = false;
  const ended = acts.finally(() => {
    areDone = true;
  });
  while (!areDone) await sendDueReminders(ports, { batchSize: 2 });
  await ended;
  await takeTurn(ports);
}

test('heroes and families that are deleted, and two workers, never wait for each other in a circle', async () => {
  const acts = Promise.all(
    families.map(({ parent, hero }, i) =>
      i % 2 === 0
        ? parent.call().children.remove({ id: hero.id })
        : parent.call().account.eraseFamily({ password: 'secret-enough' }),
    ),
  );
  await Promise.all([work(acts), work(acts)]);
  expect(await takeTurn(ports)).toBe(0);
});

test('nor do acts on missions, habits, controls and clocks, and two workers', async () => {
  const rounds = families.map(async ({ parent, child, hero }) => {
    const habits = await parent.call().habits.listForChild({ id: hero.id });
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all([
        ...habits.map(({ id }) => parent.call().habits.update({ id, reminderDuration: 60 + round })),
        child.call().missions.complete({ id: habits[round % habits.length]?.id ?? '' }),
        parent.call().account.updateProfile({ dayStartHour: round }),
        parent.call().account.updateReminderSettings({ reminderSettings: { reminderTime: 10 + round } }),
        parent.call().controls.update({ id: hero.id, enableHabits: true, dailyScreenTime: 60 + round }),
      ]);
    }
  });
  const acts = Promise.all(rounds);
  await Promise.all([work(acts), work(acts)]);
  for (const family of families) {
    const told = await family.told();
    expect(new Set(told).size).toBe(told.length);
  }
});
