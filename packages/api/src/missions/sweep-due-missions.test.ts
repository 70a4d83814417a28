import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
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
beforeEach(async () => {
  ports = createTestPorts(database.db);
  family = await createTestFamily(ports);
});
afterEach(() => expectSoundLedgers(database.sql));

const later = (ms: number) => {
  ports.clock.now = new Date(ports.clock.now.getTime() + ms);
};
const sweep = () => sweepDueMissions(ports, { batchSize: 100 });
const statusNow = async () =>
  (await family.child.call().missions.listCompletions({ id: family.hero.id })).map((c) => c.status);
const settings = (change: { enabled?: boolean; timeValue?: 1 | 2 | 24; applyToAllChildren?: boolean }) =>
  family.parent.call().missions.updateAutoApprovalSettings(change);

test('approves at the due time and not before', async () => {
  await settings({ enabled: true, timeValue: 1 });
  const done = await family.child.call().missions.complete({ id: family.habit.id });
  expect(done.autoApprovesAt).toBe('2026-03-10T16:00:00.000Z');
  later(HOUR_MS - 1);
  expect((await sweep()).approved).toBe(0);
  later(1);
  expect((await sweep()).approved).toBe(1);
  expect(await statusNow()).toEqual(['approved']);
  expect((await family.child.call().account.childMe()).xp).toBe(50);
  expect(ports.announced.at(-1)).toEqual({ familyId: expect.any(String), childId: family.hero.id });
});

test('turning it on makes overdue work due at the next sweep', async () => {
  await family.child.call().missions.complete({ id: family.habit.id });
  later(5 * HOUR_MS);
  expect((await sweep()).approved).toBe(0);
  await settings({ enabled: true, timeValue: 2 });
  expect((await sweep()).approved).toBe(1);
});

test('turning it off or making it longer holds back what was due', async () => {
  await settings({ enabled: true, timeValue: 1 });
  await family.child.call().missions.complete({ id: family.habit.id });
  later(2 * HOUR_MS);
  await settings({ enabled: false });
  expect((await sweep()).approved).toBe(0);
  await settings({ enabled: true, timeValue: 24 });
  expect((await sweep()).approved).toBe(0);
  expect(await statusNow()).toEqual(['pending']);
});

test('a family whose access has lapsed is left alone, until it has access again', async () => {
  await settings({ enabled: true, timeValue: 1 });
  await family.child.call().missions.complete({ id: family.habit.id });
  later(8 * 24 * HOUR_MS);
  expect((await sweep()).approved).toBe(0);
  const end = new Date(ports.clock.now.getTime() + HOUR_MS).toISOString();
  await database.sql`update families set subscription_status = 'active', subscription_end_date = ${end} where code = ${family.user.familyCode}`;
  expect((await sweep()).approved).toBe(1);
});

test('a hero without an entry of their own is not auto-approved when settings are per hero', async () => {
  await settings({ enabled: true, timeValue: 1, applyToAllChildren: false });
  await family.child.call().missions.complete({ id: family.habit.id });
  later(HOUR_MS);
  expect((await sweep()).approved).toBe(0);
  await family.parent.call().missions.updateAutoApprovalSettings({
    childSpecificSettings: { [family.hero.id]: { enabled: true, timeValue: 1, timeUnit: 'hours' } },
  });
  expect((await sweep()).approved).toBe(1);
});

test('an approval that a parent undid is not approved again behind their back', async () => {
  await settings({ enabled: true, timeValue: 1 });
  const { id } = await family.child.call().missions.complete({ id: family.habit.id });
  await family.parent.call().missions.approve({ id });
  await family.parent.call().missions.undo({ id });
  later(2 * HOUR_MS);
  expect((await sweep()).approved).toBe(0);
  expect(await statusNow()).toEqual(['pending']);
});

test('counts what the timer did and has before it', async () => {
  await settings({ enabled: true, timeValue: 1 });
  await family.child.call().missions.complete({ id: family.habit.id });
  const stats = () => family.parent.call().missions.autoApprovalStats();
  expect(await stats()).toEqual({ thisWeek: 0, totalSaved: 0, pending: 1 });
  later(HOUR_MS);
  await sweep();
  expect(await stats()).toEqual({ thisWeek: 1, totalSaved: 1, pending: 0 });
});
