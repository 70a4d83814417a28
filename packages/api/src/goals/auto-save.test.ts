import { payMissions } from '@herohood/db/points/pay-queries';
import { moveSaved } from '@herohood/db/points/xp-queries';
import { autoSaved, autoSaveOf } from '@herohood/domain/goals/goal';
import { amountOf } from '@herohood/domain/missions/amount';
import { beforeEach, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { type HeroKey, heroKeyOf, overtake } from '../../tests/testing/overtake';

const suite = new FamilySuite({ xpReward: 37 });

let hero: HeroKey;

beforeEach(async () => {
  hero = await heroKeyOf(suite.database, suite.family.hero.id);
});

const goals = () => suite.family.child.call().goals;
const list = () => goals().list({ id: suite.family.hero.id });
const wish = async (target: number, autoSave: number) => {
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + 1000);
  return (await goals().create({ id: suite.family.hero.id, name: 'A kite', target, autoSave })).id;
};
const xp = async () => (await suite.family.child.call().account.childMe()).xp;
/** A mission of so many XP that waits. */
const done = async (xpReward: number) => {
  const master = await suite.family.parent.call().habits.createMaster({ name: 'Swim', xpReward });
  const { id } = await suite.family.parent
    .call()
    .habits.assign({ id: suite.family.hero.id, masterHabitId: master.id });
  return suite.family.child.call().missions.complete({ id });
};
const approval = (ids: string[], percent = 100) => ({
  completions: ids.map((id) => ({ familyId: hero.familyId, id })),
  ...{ now: suite.ports.clock.now, decidedBy: null, praise: null, percent, isAuto: false },
  ...{ event: 'updated' as const, audited: { act: 'mission.auto_approved' as const } },
  actor: { kind: 'system' as const, id: null, name: 'Herohood' },
});

test('a part of each payment goes to the oldest goal that saves, rounded down, until it is reached', async () => {
  await wish(500, 0);
  const second = await wish(40, 30);
  const third = await wish(500, 50);
  let earned = 0;
  for (const [xpReward, percent] of [
    [50, 100],
    [9, 100],
    [3, 100],
    [77, 50],
    [77, 150],
    [200, 100],
    [5, 100],
  ] as const) {
    const before = await list();
    const spendable = await xp();
    const expected = autoSaveOf(amountOf(xpReward, percent).xp, before);
    const { id } = await done(xpReward);
    await payMissions(suite.database.db, approval([id], percent));
    earned += amountOf(xpReward, percent).xp;
    const after = await list();
    for (const [n, goal] of before.entries()) {
      const saved = expected?.goalId === goal.id ? expected.amount : 0;
      expect(after[n]?.saved).toBe(goal.saved + saved);
    }
    expect(await xp()).toBe(spendable + amountOf(xpReward, percent).xp - (expected?.amount ?? 0));
  }
  const [first, reached, last] = await list();
  expect(first?.saved).toBe(0);
  expect(reached).toMatchObject({ id: second, saved: 40, reachedAt: suite.ports.clock.now.toISOString() });
  expect(last).toMatchObject({ id: third });
  expect((await xp()) + 40 + (last?.saved ?? 0)).toBe(earned);
});

test('of missions that are approved together each is rounded by itself, and all save for one goal', async () => {
  await wish(30, 30);
  await wish(500, 50);
  const rewards = [9, 9, 13, 20];
  const ids = [];
  for (const xpReward of rewards) ids.push((await done(xpReward)).id);
  await suite.family.parent.call().inbox.approveAll({});
  const each = rewards.map((xp) => autoSaved({ xp, autoSave: 30, missing: 30 }));
  const sum = each.reduce((all, one) => all + one, 0);
  expect((await list()).map(({ saved }) => saved)).toEqual([sum, 0]);
  expect(await xp()).toBe(51 - sum);
});

test('what is paid while a deposit fills the goal saves no more than is missing then', async () => {
  const id = await wish(20, 50);
  const { id: first } = await done(30);
  await payMissions(suite.database.db, approval([first]));
  expect((await list())[0]?.saved).toBe(15);
  const { id: second } = await done(40);
  await overtake({
    ...{ database: suite.database, hero },
    act: () => payMissions(suite.database.db, approval([second])),
    write: (tx) => moveSaved(tx, { ...hero, goalId: id, amount: 2, now: suite.ports.clock.now }),
  });
  expect(await list()).toMatchObject([{ saved: 20, reachedAt: expect.any(String) }]);
  expect(await xp()).toBe(50);
});

test('what is paid while its goal is deleted is all spendable', async () => {
  const id = await wish(20, 50);
  const { id: mission } = await done(30);
  await overtake({
    ...{ database: suite.database, hero },
    act: () => payMissions(suite.database.db, approval([mission])),
    write: (tx) => tx.execute(`update goals set closed_at = now() where id = '${id}'`),
  });
  expect([await list(), await xp()]).toEqual([[], 30]);
});
