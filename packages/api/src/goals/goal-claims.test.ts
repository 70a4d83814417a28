import { beforeEach, describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';

const suite = new FamilySuite({ xpReward: 100 });

/** A reward of 80 XP, and what is saved for it. */
let bicycle: string;
let goal: string;
/** The mission that paid the 100 XP. */
let read: string;

/** A hero who has earned 100 XP and put 60 of them into the goal for a bicycle of 80. */
beforeEach(async () => {
  read = (await suite.family.parent.call().missions.complete({ id: suite.family.habit.id })).id;
  bicycle = await set('A bicycle', 80);
  goal = (await hero().goals.create({ id: suite.family.hero.id, rewardId: bicycle })).id;
  await hero().goals.deposit({ id: goal, amount: 60 });
});

const parent = () => suite.family.parent.call();
const hero = () => suite.family.child.call();
const set = async (name: string, cost: number) =>
  (await parent().rewards.create({ id: suite.family.hero.id, name, cost })).id;
const claim = (id: string) => hero().rewards.claim({ id });
/** What can be spent, and what lies in each open goal. */
const purse = async () => {
  const goals = await hero().goals.list({ id: suite.family.hero.id });
  return [(await hero().account.childMe()).xp, ...goals.map(({ saved }) => saved)];
};
const refused = (act: Promise<unknown>, code: string) =>
  expect(act).rejects.toMatchObject({ cause: { code } });

describe('claiming', () => {
  test('what was saved for takes from its goal first', async () => {
    expect(await claim(bicycle)).toMatchObject({ cost: 80, fromGoal: 60, status: 'pending' });
    expect(await purse()).toEqual([20, 0]);
  });

  test('leaves in the goal what the reward does not cost', async () => {
    await parent().rewards.update({ id: bicycle, cost: 50 });
    expect(await claim(bicycle)).toMatchObject({ cost: 50, fromGoal: 50 });
    expect(await purse()).toEqual([40, 10]);
  });

  test('a small treat never eats the bicycle', async () => {
    await refused(claim(await set('Ice cream', 41)), 'NOT_ENOUGH_XP');
    expect(await claim(await set('A sweet', 40))).toMatchObject({ fromGoal: 0 });
    expect(await purse()).toEqual([0, 60]);
    await refused(claim(bicycle), 'NOT_ENOUGH_XP');
  });
});

describe('a claim that is turned down', () => {
  test('gives each part back to where it came from', async () => {
    const { id } = await claim(bicycle);
    await parent().rewards.rejectClaim({ id });
    expect(await purse()).toEqual([40, 60]);
    expect(await parent().rewards.undoClaim({ id })).toMatchObject({ status: 'pending', fromGoal: 60 });
    expect(await purse()).toEqual([20, 0]);
    await parent().rewards.rejectClaim({ id });
    expect(await purse()).toEqual([40, 60]);
  });

  test('gives it to the wallet when its goal is deleted, or has no room', async () => {
    const { id } = await claim(bicycle);
    await hero().goals.update({ id: goal, target: 30 });
    await hero().goals.deposit({ id: goal, amount: 10 });
    await parent().rewards.rejectClaim({ id });
    expect(await purse()).toEqual([70, 30]);
    await parent().rewards.undoClaim({ id });
    expect(await purse()).toEqual([20, 0]);
    await parent().goals.remove({ id: goal });
    await parent().rewards.rejectClaim({ id });
    expect(await purse()).toEqual([100]);
    expect(await parent().rewards.undoClaim({ id })).toMatchObject({ fromGoal: 0 });
    expect(await purse()).toEqual([20]);
  });

  test('holds nothing again when what it needs was spent', async () => {
    const { id } = await claim(bicycle);
    await parent().rewards.rejectClaim({ id });
    await hero().goals.withdraw({ id: goal, amount: 60 });
    await claim(await set('Ice cream', 21));
    await refused(parent().rewards.undoClaim({ id }), 'ALREADY_SPENT');
  });

  test('because its reward was deleted gives it back too', async () => {
    await claim(bicycle);
    await parent().rewards.remove({ id: bicycle });
    expect(await purse()).toEqual([40, 60]);
  });
});

describe('a claim that is used', () => {
  const used = async () => {
    const { id } = await claim(bicycle);
    await parent().rewards.approveClaim({ id });
    await hero().goals.deposit({ id: goal, amount: 15 });
    return id;
  };

  test('closes its goal, and the rest can be spent', async () => {
    const id = await used();
    expect(await purse()).toEqual([5, 15]);
    await hero().rewards.markUsed({ id });
    expect(await purse()).toEqual([20]);
    await refused(hero().goals.deposit({ id: goal, amount: 1 }), 'NOT_FOUND');
    await hero().goals.create({ id: suite.family.hero.id, rewardId: bicycle });
  });

  test('and was not given after all leaves its goal closed', async () => {
    const id = await used();
    await parent().rewards.giveClaim({ id });
    await parent().rewards.undoClaim({ id });
    expect(await purse()).toEqual([20]);
    await parent().rewards.undoClaim({ id });
    await parent().rewards.rejectClaim({ id });
    expect(await purse()).toEqual([100]);
  });

  test('of another reward leaves the goal alone', async () => {
    const { id } = await claim(await set('A sweet', 10));
    await parent().rewards.approveClaim({ id });
    await hero().rewards.markUsed({ id });
    expect(await purse()).toEqual([30, 60]);
  });
});

describe('undoing a mission', () => {
  test('takes what can be spent first, then from the newest goal on', async () => {
    suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + 60_000);
    const kite = await hero().goals.create({ id: suite.family.hero.id, name: 'A kite', target: 100 });
    await hero().goals.deposit({ id: kite.id, amount: 30 });
    const master = await parent().habits.createMaster({ name: 'Swim', xpReward: 25 });
    const { id: habit } = await parent().habits.assign({
      id: suite.family.hero.id,
      masterHabitId: master.id,
    });
    const swim = await parent().missions.complete({ id: habit });
    const treat = await claim(await set('Ice cream', 30));
    expect(await purse()).toEqual([5, 60, 30]);
    await parent().missions.undo({ id: swim.id });
    expect(await purse()).toEqual([0, 60, 10]);
    await parent().rewards.rejectClaim({ id: treat.id });
    await parent().missions.undo({ id: read });
    expect(await purse()).toEqual([0, 0, 0]);
  });

  test('counts what a waiting claim holds as spent', async () => {
    const { id } = await claim(await set('A sweet', 1));
    await refused(parent().missions.undo({ id: read }), 'ALREADY_SPENT');
    await parent().rewards.rejectClaim({ id });
    await parent().missions.undo({ id: read });
    expect(await purse()).toEqual([0, 0]);
  });
});
