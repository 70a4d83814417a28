import { expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { createTestFamily } from '../../tests/testing/test-family';

const suite = new FamilySuite();

const parent = () => suite.family.parent.call();
const tap = async () => (await suite.family.child.call().missions.complete({ id: suite.family.habit.id })).id;
const suggestions = () => parent().missions.trustSuggestions();
const plainly = async (days: number) => {
  for (let day = 0; day < days; day += 1) {
    await parent().missions.approve({ id: await tap() });
    suite.nextDay();
  }
};

test('a mission that a parent approved fourteen times in a row could be trusted', async () => {
  await plainly(13);
  expect(await suggestions()).toEqual([]);
  await plainly(1);
  const { habit, hero } = suite.family;
  const suggestion = { habitId: habit.id, childId: hero.id, name: 'Read', icon: habit.icon, approvals: 14 };
  expect(await suggestions()).toEqual([suggestion]);
  // What a parent marks done, or what waits, says nothing.
  await parent().missions.complete({ id: habit.id });
  suite.nextDay();
  await tap();
  expect(await suggestions()).toEqual([suggestion]);
  await parent().habits.update({ id: habit.id, approval: 'trust' });
  expect(await suggestions()).toEqual([]);
});

test.each([
  ['was sent back', async (id: string) => parent().missions.reject({ id, message: 'Again' })],
  [
    'was paid in part',
    async (id: string) => parent().missions.approve({ id, percent: 90, message: 'Nearly' }),
  ],
  [
    'was undone and approved again',
    async (id: string) => {
      await parent().missions.approve({ id });
      await parent().missions.undo({ id });
      await parent().missions.approve({ id });
    },
  ],
])('not one that %s among the last fourteen', async (_, decide) => {
  await plainly(13);
  await decide(await tap());
  suite.nextDay();
  expect(await suggestions()).toEqual([]);
  await plainly(13);
  expect(await suggestions()).toEqual([]);
  await plainly(1);
  expect(await suggestions()).toHaveLength(1);
});

test('nothing is suggested of what is switched off, or to strangers', async () => {
  await plainly(14);
  await parent().habits.updateMaster({ id: suite.family.master.id, isActive: false });
  expect(await suggestions()).toEqual([]);
  await parent().habits.updateMaster({ id: suite.family.master.id, isActive: true });
  expect(await suggestions()).toHaveLength(1);
  const strangers = await createTestFamily(suite.ports);
  expect(await strangers.parent.call().missions.trustSuggestions()).toEqual([]);
});
