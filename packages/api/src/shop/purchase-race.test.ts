import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeOf } from '../../tests/testing/refused';
import { createTestFamily, type TestFamily } from '../../tests/testing/test-family';
import { createTestPorts } from '../../tests/testing/test-ports';

let database: TestDatabase;
let family: TestFamily;

beforeAll(async () => {
  database = await createTestDatabase({ maxConnections: 20 });
});
afterAll(() => database.close());
beforeEach(async () => {
  family = await createTestFamily(createTestPorts(database.db));
});
afterEach(() => expectSoundLedgers(database.sql));

const give = (amount: number) =>
  family.parent.call().points.addTransaction({
    id: family.hero.id,
    type: 'bonus_earned',
    amount,
    source: 'parent_bonus',
    description: 'Good behavior bonus',
  });
const buyFox = () =>
  family.child.call().shop.purchaseAvatar({ id: family.hero.id, avatarType: 'fox', cost: 25 });
const buyHelmet = () =>
  family.child.call().shop.purchaseGear({ id: family.hero.id, gearId: 'knights-helmet', cost: 25 });
const buyScarf = () =>
  family.child.call().shop.purchaseGear({ id: family.hero.id, gearId: 'cosy-scarf', cost: 15 });

/** Runs all at once; how often each outcome came ('bought' or a code). */
async function outcomes(acts: (() => Promise<unknown>)[]): Promise<Record<string, number>> {
  const told = await Promise.all(
    acts.map(async (act) => {
      const call = act();
      return call.then(
        () => 'bought',
        () => codeOf(call),
      );
    }),
  );
  const counts: Record<string, number> = {};
  for (const each of told) counts[each] = (counts[each] ?? 0) + 1;
  return counts;
}
const times = (n: number, act: () => Promise<unknown>) => Array.from({ length: n }, () => act);
const hero = () => family.child.call().account.childMe();

test('eight parallel purchases of one avatar with points for one buy it once', async () => {
  await give(25);
  expect(await outcomes(times(8, buyFox))).toEqual({ bought: 1, ALREADY_OWNED: 7 });
  expect(await hero()).toMatchObject({ rewardPoints: 0, unlockedAvatars: ['robot', 'ninja', 'fox'] });
});

test('eight parallel purchases of one piece with points for many pay it once', async () => {
  await give(1000);
  expect(await outcomes(times(8, buyHelmet))).toEqual({ bought: 1, ALREADY_OWNED: 7 });
  expect(await hero()).toMatchObject({ rewardPoints: 975, equippedGear: ['knights-helmet'] });
});

test('two items with points for one: one is bought, the other is told', async () => {
  await give(25);
  expect(await outcomes([buyFox, buyHelmet])).toEqual({ bought: 1, NOT_ENOUGH_POINTS: 1 });
  const { rewardPoints, unlockedAvatars, unlockedGear } = await hero();
  expect([rewardPoints, unlockedAvatars.length + unlockedGear.length]).toEqual([0, 3]);
});

test('two pieces bought at once are both owned and both worn', async () => {
  await give(40);
  expect(await outcomes([buyHelmet, buyScarf])).toEqual({ bought: 2 });
  expect((await hero()).equippedGear.toSorted()).toEqual(['cosy-scarf', 'knights-helmet']);
});
