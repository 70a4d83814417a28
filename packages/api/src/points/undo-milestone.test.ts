import { addDays } from '@herohood/domain/time/family-day';
import { beforeEach, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';

const suite = new FamilySuite();

/** Completions of a week, the oldest first; they pay 10 points each. */
let week: string[];

/** A hero whose streak of seven days brought a milestone of 25 points. */
beforeEach(async () => {
  const today = suite.ports.clock.now.toISOString().slice(0, 10);
  week = [];
  for (let ago = 6; ago >= 0; ago -= 1) {
    const day = { id: suite.family.habit.id, date: addDays(today, -ago) };
    week.push((await parent().missions.complete(day)).id);
  }
});

const parent = () => suite.family.parent.call();
const waiting = async () => (await parent().home.parentToday()).points;
const points = async () => (await suite.family.child.call().account.childMe()).rewardPoints;
const milestoneId = async () => (await waiting())[0]?.id ?? '';

test('a milestone that was taken back waits once, however often it is approved and taken back', async () => {
  for (let round = 0; round < 3; round += 1) {
    const id = await milestoneId();
    await parent().points.approveTransaction({ id });
    expect(await points()).toBe(95);
    await parent().points.undoTransaction({ id });
    expect(await waiting()).toMatchObject([{ source: 'streak_7', amount: 25, status: 'pending' }]);
    expect(await points()).toBe(70);
  }
});

test('a milestone that was taken back goes with the streak, and comes back with it', async () => {
  const id = await milestoneId();
  await parent().points.approveTransaction({ id });
  await parent().points.undoTransaction({ id });
  await parent().missions.undo({ id: week[3] ?? '' });
  expect(await waiting()).toEqual([]);
  await parent().missions.approve({ id: week[3] ?? '' });
  expect(await waiting()).toMatchObject([{ source: 'streak_7' }]);
  await parent().points.approveTransaction({ id: await milestoneId() });
  expect(await points()).toBe(95);
});

test('a milestone that was declined is not brought again', async () => {
  await parent().points.rejectTransaction({ id: await milestoneId() });
  await parent().missions.undo({ id: week[3] ?? '' });
  await parent().missions.approve({ id: week[3] ?? '' });
  expect(await waiting()).toEqual([]);
});

test('a milestone that counts stays when its days are taken back, and comes no second time', async () => {
  await parent().points.approveTransaction({ id: await milestoneId() });
  await parent().missions.undo({ id: week[3] ?? '' });
  expect(await points()).toBe(85);
  await parent().missions.approve({ id: week[3] ?? '' });
  expect(await points()).toBe(95);
  expect(await waiting()).toEqual([]);
});
