import { expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { codeOf } from '../../tests/testing/refused';

const suite = new FamilySuite();

const give = (amount: number) =>
  suite.family.parent.call().points.addTransaction({
    id: suite.family.hero.id,
    type: 'bonus_earned',
    amount,
    source: 'parent_bonus',
    description: 'Good behavior bonus',
  });
const buyFox = () =>
  suite.family.child.call().shop.purchaseAvatar({ id: suite.family.hero.id, avatarType: 'fox', cost: 25 });
const buyHelmet = () =>
  suite.family.child
    .call()
    .shop.purchaseGear({ id: suite.family.hero.id, gearId: 'knights-helmet', cost: 25 });

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
const hero = () => suite.family.child.call().account.childMe();

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
