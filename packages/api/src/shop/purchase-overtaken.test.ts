import { updateChild } from '@herohood/db/children/queries';
import { insertTransaction } from '@herohood/db/points/queries';
import { beforeEach, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { type HeroKey, heroKeyOf, overtake } from '../../tests/testing/overtake';
import { codeOf } from '../../tests/testing/refused';

const suite = new FamilySuite();

let hero: HeroKey;

/** A hero with 40 points: a helmet and a scarf, or a fox and a scarf. */
beforeEach(async () => {
  hero = await heroKeyOf(suite.database, suite.family.hero.id);
  const gift = { type: 'bonus_earned', source: 'parent_bonus', description: 'A gift' } as const;
  await suite.family.parent.call().points.addTransaction({ id: hero.childId, amount: 40, ...gift });
  suite.ports.announced.length = 0;
});

const buy = (gearId: string, cost: number) =>
  suite.family.child.call().shop.purchaseGear({ id: hero.childId, gearId, cost });
const buyFox = () =>
  suite.family.child.call().shop.purchaseAvatar({ id: hero.childId, avatarType: 'fox', cost: 25 });
const helmet = () => buy('knights-helmet', 25);

/** What another purchase writes, so that `amount` of the points are gone. */
const spend = (amount: number) => (tx: Parameters<typeof insertTransaction>[0]) =>
  insertTransaction(tx, {
    ...hero,
    amount: -amount,
    ...{ type: 'bonus_deducted', source: 'parent', description: 'Spent', createdAt: suite.ports.clock.now },
    ...{ requiresApproval: false, isApproved: true, approvedAt: suite.ports.clock.now },
  });

test('a piece is paid, owned, worn, noted and told', async () => {
  const bought = await helmet();
  expect(bought).toMatchObject({ rewardPoints: 15, unlockedGear: ['knights-helmet'] });
  expect(bought).toEqual(await suite.family.child.call().account.childMe());
  const [points] = await suite.database
    .sql`select amount, type, source, description, requires_approval, is_approved, once_key
    from reward_transactions where child_id = ${hero.childId} and amount < 0`;
  expect(points).toEqual({
    ...{ amount: -25, type: 'gear_purchase', source: 'gear_shop', description: "Knight's Helmet" },
    ...{ requires_approval: false, is_approved: true, once_key: 'gear:knights-helmet' },
  });
  const [noted] = await suite.database.sql`select actor_kind, actor_id, act, child_id, args from audit_entries
    where family_id = ${hero.familyId} order by id desc limit 1`;
  expect(noted).toEqual({
    ...{ actor_kind: 'child', actor_id: hero.childId, act: 'shop.gear_bought', child_id: hero.childId },
    args: { item: 'knights-helmet', cost: 25 },
  });
  const told = await suite.database.sql`select type, entity, child_id, audience from sync_events
    where family_id = ${hero.familyId} order by id desc limit 2`;
  const about = { child_id: hero.childId, audience: 'child' };
  expect(new Set(told)).toEqual(
    new Set([
      { type: 'updated', entity: 'child', ...about },
      { type: 'created', entity: 'reward_transaction', ...about },
    ]),
  );
  expect(suite.ports.announced).toEqual([hero]);
});

test('points that are spent while a purchase waits for the hero are not spent again', async () => {
  for (const act of [helmet, buyFox]) {
    const code = overtake({ database: suite.database, hero, act: () => codeOf(act()), write: spend(20) });
    expect(await code).toBe('NOT_ENOUGH_POINTS');
    const gift = { type: 'bonus_earned', source: 'parent_bonus', description: 'A gift' } as const;
    await suite.family.parent.call().points.addTransaction({ id: hero.childId, amount: 20, ...gift });
  }
});

test('clothes that are changed while a purchase waits stay changed, and the new piece is worn with them', async () => {
  await buy('cosy-scarf', 15);
  const bought = await overtake({
    ...{ database: suite.database, hero, act: helmet },
    write: (tx) => updateChild(tx, hero, { equippedGear: [] }),
  });
  expect(bought).toMatchObject({ equippedGear: ['knights-helmet'] });
  expect(bought.unlockedGear).toEqual(['cosy-scarf', 'knights-helmet']);
});

test('a piece of a higher level is refused, a forged price too', async () => {
  expect(await codeOf(buy('knights-helmet', 1))).toBe('PRICE_CHANGED');
  const [high] = await suite.database
    .sql`select id, cost from gear_items where required_level > 5 order by cost limit 1`;
  expect(await codeOf(buy(high?.id, high?.cost))).toBe('LEVEL_TOO_LOW');
  expect((await suite.family.child.call().account.childMe()).rewardPoints).toBe(40);
});
