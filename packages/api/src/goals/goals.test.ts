import { beforeEach, describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';

const suite = new FamilySuite({ xpReward: 100 });

/** A hero who has earned 100 XP. */
beforeEach(async () => {
  await suite.family.parent.call().missions.complete({ id: suite.family.habit.id });
});

const parent = () => suite.family.parent.call().goals;
const hero = () => suite.family.child.call().goals;
const wish = (fields: object = {}) =>
  hero().create({ id: suite.family.hero.id, name: 'A bicycle', target: 900, ...fields });
const reward = async (fields: object = {}) =>
  (
    await suite.family.parent
      .call()
      .rewards.create({ id: suite.family.hero.id, name: 'Zoo', cost: 80, ...fields })
  ).id;
const list = () => hero().list({ id: suite.family.hero.id });
const xp = async () => (await suite.family.child.call().account.childMe()).xp;
const refused = (act: Promise<unknown>, code: string) =>
  expect(act).rejects.toMatchObject({ cause: { code } });
const later = () => {
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + 60_000);
};

describe('a goal', () => {
  test('is a wish of the hero’s own, or a reward at its price of that moment', async () => {
    const own = await wish({ autoSave: 10 });
    expect(own).toEqual({
      ...{ id: expect.any(String), childId: suite.family.hero.id, name: 'A bicycle', rewardId: null },
      ...{
        target: 900,
        saved: 0,
        autoSave: 10,
        reachedAt: null,
        createdAt: suite.ports.clock.now.toISOString(),
      },
    });
    later();
    const rewardId = await reward();
    const forReward = await parent().create({ id: suite.family.hero.id, rewardId });
    expect(forReward).toMatchObject({ name: 'Zoo', rewardId, target: 80, autoSave: 0 });
    await suite.family.parent.call().rewards.update({ id: rewardId, cost: 500 });
    expect(await list()).toEqual([own, forReward]);
    expect(await parent().list({ id: suite.family.hero.id })).toEqual([own, forReward]);
  });

  test('is one of three at most, and the only one for its reward', async () => {
    const rewardId = await reward();
    await refused(wish({ rewardId }), 'BAD_REQUEST');
    const { id } = await hero().create({ id: suite.family.hero.id, rewardId });
    await refused(hero().create({ id: suite.family.hero.id, rewardId }), 'GOAL_EXISTS');
    await wish();
    await wish();
    await refused(wish(), 'GOAL_LIMIT');
    await refused(hero().create({ id: suite.family.hero.id, rewardId }), 'GOAL_EXISTS');
    await hero().remove({ id });
    await hero().create({ id: suite.family.hero.id, rewardId });
  });

  test('made many times at once is made once, and three times at most', async () => {
    const rewardId = await reward();
    const acts = Array.from({ length: 8 }, (_, n) =>
      n % 2 ? wish() : hero().create({ id: suite.family.hero.id, rewardId }),
    );
    await Promise.allSettled(acts);
    const goals = await list();
    expect(goals).toHaveLength(3);
    expect(goals.filter((each) => each.rewardId === rewardId).length).toBeLessThanOrEqual(1);
  });

  test('changes its name, its target and what it saves, but not below what lies there', async () => {
    const { id } = await wish({ target: 100 });
    await hero().deposit({ id, amount: 60 });
    expect(await parent().update({ id, name: 'A scooter', autoSave: 50 })).toMatchObject({
      ...{ name: 'A scooter', target: 100, saved: 60, autoSave: 50, reachedAt: null },
    });
    await refused(hero().update({ id, target: 59 }), 'GOAL_REACHED');
    expect(await hero().update({ id, target: 60 })).toMatchObject({
      ...{ target: 60, saved: 60, reachedAt: suite.ports.clock.now.toISOString() },
    });
    expect(await hero().update({ id, target: 61 })).toMatchObject({ target: 61, reachedAt: null });
  });

  test('stays when its reward is deleted, without it', async () => {
    const rewardId = await reward();
    const { id } = await hero().create({ id: suite.family.hero.id, rewardId });
    await hero().deposit({ id, amount: 40 });
    await suite.family.parent.call().rewards.remove({ id: rewardId });
    expect(await list()).toMatchObject([{ id, rewardId: null, name: 'Zoo', target: 80, saved: 40 }]);
    await refused(hero().create({ id: suite.family.hero.id, rewardId }), 'NOT_FOUND');
  });

  test('that is deleted gives back what was saved, and is gone', async () => {
    const { id } = await wish();
    await hero().deposit({ id, amount: 70 });
    expect(await xp()).toBe(30);
    expect(await hero().remove({ id })).toBeNull();
    expect([await xp(), await list()]).toEqual([100, []]);
    for (const call of [
      () => hero().remove({ id }),
      () => parent().update({ id, target: 50 }),
      () => hero().deposit({ id, amount: 1 }),
      () => parent().withdraw({ id, amount: 1 }),
    ]) {
      await refused(call(), 'NOT_FOUND');
    }
  });
});

describe('XP', () => {
  test('that are saved cannot be spent, and come out again', async () => {
    const { id } = await wish({ target: 100 });
    expect(await hero().deposit({ id, amount: 70 })).toMatchObject({ saved: 70, reachedAt: null });
    await refused(
      suite.family.child.call().rewards.claim({ id: await reward({ cost: 31 }) }),
      'NOT_ENOUGH_XP',
    );
    await refused(hero().deposit({ id, amount: 31 }), 'GOAL_REACHED');
    const full = await hero().deposit({ id, amount: 30 });
    expect(full).toMatchObject({ saved: 100, reachedAt: suite.ports.clock.now.toISOString() });
    expect(await xp()).toBe(0);
    expect(await hero().withdraw({ id, amount: 1 })).toMatchObject({ saved: 99, reachedAt: null });
    expect(await parent().withdraw({ id, amount: 99 })).toMatchObject({ saved: 0 });
    await refused(hero().withdraw({ id, amount: 1 }), 'NOT_ENOUGH_XP');
    expect((await suite.family.child.call().account.childMe()).totalXp).toBe(100);
    expect(await xp()).toBe(100);
  });

  test('put in and taken out at once are neither lost nor made', async () => {
    const { id } = await wish({ target: 40 });
    await Promise.allSettled(Array.from({ length: 6 }, () => hero().deposit({ id, amount: 15 })));
    expect([await xp(), (await list())[0]?.saved]).toEqual([70, 30]);
    await Promise.allSettled(Array.from({ length: 6 }, () => hero().withdraw({ id, amount: 20 })));
    expect([await xp(), (await list())[0]?.saved]).toEqual([90, 10]);
    await Promise.allSettled(Array.from({ length: 4 }, () => parent().remove({ id })));
    expect(await xp()).toBe(100);
  });

  test('come out by a parent alone where the family wants it so', async () => {
    const { id } = await wish();
    const { id: empty } = await wish({ name: 'A kite' });
    await hero().deposit({ id, amount: 50 });
    const mine = async () => (await suite.family.child.call().account.childMe()).goalWithdrawals;
    expect(await mine()).toBe('free');
    await suite.family.parent.call().account.updateFamily({ goalWithdrawals: 'parent' });
    expect(await mine()).toBe('parent');
    expect((await suite.family.parent.call().children.list())[0]).not.toHaveProperty('goalWithdrawals');
    await refused(hero().withdraw({ id, amount: 5 }), 'ASK_PARENT');
    await refused(hero().remove({ id }), 'ASK_PARENT');
    await hero().remove({ id: empty });
    await hero().deposit({ id, amount: 5 });
    expect(await parent().withdraw({ id, amount: 50 })).toMatchObject({ saved: 5 });
    await parent().remove({ id });
    expect(await xp()).toBe(100);
  });
});

describe('goals', () => {
  test('are open to heroes at bedtime, without rewards and without paid access, and closed in an emergency', async () => {
    const { id } = await wish();
    const controls = { bedtimeMode: true, bedtimeStart: '00:00', bedtimeEnd: '23:59', enableRewards: false };
    await suite.family.parent.call().controls.update({ id: suite.family.hero.id, ...controls });
    await suite.database.sql`update families set trial_ends_at = '2026-01-01'
      where id = (select family_id from children where id = ${suite.family.hero.id})`;
    await hero().deposit({ id, amount: 20 });
    await hero().withdraw({ id, amount: 10 });
    expect(await list()).toMatchObject([{ saved: 10 }]);
    await refused(parent().list({ id: suite.family.hero.id }), 'PREMIUM_REQUIRED');
    await suite.database.sql`update families set trial_ends_at = '2027-01-01'
      where id = (select family_id from children where id = ${suite.family.hero.id})`;
    await suite.family.parent.call().controls.activateEmergency({ id: suite.family.hero.id });
    for (const call of [list, () => hero().deposit({ id, amount: 1 }), () => hero().remove({ id }), wish]) {
      await refused(call(), 'EMERGENCY_MODE');
    }
  });

  test('are news for the hero and entries in the audit list', async () => {
    const since = (await suite.family.child.call().sync.childFamilyData({})).lastSyncTime;
    const { id } = await wish();
    await hero().deposit({ id, amount: 20 });
    await parent().withdraw({ id, amount: 5 });
    await parent().update({ id, autoSave: 10 });
    await parent().remove({ id });
    const { syncEvents } = await suite.family.child.call().sync.childFamilyData({ lastSyncTime: since });
    expect(syncEvents.map(({ type, entity, entityId }) => [type, entity, entityId])).toEqual(
      ['created', 'updated', 'updated', 'updated', 'deleted'].map((type) => [type, 'goal', id]),
    );
    const acts = await suite.family.parent.call().family.audit({ childId: suite.family.hero.id });
    expect(acts.filter(({ act }) => act.startsWith('goal.')).map(({ summary }) => summary)).toEqual([
      'Pat deleted the goal A bicycle',
      'Pat changed the goal A bicycle',
      'Pat took 5 XP out of A bicycle',
      'Robin saved 20 XP for A bicycle',
      'Robin saves for A bicycle',
    ]);
  });
});
