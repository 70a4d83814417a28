import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeOf } from '../../tests/testing/refused';
import { createTestFamily, type TestFamily } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';
import { sweepDueMissions } from './sweep-due-missions';

const HOUR_MS = 3_600_000;

let database: TestDatabase;
let ports: TestPorts;
let family: TestFamily;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
/** Auto-approval after 12 hours, and a habit that was assigned two days ago. */
beforeEach(async () => {
  ports = createTestPorts(database.db);
  family = await createTestFamily(ports);
  later(48 * HOUR_MS);
  await settings(12);
});
afterEach(() => expectSoundLedgers(database.sql));

const later = (ms: number) => {
  ports.clock.now = new Date(ports.clock.now.getTime() + ms);
};
const ago = (ms: number) => new Date(ports.clock.now.getTime() - ms).toISOString();
const settings = (timeValue: 1 | 12) =>
  family.parent.call().missions.updateAutoApprovalSettings({ enabled: true, timeValue, timeUnit: 'hours' });
const tap = (completedAt?: string) =>
  family.child.call().missions.complete({ id: family.habit.id, ...(completedAt && { completedAt }) });
const sweep = async () => (await sweepDueMissions(ports, { batchSize: 100 })).approved;
const dueIn = (completion: { autoApprovesAt: string | null }) =>
  completion.autoApprovesAt && Date.parse(completion.autoApprovesAt) - ports.clock.now.getTime();

test('a claimed time of hours ago decides the day, and the timer counts from the arrival', async () => {
  const done = await tap(ago(12 * HOUR_MS - 3_000));
  expect(dueIn(done)).toBe(12 * HOUR_MS);
  later(12 * HOUR_MS - 1);
  expect(await sweep()).toBe(0);
  expect(await codeOf(family.parent.call().missions.approve({ id: done.id, isAutoApproval: true }))).toBe(
    'NOT_DUE',
  );
  later(1);
  expect(await sweep()).toBe(1);
});

test('changed settings count from the arrival too', async () => {
  await tap(ago(11 * HOUR_MS));
  await settings(1);
  later(HOUR_MS - 1);
  expect(await sweep()).toBe(0);
  later(1);
  expect(await sweep()).toBe(1);
});

test('after a rejection a new tap of that day waits for a parent, until the settings are changed', async () => {
  const { id } = await tap();
  await family.parent.call().missions.reject({ id, message: 'Once more, please' });
  expect(await tap(ago(HOUR_MS))).toMatchObject({ status: 'pending', autoApprovesAt: null });
  later(24 * HOUR_MS);
  expect(await sweep()).toBe(0);
  const [again] = await family.parent.call().missions.listPending();
  const timer = { id: again?.completion.id ?? '', isAutoApproval: true };
  expect(await codeOf(family.parent.call().missions.approve(timer))).toBe('NOT_DUE');
  await settings(12);
  expect(await sweep()).toBe(1);
});

test('after an undo neither that completion nor a new tap of the day is approved by the timer', async () => {
  const { id } = await tap();
  await family.parent.call().missions.approve({ id });
  await family.parent.call().missions.undo({ id });
  expect(await codeOf(family.parent.call().missions.approve({ id, isAutoApproval: true }))).toBe('NOT_DUE');
  await family.child.call().missions.withdraw({ id });
  expect((await tap(ago(HOUR_MS))).autoApprovesAt).toBeNull();
  later(24 * HOUR_MS);
  expect(await sweep()).toBe(0);
});

test('a rejection of one day leaves the timer of the other days alone', async () => {
  const { id } = await tap(ago(23 * HOUR_MS));
  await family.parent.call().missions.reject({ id, message: 'Once more, please' });
  expect(dueIn(await tap())).toBe(12 * HOUR_MS);
});

test('a time before the assignment existed counts as now', async () => {
  const master = await family.parent.call().habits.createMaster({ name: 'New' });
  const assigned = { id: family.hero.id, masterHabitId: master.id };
  const { id } = await family.parent.call().habits.assign(assigned);
  later(60_000);
  const done = await family.child.call().missions.complete({ id, completedAt: ago(20 * HOUR_MS) });
  expect(done).toMatchObject({ date: '2026-03-12', completedAt: ports.clock.now.toISOString() });
});

test('on a day of 23 hours only today and yesterday are open', async () => {
  const berlin = await createTestFamily(ports, { timeZone: 'Europe/Berlin' });
  // 00:20 of the day after the clocks went forward: 24 hours before lie in the evening of the 28th.
  ports.clock.now = new Date('2026-03-29T22:20:00Z');
  const done = (hours: number) =>
    berlin.child.call().missions.complete({ id: berlin.habit.id, completedAt: ago(hours * HOUR_MS) });
  expect(await codeOf(done(24))).toBe('TOO_OLD');
  expect(await done(23)).toMatchObject({ date: '2026-03-29' });
});

test('a hero has 30 tries at a mission and day, a parent marks it done all the same', async () => {
  for (let n = 0; n < 30; n += 1) {
    const { id } = await tap();
    await family.child.call().missions.withdraw({ id });
  }
  expect(await codeOf(tap())).toBe('TRY_LIMIT');
  const marked = await family.parent.call().missions.complete({ id: family.habit.id });
  expect(marked.status).toBe('approved');
  later(24 * HOUR_MS);
  expect((await tap()).status).toBe('pending');
});
