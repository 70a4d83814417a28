import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { addDays } from '@herohood/domain/time/family-day';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestFamily, type TestFamily } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';
import { sweepDueMissions } from './sweep-due-missions';

const DAY_MS = 86_400_000;
const TODAY = '2026-03-10';

let database: TestDatabase;
let ports: TestPorts;
let family: TestFamily;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  ports = createTestPorts(database.db);
  family = await createTestFamily(ports);
});
afterEach(() => expectSoundLedgers(database.sql));

const streak = async () => {
  const { habits } = await family.parent.call().progress.report({ id: family.hero.id });
  return habits[0]?.streak;
};
const markDone = (daysAgo: number) =>
  family.parent.call().missions.complete({ id: family.habit.id, date: addDays(TODAY, -daysAgo) });

test('filling the gap between two streaks of a habit joins them, and an undo parts them again', async () => {
  await markDone(4);
  await markDone(3);
  await markDone(1);
  await markDone(0);
  expect(await streak()).toBe(2);
  const { id } = await markDone(2);
  expect(await streak()).toBe(5);
  await family.parent.call().missions.undo({ id });
  expect(await streak()).toBe(2);
  await family.parent.call().missions.approve({ id });
  expect(await streak()).toBe(5);
});

test('a day that is approved before the streak it follows belongs to it afterwards', async () => {
  await markDone(0);
  await markDone(1);
  await markDone(2);
  expect(await streak()).toBe(3);
});

test('taking back the first day of a streak leaves the others', async () => {
  const { id } = await markDone(2);
  await markDone(1);
  await markDone(0);
  await family.parent.call().missions.undo({ id });
  expect(await streak()).toBe(2);
});

test('several days of one habit in one sweep make one streak, and all that waits in a family is swept with it', async () => {
  for (let day = 0; day < 4; day += 1) {
    await family.child.call().missions.complete({ id: family.habit.id });
    ports.clock.now = new Date(ports.clock.now.getTime() + DAY_MS);
  }
  const settings = { enabled: true, timeValue: 1, timeUnit: 'hours' } as const;
  await family.parent.call().missions.updateAutoApprovalSettings(settings);
  expect(await sweepDueMissions(ports, { batchSize: 1 })).toEqual({ approved: 4, examined: 1 });
  expect(await streak()).toBe(4);
  expect(await sweepDueMissions(ports, { batchSize: 1 })).toEqual({ approved: 0, examined: 0 });
});

test('yesterday keeps a habit’s streak alive, the day before does not', async () => {
  await markDone(0);
  ports.clock.now = new Date(ports.clock.now.getTime() + DAY_MS);
  expect(await streak()).toBe(1);
  ports.clock.now = new Date(ports.clock.now.getTime() + DAY_MS);
  expect(await streak()).toBe(0);
});

const comeTo = (day: string) => {
  ports.clock.now = new Date(`${day}T15:00:00.000Z`);
};
const doneOn = (day: string, id = family.habit.id) => {
  comeTo(day);
  return family.parent.call().missions.complete({ id });
};

test('work that waited for weeks belongs to the streak once it is approved, whatever else was done on its day', async () => {
  await database.sql`update families set trial_ends_at = '2040-01-01'`;
  const second = await family.parent.call().habits.createMaster({ name: 'Second' });
  const other = await family.parent.call().habits.assign({ id: family.hero.id, masterHabitId: second.id });
  const { id } = await family.child.call().missions.complete({ id: family.habit.id });
  await doneOn(TODAY, other.id);
  for (let day = 1; day < 25; day += 1) await doneOn(addDays(TODAY, day));
  expect(await streak()).toBe(24);
  await family.parent.call().missions.approve({ id });
  expect(await streak()).toBe(25);
});

test('what a week asked for changes with its last day, also where the streak was kept from before it', async () => {
  await database.sql`update families set trial_ends_at = '2040-01-01'`;
  const schedule = { kind: 'quota', times: 1 } as const;
  await family.parent.call().habits.update({ id: family.habit.id, schedule });
  await doneOn('2026-03-10');
  comeTo('2026-03-22');
  const { id } = await family.child.call().missions.complete({ id: family.habit.id });
  await doneOn('2026-03-23');
  await doneOn('2026-03-30');
  // The streak is kept from a Wednesday of the week of which only the Sunday was done.
  comeTo('2026-04-02');
  expect(await streak()).toBe(3);
  await family.parent.call().missions.reject({ id, message: 'Not done' });
  expect(await streak()).toBe(2);
});
