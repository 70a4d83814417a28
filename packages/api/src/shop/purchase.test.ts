import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { xpToReach } from '@herohood/domain/points/level';
import { AVATAR_CATALOGUE } from '@herohood/domain/shop/avatar-catalogue';
import { GEAR_CATALOGUE } from '@herohood/domain/shop/gear-catalogue';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../tests/testing/refused';
import { createTestFamily, type TestFamily } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';

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

const FOX = { avatarType: 'fox', cost: 25 };
const HELMET = { gearId: 'knights-helmet', cost: 25 };

const give = (amount: number) =>
  family.parent.call().points.addTransaction({
    id: family.hero.id,
    type: 'bonus_earned',
    amount,
    source: 'parent_bonus',
    description: 'Good behavior bonus',
  });
const buyAvatar = (item: { avatarType: string; cost: number }, id = family.hero.id) =>
  family.child.call().shop.purchaseAvatar({ id, ...item });
const buyGear = (item: { gearId: string; cost: number }, id = family.hero.id) =>
  family.child.call().shop.purchaseGear({ id, ...item });
const wear = (...equippedGear: string[]) =>
  family.child.call().children.update({ id: family.hero.id, equippedGear });
/** Half past eight where the family lives, and the afternoon where the server does. */
const bedtime = async () => {
  await family.parent.call().account.updateProfile({ timeZone: 'Asia/Kolkata' });
  await database.sql`update parental_controls
    set bedtime_mode = true, bedtime_start = '20:00', bedtime_end = '21:00' where child_id = ${family.hero.id}`;
};

describe('both shops', () => {
  test('list all that is on sale to a parent and to a hero, cheapest first', async () => {
    for (const who of [family.parent, family.child]) {
      const avatars = await who.call().shop.listAvatars();
      const gear = await who.call().shop.listGear();
      expect([avatars.length, gear.length]).toEqual([AVATAR_CATALOGUE.length, GEAR_CATALOGUE.length]);
      for (const costs of [avatars, gear].map((items) => items.map(({ cost }) => cost)))
        expect(costs).toEqual([...costs].sort((a, b) => a - b));
    }
  });

  test('sell nothing that was taken off sale, and a hero keeps what they have', async () => {
    await give(100);
    await buyGear(HELMET);
    const takeOff = database.sql`update gear_items set is_active = false where id in ('knights-helmet', 'cosy-scarf')`;
    await takeOff;
    const ids = (await family.child.call().shop.listGear()).map(({ id }) => id);
    expect(ids).not.toContain('cosy-scarf');
    expect(await codeOf(buyGear({ gearId: 'cosy-scarf', cost: 15 }))).toBe('NOT_FOUND');
    expect((await wear('knights-helmet')).equippedGear).toEqual(['knights-helmet']);
    await database.sql`update gear_items set is_active = true`;
  });
});

describe('buying an avatar', () => {
  test('takes its price and makes it one that the hero may choose', async () => {
    await give(30);
    const bought = await buyAvatar(FOX);
    expect(bought).toMatchObject({ rewardPoints: 5, avatarType: 'ninja' });
    expect(bought.unlockedAvatars).toEqual(['robot', 'ninja', 'fox']);
    expect(bought).not.toHaveProperty('pin');
    const changed = await family.child.call().children.update({ id: family.hero.id, avatarType: 'fox' });
    expect(changed.avatarType).toBe('fox');
  });

  test('is a movement of points that names it, an event on every device and an audit entry', async () => {
    await give(30);
    ports.announced.length = 0;
    ports.clock.now = new Date(ports.clock.now.getTime() + 1000);
    await buyAvatar(FOX);
    const [movement] = await family.child.call().points.listTransactions({ id: family.hero.id });
    expect(movement).toMatchObject({ amount: -25, description: 'Clever Fox', type: 'avatar_purchase' });
    expect(movement).toMatchObject({ isApproved: true, requiresApproval: false, approvedBy: null });
    expect(ports.announced).toEqual([{ familyId: expect.any(String), childId: family.hero.id }]);
    const [entry] = await family.parent.call().family.audit({});
    expect(entry).toMatchObject({
      act: 'shop.avatar_bought',
      actor: { kind: 'child', name: 'Robin' },
      summary: 'Robin bought Clever Fox for 25 points',
    });
  });

  test.each([
    ['NOT_ENOUGH_POINTS', 'one point short', { ...FOX, cost: 25, points: 24 }],
    ['PRICE_CHANGED', 'a lower price sent', { ...FOX, cost: 1, points: 100 }],
    ['PRICE_CHANGED', 'a higher price sent', { ...FOX, cost: 26, points: 100 }],
    ['PRICE_CHANGED', 'a negative price sent', { ...FOX, cost: -25, points: 100 }],
    ['PRICE_CHANGED', 'nothing sent as the price', { ...FOX, cost: 0, points: 100 }],
    [
      'NOT_FOUND',
      'an avatar that the shop does not have',
      { avatarType: 'lost-sock', cost: 25, points: 100 },
    ],
    ['NOT_FOUND', 'a base type', { avatarType: 'princess', cost: 25, points: 100 }],
  ])('is %s with %s, and nothing moves', async (code, _what, { points, ...item }) => {
    await give(points);
    expect(await codeOf(buyAvatar(item))).toBe(code);
    const hero = await family.child.call().account.childMe();
    expect(hero).toMatchObject({ rewardPoints: points, unlockedAvatars: ['robot', 'ninja'] });
  });

  test('is ALREADY_OWNED the second time', async () => {
    await give(100);
    await buyAvatar(FOX);
    expect(await codeOf(buyAvatar(FOX))).toBe('ALREADY_OWNED');
    expect((await family.child.call().account.childMe()).rewardPoints).toBe(75);
  });

  test('is for the hero alone: not for a parent, not for a sibling', async () => {
    await give(100);
    const sibling = await family.parent.call().children.create({ name: 'Mia', avatarType: 'robot' });
    expect(await codeOf(buyAvatar(FOX, sibling.id))).toBe('NOT_FOUND');
    const byParent = family.parent.call().shop.purchaseAvatar({ id: family.hero.id, ...FOX });
    expect(await codeOf(byParent)).toBe('FORBIDDEN');
  });

  test('is BEDTIME at bedtime, and possible though the gear shop is off', async () => {
    await give(100);
    await database.sql`update parental_controls set enable_gear_shop = false`;
    await buyAvatar(FOX);
    await bedtime();
    expect(await codeOf(buyAvatar({ avatarType: 'owl', cost: 30 }))).toBe('BEDTIME');
  });

  test('goes on when the family has no premium access', async () => {
    await give(100);
    await database.sql`update families set trial_ends_at = '2020-01-01'`;
    expect((await buyAvatar(FOX)).unlockedAvatars).toContain('fox');
    await database.sql`update families set trial_ends_at = '2040-01-01'`;
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

  test.each([
    ['NOT_ENOUGH_POINTS', 'one point short', { ...HELMET, points: 24 }],
    ['PRICE_CHANGED', 'another price sent', { ...HELMET, cost: 24, points: 100 }],
    ['NOT_FOUND', 'a piece that the shop does not have', { gearId: 'lost-sock', cost: 25, points: 100 }],
  ])('is %s with %s, and nothing moves', async (code, _what, { points, ...item }) => {
    await give(points);
    expect(await codeOf(buyGear(item))).toBe(code);
    const hero = await family.child.call().account.childMe();
    expect(hero).toMatchObject({ rewardPoints: points, unlockedGear: [], equippedGear: [] });
  });

  test('is ALREADY_OWNED the second time, worn or not', async () => {
    await give(100);
    await buyGear(HELMET);
    await wear();
    expect(await codeOf(buyGear(HELMET))).toBe('ALREADY_OWNED');
  });

  test('is LEVEL_TOO_LOW below its level and possible from it on, level 100 included', async () => {
    const top = GEAR_CATALOGUE.find(({ requiredLevel }) => requiredLevel === 100);
    const piece = { gearId: top?.id ?? '', cost: top?.cost ?? 0 };
    await give(1000);
    expect(await codeOf(buyGear(piece))).toBe('LEVEL_TOO_LOW');
    await reach(xpToReach(100) - 1);
    expect(await codeOf(buyGear(piece))).toBe('LEVEL_TOO_LOW');
    await reach(xpToReach(100));
    expect(await buyGear(piece)).toMatchObject({ level: 100, unlockedGear: [piece.gearId] });
    await reach(0);
  });

  test('is FEATURE_DISABLED with its flag while the gear shop is off, and BEDTIME at bedtime', async () => {
    await give(100);
    await bedtime();
    expect(await codeOf(buyGear(HELMET))).toBe('BEDTIME');
    await database.sql`update parental_controls set enable_gear_shop = false`;
    await expect(buyGear(HELMET)).rejects.toMatchObject({
      cause: { code: 'FEATURE_DISABLED', flags: { featureDisabled: true } },
    });
  });
});

/** A hero of many missions; the ledger rule is for what missions paid, so this is taken back before it is asked. */
const reach = (totalXp: number) =>
  database.sql`update children set total_xp = ${totalXp} where id = ${family.hero.id}`;

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
    const hero = await family.child.call().account.childMe();
    expect(hero.equippedGear).toEqual(['knights-helmet', 'cosy-scarf']);
  });
});
