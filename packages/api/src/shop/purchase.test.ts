import { beforeEach, describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { codeOf } from '../../tests/testing/refused';

const suite = new FamilySuite();

const FOX = { avatarType: 'fox', cost: 25 };
const HELMET = { gearId: 'knights-helmet', cost: 25 };

const give = (amount: number) =>
  suite.family.parent.call().points.addTransaction({
    id: suite.family.hero.id,
    type: 'bonus_earned',
    amount,
    source: 'parent_bonus',
    description: 'Good behavior bonus',
  });
const buyAvatar = (item: { avatarType: string; cost: number }, id = suite.family.hero.id) =>
  suite.family.child.call().shop.purchaseAvatar({ id, ...item });
const buyGear = (item: { gearId: string; cost: number }, id = suite.family.hero.id) =>
  suite.family.child.call().shop.purchaseGear({ id, ...item });
const wear = (...equippedGear: string[]) =>
  suite.family.child.call().children.update({ id: suite.family.hero.id, equippedGear });
/** Half past eight where the family lives, and the afternoon where the server does. */
const bedtime = async () => {
  await suite.family.parent.call().account.updateProfile({ timeZone: 'Asia/Kolkata' });
  await suite.database.sql`update parental_controls
    set bedtime_mode = true, bedtime_start = '20:00', bedtime_end = '21:00' where child_id = ${suite.family.hero.id}`;
};

describe('both shops', () => {
  test('sell nothing that was taken off sale, and a hero keeps what they have', async () => {
    await give(100);
    await buyGear(HELMET);
    const takeOff = suite.database
      .sql`update gear_items set is_active = false where id in ('knights-helmet', 'cosy-scarf')`;
    await takeOff;
    const ids = (await suite.family.child.call().shop.listGear()).map(({ id }) => id);
    expect(ids).not.toContain('cosy-scarf');
    expect(await codeOf(buyGear({ gearId: 'cosy-scarf', cost: 15 }))).toBe('NOT_FOUND');
    expect((await wear('knights-helmet')).equippedGear).toEqual(['knights-helmet']);
    await suite.database.sql`update gear_items set is_active = true`;
  });
});

describe('buying an avatar', () => {
  test('takes its price and makes it one that the hero may choose', async () => {
    await give(30);
    const bought = await buyAvatar(FOX);
    expect(bought).toMatchObject({ rewardPoints: 5, avatarType: 'ninja' });
    expect(bought.unlockedAvatars).toEqual(['robot', 'ninja', 'fox']);
    expect(bought).not.toHaveProperty('pin');
    const changed = await suite.family.child
      .call()
      .children.update({ id: suite.family.hero.id, avatarType: 'fox' });
    expect(changed.avatarType).toBe('fox');
  });

  test('is a movement of points that names it, an event on every device and an audit entry', async () => {
    await give(30);
    suite.ports.announced.length = 0;
    suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + 1000);
    await buyAvatar(FOX);
    const [movement] = await suite.family.child.call().points.listTransactions({ id: suite.family.hero.id });
    expect(movement).toMatchObject({ amount: -25, description: 'Clever Fox', type: 'avatar_purchase' });
    expect(movement).toMatchObject({ isApproved: true, requiresApproval: false, approvedBy: null });
    expect(suite.ports.announced).toEqual([{ familyId: expect.any(String), childId: suite.family.hero.id }]);
    const [entry] = await suite.family.parent.call().family.audit({});
    expect(entry).toMatchObject({
      act: 'shop.avatar_bought',
      actor: { kind: 'child', name: 'Robin' },
      summary: 'Robin bought Clever Fox for 25 points',
    });
  });

  test.each([
    ['NOT_ENOUGH_POINTS', 'one point short', { ...FOX, cost: 25, points: 24 }],
    ['PRICE_CHANGED', 'a lower price sent', { ...FOX, cost: 1, points: 100 }],
    [
      'NOT_FOUND',
      'an avatar that the shop does not have',
      { avatarType: 'lost-sock', cost: 25, points: 100 },
    ],
    ['NOT_FOUND', 'a base type', { avatarType: 'princess', cost: 25, points: 100 }],
  ])('is %s with %s, and nothing moves', async (code, _what, { points, ...item }) => {
    await give(points);
    expect(await codeOf(buyAvatar(item))).toBe(code);
    const hero = await suite.family.child.call().account.childMe();
    expect(hero).toMatchObject({ rewardPoints: points, unlockedAvatars: ['robot', 'ninja'] });
  });

  test('is ALREADY_OWNED the second time', async () => {
    await give(100);
    await buyAvatar(FOX);
    expect(await codeOf(buyAvatar(FOX))).toBe('ALREADY_OWNED');
    expect((await suite.family.child.call().account.childMe()).rewardPoints).toBe(75);
  });

  test('is BEDTIME at bedtime, and possible though the gear shop is off', async () => {
    await give(100);
    await suite.database.sql`update parental_controls set enable_gear_shop = false`;
    await buyAvatar(FOX);
    await bedtime();
    expect(await codeOf(buyAvatar({ avatarType: 'owl', cost: 30 }))).toBe('BEDTIME');
  });

  test('goes on when the family has no premium access', async () => {
    await give(100);
    await suite.database.sql`update families set trial_ends_at = '2020-01-01'`;
    expect((await buyAvatar(FOX)).unlockedAvatars).toContain('fox');
    await suite.database.sql`update families set trial_ends_at = '2040-01-01'`;
  });
});

describe('buying gear', () => {
  test('puts it on where nothing of its type is worn, and only there', async () => {
    await give(100);
    expect((await buyGear(HELMET)).equippedGear).toEqual(['knights-helmet']);
    const second = await buyGear({ gearId: 'explorer-cap', cost: 20 });
    expect(second).toMatchObject({
      rewardPoints: 55,
      unlockedGear: ['knights-helmet', 'explorer-cap'],
      equippedGear: ['knights-helmet'],
    });
    const third = await buyGear({ gearId: 'cosy-scarf', cost: 15 });
    expect(third.equippedGear).toEqual(['knights-helmet', 'cosy-scarf']);
  });

  test('is FEATURE_DISABLED with its flag while the gear shop is off, and BEDTIME at bedtime', async () => {
    await give(100);
    await bedtime();
    expect(await codeOf(buyGear(HELMET))).toBe('BEDTIME');
    await suite.database.sql`update parental_controls set enable_gear_shop = false`;
    await expect(buyGear(HELMET)).rejects.toMatchObject({
      cause: { code: 'FEATURE_DISABLED', flags: { featureDisabled: true } },
    });
  });
});

describe('wearing gear', () => {
  beforeEach(async () => {
    await give(100);
    await buyGear(HELMET);
    await buyGear({ gearId: 'explorer-cap', cost: 20 });
    await buyGear({ gearId: 'cosy-scarf', cost: 15 });
  });

  test('is one piece of each type, in place of all that was worn', async () => {
    expect((await wear('explorer-cap')).equippedGear).toEqual(['explorer-cap']);
    expect((await wear()).equippedGear).toEqual([]);
    expect((await wear('cosy-scarf', 'knights-helmet')).equippedGear).toHaveLength(2);
  });

  test.each([
    ['BAD_REQUEST', 'two of one type', ['knights-helmet', 'explorer-cap']],
    ['BAD_REQUEST', 'one piece twice', ['cosy-scarf', 'cosy-scarf']],
    ['NOT_OWNED', 'a piece that they did not buy', ['crystal-crown']],
  ])('is %s with %s, and what is worn stays', async (code, _what, wanted) => {
    expect(await codeOf(wear(...wanted))).toBe(code);
    const hero = await suite.family.child.call().account.childMe();
    expect(hero.equippedGear).toEqual(['knights-helmet', 'cosy-scarf']);
  });
});
