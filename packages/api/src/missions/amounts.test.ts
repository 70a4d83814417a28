import { amountOf } from '@herohood/domain/missions/amount';
import { describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { codeOf } from '../../tests/testing/refused';

const suite = new FamilySuite();

const parent = () => suite.family.parent.call();
const hero = () => suite.family.child.call();
const child = async () => (await parent().children.list())[0];
const waiting = async (xpReward = 50) => {
  const { id } = await parent().habits.createMaster({ name: `For ${xpReward}`, xpReward });
  const assigned = await parent().habits.assign({ id: suite.family.hero.id, masterHabitId: id });
  return (await hero().missions.complete({ id: assigned.id })).id;
};

describe('an approval', () => {
  test('pays so much of the promise as a parent says, with the points that follow, and says both numbers', async () => {
    const id = await waiting(25);
    const approved = await parent().missions.approve({ id, percent: 50, message: 'Half the table' });
    expect(approved).toMatchObject({
      ...{ status: 'approved', promisedXp: 25, xpEarned: 13, feedback: 'Half the table' },
      praise: { message: 'Half the table' },
    });
    expect(await child()).toMatchObject({ xp: 13, totalXp: 13, rewardPoints: 2 });
    const [seen] = await hero().missions.listToday({ id: suite.family.hero.id });
    expect(seen).toMatchObject({ promisedXp: 25, xpEarned: 13, feedback: 'Half the table' });
    expect(await parent().inbox.listDecisions({})).toMatchObject([
      { summary: 'For 25 (13 XP) · "Half the table"' },
    ]);
    const [said] = await parent().family.audit({});
    expect(said).toMatchObject({ summary: 'Pat approved a mission for 50 % of its XP with praise' });
  });

  test('pays for any promise and percentage what domain says', async () => {
    let paid = { xp: 0, points: 0 };
    for (const [xpReward, percent] of [
      ...([
        [1, 49],
        [1, 50],
        [3, 150],
        [7, 33],
        [25, 150],
      ] as const),
      ...([
        [99, 1],
        [333, 77],
        [1000, 150],
      ] as const),
    ]) {
      const amount = amountOf(xpReward, percent);
      const approved = await parent().missions.approve({
        ...{ id: await waiting(xpReward), percent, message: 'So much' },
      });
      expect(approved).toMatchObject({ promisedXp: xpReward, xpEarned: amount.xp });
      paid = { xp: paid.xp + amount.xp, points: paid.points + amount.points };
    }
    expect(await child()).toMatchObject({ xp: paid.xp, totalXp: paid.xp, rewardPoints: paid.points });
  });

  test('below the promise needs words, of either kind; a sticker says too little', async () => {
    const id = await waiting();
    const approve = (fields: object) => parent().missions.approve({ id, percent: 99, ...fields });
    expect(await codeOf(approve({}))).toBe('MESSAGE_REQUIRED');
    expect(await codeOf(approve({ message: '  ' }))).toBe('MESSAGE_REQUIRED');
    expect(await codeOf(approve({ praise: { sticker: 'sticker-01' } }))).toBe('MESSAGE_REQUIRED');
    expect((await child())?.xp).toBe(0);
    expect(await approve({ praise: { message: 'Nearly' } })).toMatchObject({
      xpEarned: 50,
      feedback: 'Nearly',
    });
  });

  test('of nothing or of half as much again counts for the streak, and no other number is let in', async () => {
    const id = await waiting();
    for (const percent of [-1, 151, 50.5]) {
      expect(await codeOf(parent().missions.approve({ id, percent, message: 'So' }))).toBe('BAD_REQUEST');
    }
    await parent().missions.approve({ id, percent: 0, message: 'Only begun' });
    expect(await child()).toMatchObject({ xp: 0, rewardPoints: 0 });
    const { currentStreak } = await hero().progress.badges({ id: suite.family.hero.id });
    const { completedHabits } = await hero().progress.weekly({ id: suite.family.hero.id });
    expect([currentStreak, completedHabits]).toEqual([1, 1]);
    await parent().missions.approve({ id: await waiting(), percent: 150 });
    expect(await child()).toMatchObject({ xp: 75, rewardPoints: 15 });
  });

  test('a second time changes nothing', async () => {
    const id = await waiting();
    await parent().missions.approve({ id, percent: 50, message: 'Half' });
    const again = await parent().missions.approve({ id, percent: 150, message: 'More' });
    expect(again).toMatchObject({ xpEarned: 25, feedback: 'Half' });
    expect((await child())?.xp).toBe(25);
  });

  test('of a part is undone by what was paid, and may be given anew', async () => {
    const id = await waiting();
    await parent().missions.approve({ id, percent: 50, message: 'So much' });
    expect(await parent().missions.undo({ id })).toMatchObject({
      status: 'pending',
      xpEarned: 50,
      promisedXp: 50,
    });
    expect(await child()).toMatchObject({ xp: 0, totalXp: 0, rewardPoints: 0 });
    expect(await parent().missions.approve({ id })).toMatchObject({ xpEarned: 50 });
    expect(await child()).toMatchObject({ xp: 50, rewardPoints: 10 });
  });

  test('by the timer, on behalf and for everything pays the whole promise', async () => {
    await parent().missions.updateAutoApprovalSettings({ enabled: true, timeValue: 1 });
    const due = await waiting();
    suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + 3_600_000);
    const auto = { id: due, isAutoApproval: true, percent: 10 };
    expect(await parent().missions.approve(auto)).toMatchObject({ xpEarned: 50, decidedBy: 'timer' });
    const onBehalf = await parent().missions.complete({ id: suite.family.habit.id });
    expect(onBehalf).toMatchObject({ xpEarned: 50, decidedBy: 'parent' });
    await waiting(25);
    expect(await parent().inbox.approveAll({})).toMatchObject({ approved: 1 });
    expect(await child()).toMatchObject({ xp: 125, rewardPoints: 25 });
  });
});
