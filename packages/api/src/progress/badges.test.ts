import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestFamily, type TestFamily } from '../../tests/testing/test-family';
import { createTestPorts } from '../../tests/testing/test-ports';

const TODAY = '2026-03-10';
const HABITS = 3;

let database: TestDatabase;
let family: TestFamily;
let habits: string[];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  family = await createTestFamily(createTestPorts(database.db));
  habits = [family.habit.id];
  for (let n = 1; n < HABITS; n += 1) habits.push(await addHabit(`Habit ${n}`, 10 * n));
});

async function addHabit(name: string, xpReward: number): Promise<string> {
  const { parent, hero } = family;
  const { id: masterHabitId } = await parent.call().habits.createMaster({ name, xpReward });
  return (await parent.call().habits.assign({ id: hero.id, masterHabitId })).id;
}

const earned = async () =>
  (await family.parent.call().progress.badges({ id: family.hero.id })).badges
    .filter((badge) => badge.earned)
    .map(({ id }) => id);

test('an undo takes a badge back, and the next yes gives it again', async () => {
  const { missions } = family.parent.call();
  const { id } = await missions.complete({ id: habits[0] ?? '', date: TODAY });
  expect(await earned()).toContain('first-mission');
  await missions.undo({ id });
  expect(await earned()).toEqual([]);
  await missions.approve({ id });
  expect(await earned()).toContain('first-mission');
});

test('what was done for a mission that was taken away still counts', async () => {
  const { missions, habits: acts } = family.parent.call();
  for (const id of habits) await missions.complete({ id, date: TODAY });
  expect(await earned()).toContain('curious-mind');
  await acts.remove({ id: habits[1] ?? '' });
  expect(await earned()).toContain('curious-mind');
  await expectSoundLedgers(database.sql);
});

test('a cheer gives a badge, and a sibling who leaves does not take it along', async () => {
  const { parent, child, hero } = family;
  const { id: toChildId } = await parent.call().children.create({ name: 'Mia', avatarType: 'ninja' });
  await child.call().world.sendCheer({ id: hero.id, toChildId, cheer: 'star' });
  expect(await earned()).toEqual(['first-cheer']);
  await parent.call().children.remove({ id: toChildId });
  expect(await earned()).toEqual(['first-cheer']);
  await expectSoundLedgers(database.sql);
});
