import { expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';

const suite = new FamilySuite();

const parent = () => suite.family.parent.call().proposals;
const goals = () => suite.family.child.call().goals;
/** XP to spend, in each goal from the oldest, and earned in all. */
const wealth = async () => {
  const { xp, totalXp } = await suite.family.child.call().account.childMe();
  const saved = (await goals().list({ id: suite.family.hero.id })).map((goal) => goal.saved);
  return { xp, saved, totalXp };
};
async function saveFor(target: number, autoSave = 0): Promise<string> {
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + 1000);
  return (await goals().create({ id: suite.family.hero.id, name: 'A kite', target, autoSave })).id;
}
async function acceptedFor(xp: number): Promise<string> {
  const { id } = await suite.family.child.call().proposals.create({
    ...{ id: suite.family.hero.id, kind: 'did', title: 'Washed the car' },
  });
  await parent().accept({ id, xp });
  return id;
}

test('what a yes pays saves by itself, no more than is missing, and the devices hear of the goal', async () => {
  const goalId = await saveFor(30, 50);
  await acceptedFor(41);
  expect(await wealth()).toEqual({ xp: 21, saved: [20], totalXp: 41 });
  await acceptedFor(100);
  expect(await wealth()).toEqual({ xp: 111, saved: [30], totalXp: 141 });
  await acceptedFor(100);
  expect(await wealth()).toEqual({ xp: 211, saved: [30], totalXp: 241 });
  const told = await suite.database
    .sql`select 1 from sync_events where entity = 'goal' and type = 'updated' and entity_id = ${goalId}`;
  expect(told).toHaveLength(2);
});

test('an undo takes what can be spent first, then from the newest goal on', async () => {
  const [first, second] = [await saveFor(100), await saveFor(100)];
  const id = await acceptedFor(90);
  await goals().deposit({ id: first, amount: 40 });
  await goals().deposit({ id: second, amount: 30 });
  const other = await acceptedFor(10);
  expect(await wealth()).toEqual({ xp: 30, saved: [40, 30], totalXp: 100 });
  await parent().undo({ id });
  expect(await wealth()).toEqual({ xp: 0, saved: [10, 0], totalXp: 10 });
  await parent().undo({ id: other });
  expect(await wealth()).toEqual({ xp: 0, saved: [0, 0], totalXp: 0 });
});

test('a wish that is taken back leaves the goal for its reward, with what was saved', async () => {
  await acceptedFor(50);
  const { id } = await suite.family.child
    .call()
    .proposals.create({ id: suite.family.hero.id, kind: 'wish', title: 'Kite' });
  const { rewardId } = await parent().accept({ id, cost: 80 });
  const goal = await goals().create({ id: suite.family.hero.id, rewardId: rewardId ?? '' });
  await goals().deposit({ id: goal.id, amount: 30 });
  await parent().undo({ id });
  const [left] = await goals().list({ id: suite.family.hero.id });
  expect(left).toMatchObject({ id: goal.id, rewardId: null, saved: 30 });
  expect(await wealth()).toEqual({ xp: 20, saved: [30], totalXp: 50 });
});
