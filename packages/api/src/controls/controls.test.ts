import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { doNewMission } from '../../tests/testing/paid-hero';
import { createTestFamily, type TestFamily } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';

let database: TestDatabase;
let ports: TestPorts;
let family: TestFamily;
let id: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  ports = createTestPorts(database.db);
  family = await createTestFamily(ports);
  id = family.hero.id;
});
afterEach(() => expectSoundLedgers(database.sql));

const parent = () => family.parent.call().controls;
const child = () => family.child.call().controls;
const auditOf = async (childId: string) =>
  (await family.parent.call().family.audit({ childId }))
    .filter(({ act }) => act.startsWith('controls.'))
    .map(({ summary }) => summary)
    .reverse();

describe('the controls of a hero', () => {
  test('are the defaults until a parent changes them, and the hero reads the same', async () => {
    const defaults = {
      dailyScreenTime: 120,
      bonusTimePerHabit: 10,
      weekendBonus: 60,
      maxGameTimePerDay: 30,
      bedtimeMode: false,
      bedtimeStart: '20:00',
      bedtimeEnd: '07:00',
      emergencyMode: false,
      emergencyActivatedAt: null,
      blockAllApps: false,
      limitInternet: false,
      parentContactEnabled: true,
      enableHabits: true,
      enableGearShop: true,
      enableMiniGames: true,
      enableRewards: true,
    };
    expect(await parent().get({ id })).toEqual(defaults);
    expect(await child().get({ id })).toEqual(defaults);
  });

  test('change by any subset, and every open device is told', async () => {
    const { lastSyncTime } = await family.child.call().sync.childFamilyData({});
    ports.announced.length = 0;
    const changed = await parent().update({ id, weekendBonus: 0, bedtimeMode: true, enableRewards: false });
    expect(changed).toMatchObject({ weekendBonus: 0, bedtimeMode: true, enableRewards: false });
    expect(changed).toMatchObject({ dailyScreenTime: 120, enableHabits: true });
    expect(await child().get({ id })).toEqual(changed);
    expect(ports.announced).toMatchObject([{ familyId: expect.any(String), childId: id }]);
    const { syncEvents } = await family.child.call().sync.childFamilyData({ lastSyncTime });
    expect(syncEvents).toMatchObject([{ type: 'updated', entity: 'controls', childId: id }]);
    expect(await auditOf(id)).toEqual([
      'Pat changed what Robin may do: weekend bonus, bedtime on or off, and rewards on or off',
    ]);
  });

  test('that stay as they are tell nobody', async () => {
    ports.announced.length = 0;
    await parent().update({ id });
    await parent().update({ id, weekendBonus: 60, bedtimeStart: '20:00' });
    expect(ports.announced).toEqual([]);
    expect(await auditOf(id)).toEqual([]);
  });

  test('an ordinary change leaves the emergency as it is', async () => {
    const sent = { emergencyMode: true, blockAllApps: true, emergencyActivatedAt: '2026-03-10T00:00:00Z' };
    await parent().update({ id, ...sent, weekendBonus: 5 });
    expect(await parent().get({ id })).toMatchObject({ emergencyMode: false, weekendBonus: 5 });
    await parent().activateEmergency({ id });
    const off = { emergencyMode: false, blockAllApps: false, emergencyActivatedAt: null };
    expect(await parent().update({ id, ...off })).toMatchObject({ emergencyMode: true, blockAllApps: true });
  });

  test('changed by several parents at once keep every change', async () => {
    await Promise.all([
      parent().update({ id, weekendBonus: 1 }),
      parent().update({ id, dailyScreenTime: 2 }),
      parent().update({ id, maxGameTimePerDay: 3 }),
      parent().activateEmergency({ id }),
    ]);
    expect(await parent().get({ id })).toMatchObject({
      weekendBonus: 1,
      dailyScreenTime: 2,
      maxGameTimePerDay: 3,
      emergencyMode: true,
    });
  });

  test('of another family do not exist', async () => {
    const strangers = await createTestFamily(ports);
    const theirs = { id: strangers.hero.id };
    const calls = [
      parent().get(theirs),
      parent().update({ ...theirs, weekendBonus: 0 }),
      parent().activateEmergency(theirs),
      parent().deactivateEmergency(theirs),
      parent().screenTime(theirs),
      child().get(theirs),
      child().screenTime(theirs),
    ];
    const results = await Promise.allSettled(calls);
    const codes = results.map((r) => r.status === 'rejected' && r.reason.cause?.code);
    expect(new Set(codes)).toEqual(new Set(['NOT_FOUND']));
    expect(await strangers.parent.call().controls.get(theirs)).toMatchObject({ emergencyMode: false });
  });
});

describe('screen time', () => {
  test('grows with each approved mission, not with waiting ones', async () => {
    const { id: done } = await doNewMission(family);
    expect((await child().screenTime({ id })).allowanceMinutes).toBe(120);
    await family.parent.call().missions.approve({ id: done });
    const today = {
      allowanceMinutes: 130,
      gameMinutesUsed: 0,
      gameMinutesLeft: 30,
      bedtimeNow: false,
    };
    expect(await child().screenTime({ id })).toEqual(today);
    expect(await parent().screenTime({ id })).toEqual(today);
  });

  test.each([
    ['2026-03-13T15:00:00Z', 120],
    ['2026-03-14T15:00:00Z', 180],
    ['2026-03-15T15:00:00Z', 180],
    ['2026-03-16T15:00:00Z', 120],
  ])('at %s is %i minutes: Saturday and Sunday have the bonus', async (now, minutes) => {
    ports.clock.now = new Date(now);
    expect((await child().screenTime({ id })).allowanceMinutes).toBe(minutes);
  });

  test('knows bedtime across midnight on the family’s clock', async () => {
    family = await createTestFamily(ports, { timeZone: 'Europe/Berlin' });
    id = family.hero.id;
    await parent().update({ id, bedtimeMode: true });
    const bedtimeAt = async (now: string) => {
      ports.clock.now = new Date(now);
      return (await child().screenTime({ id })).bedtimeNow;
    };
    // Berlin is an hour ahead of UTC in March.
    expect(await bedtimeAt('2026-03-10T18:59:59Z')).toBe(false);
    expect(await bedtimeAt('2026-03-10T19:00:00Z')).toBe(true);
    expect(await bedtimeAt('2026-03-10T23:30:00Z')).toBe(true);
    expect(await bedtimeAt('2026-03-11T05:59:59Z')).toBe(true);
    expect(await bedtimeAt('2026-03-11T06:00:00Z')).toBe(false);
  });
});
