import { expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';

const suite = new FamilySuite();
const parent = () => suite.family.parent.call();
const child = () => suite.family.child.call();

test('the home is what the questions about its parts answer', async () => {
  const { hero, habit } = suite.family;
  const own = { id: hero.id };
  const { id } = await child().missions.complete({ id: habit.id });
  await parent().missions.approve({ id, message: 'Well done!' });
  const home = await child().home.today();
  expect(home.hero).toEqual(await child().account.childMe());
  expect(home.board).toEqual(await child().days.board(own));
  expect(home.board.missions).toMatchObject([
    {
      completionId: id,
      status: 'approved',
      feedback: 'Well done!',
      xpEarned: 50,
      promisedXp: 50,
      photoUrl: null,
    },
  ]);
  expect(home.controls).toEqual(await child().controls.get(own));
  const { currentStreak, streakAtRisk, shields } = await child().progress.badges(own);
  const { held, max } = shields;
  expect(home.streak).toEqual({ days: currentStreak, isAtRisk: streakAtRisk, shields: { held, max } });
  const { hasAccess } = await child().subscription.checkFeatureAccess({ feature: 'mini_games' });
  expect([home.hasHabits, home.hasGames]).toEqual([true, hasAccess]);
  const { lastSyncTime, today } = await child().sync.childFamilyData({});
  expect([home.asOf, home.board.date]).toEqual([lastSyncTime, today]);
});

test('a mission that was taken away leaves the day, and a hero without any has none', async () => {
  await parent().habits.remove({ id: suite.family.habit.id });
  expect(await child().home.today()).toMatchObject({ hasHabits: false, board: { missions: [] } });
});
