import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { beforeEach, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';

const suite = new FamilySuite();

const TODAY = '2026-03-10';
const HABITS = 3;

let habits: string[];

beforeEach(async () => {
  habits = [suite.family.habit.id];
  for (let n = 1; n < HABITS; n += 1) habits.push(await addHabit(`Habit ${n}`, 10 * n));
});

async function addHabit(name: string, xpReward: number): Promise<string> {
  const { parent, hero } = suite.family;
  const { id: masterHabitId } = await parent.call().habits.createMaster({ name, xpReward });
  return (await parent.call().habits.assign({ id: hero.id, masterHabitId })).id;
}

const earned = async () =>
  (await suite.family.parent.call().progress.badges({ id: suite.family.hero.id })).badges
    .filter((badge) => badge.earned)
    .map(({ id }) => id);

test('an undo takes a badge back, and the next yes gives it again', async () => {
  const { missions } = suite.family.parent.call();
  const { id } = await missions.complete({ id: habits[0] ?? '', date: TODAY });
  expect(await earned()).toContain('first-mission');
  await missions.undo({ id });
  expect(await earned()).toEqual([]);
  await missions.approve({ id });
  expect(await earned()).toContain('first-mission');
});

test('what was done for a mission that was taken away still counts', async () => {
  const { missions, habits: acts } = suite.family.parent.call();
  for (const id of habits) await missions.complete({ id, date: TODAY });
  expect(await earned()).toContain('curious-mind');
  await acts.remove({ id: habits[1] ?? '' });
  expect(await earned()).toContain('curious-mind');
  await expectSoundLedgers(suite.database.sql);
});

test('a cheer gives a badge, and a sibling who leaves does not take it along', async () => {
  const { parent, child, hero } = suite.family;
  const { id: toChildId } = await parent.call().children.create({ name: 'Mia', avatarType: 'ninja' });
  await child.call().world.sendCheer({ id: hero.id, toChildId, cheer: 'star' });
  expect(await earned()).toEqual(['first-cheer']);
  await parent.call().children.remove({ id: toChildId });
  expect(await earned()).toEqual(['first-cheer']);
  await expectSoundLedgers(suite.database.sql);
});

test('a hero of the older look reads what they did most, and nobody else does', async () => {
  const { parent, child, hero } = suite.family;
  const { missions, children, habits: acts } = parent.call();
  const records = async () => (await child.call().progress.badges({ id: hero.id })).records;
  const chess = await addHabit('Play chess', 10);
  const [{ id = '' } = {}] = (await acts.listMasters()).filter(({ name }) => name === 'Play chess');
  await acts.updateMaster({ id, tool: { kind: 'timer', minutes: 20 } });
  expect(await records()).toBeNull();
  await children.update({ id: hero.id, look: 'older' });
  expect(await records()).toEqual({ missionsInDay: 0, missionsInWeek: 0, mostDone: null });
  // A Sunday, and the two days of the next week.
  for (const date of ['2026-03-08', '2026-03-09', TODAY]) await missions.complete({ id: chess, date });
  await missions.complete({ id: habits[0] ?? '', date: TODAY });
  expect(await records()).toEqual({
    ...{ missionsInDay: 2, missionsInWeek: 3 },
    mostDone: { name: 'Play chess', times: 3, minutes: 60 },
  });
  expect((await parent.call().progress.badges({ id: hero.id })).records).toBeNull();
});
