import { beforeEach, describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { doNewMission } from '../../tests/testing/paid-hero';

const suite = new FamilySuite();

let id: string;

beforeEach(async () => {
  id = suite.family.hero.id;
});

const parent = () => suite.family.parent.call().controls;
const child = () => suite.family.child.call().controls;
const auditOf = async (childId: string) =>
  (await suite.family.parent.call().family.audit({ childId }))
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
    const { lastSyncTime } = await suite.family.child.call().sync.childFamilyData({});
    suite.ports.announced.length = 0;
    const changed = await parent().update({ id, weekendBonus: 0, bedtimeMode: true, enableRewards: false });
    expect(changed).toMatchObject({ weekendBonus: 0, bedtimeMode: true, enableRewards: false });
    expect(changed).toMatchObject({ dailyScreenTime: 120, enableHabits: true });
    expect(await child().get({ id })).toEqual(changed);
    expect(suite.ports.announced).toMatchObject([{ familyId: expect.any(String), childId: id }]);
    const { syncEvents } = await suite.family.child.call().sync.childFamilyData({ lastSyncTime });
    expect(syncEvents).toMatchObject([{ type: 'updated', entity: 'controls', childId: id }]);
    expect(await auditOf(id)).toEqual([
      'Pat changed what Robin may do: weekend bonus, bedtime on or off, and rewards on or off',
    ]);
  });

  test('that stay as they are tell nobody', async () => {
    suite.ports.announced.length = 0;
    await parent().update({ id });
    await parent().update({ id, weekendBonus: 60, bedtimeStart: '20:00' });
    expect(suite.ports.announced).toEqual([]);
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
});

describe('screen time', () => {
  test('grows with each approved mission, not with waiting ones', async () => {
    const { id: done } = await doNewMission(suite.family);
    expect((await child().screenTime({ id })).allowanceMinutes).toBe(120);
    await suite.family.parent.call().missions.approve({ id: done });
    const today = {
      allowanceMinutes: 130,
      gameMinutesUsed: 0,
      gameMinutesLeft: 30,
      bedtimeNow: false,
    };
    expect(await child().screenTime({ id })).toEqual(today);
    expect(await parent().screenTime({ id })).toEqual(today);
  });

  test('knows bedtime on the family’s clock', async () => {
    await suite.family.parent.call().account.updateProfile({ timeZone: 'Asia/Kolkata' });
    await parent().update({ id, bedtimeMode: true });
    // Half past eight there.
    expect((await child().screenTime({ id })).bedtimeNow).toBe(true);
    await parent().update({ id, bedtimeStart: '21:00' });
    expect((await child().screenTime({ id })).bedtimeNow).toBe(false);
  });
});
