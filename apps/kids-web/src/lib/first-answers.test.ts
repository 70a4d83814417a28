import { beforeEach, expect, test } from 'vitest';
import { makeHero, makeProcedures } from '../testing/fixtures';
import { answer, Refusal } from '../testing/trpc-server';
import { createApiClient, createApiUtils, createHeroQueryClient } from './api';
import { fetchFirstAnswers } from './first-answers';
import { LEAVING, SIGNED_IN, setOfflineStatus } from './offline/offline-status';
import { remember } from './store';

const OF_HERO = [
  'habits.listForChild',
  'missions.listToday',
  'controls.get',
  'controls.screenTime',
  'progress.badges',
];

const utilsNow = () => createApiUtils({ queryClient: createHeroQueryClient(), client: createApiClient() });
const inputsOf = (log: ReturnType<typeof answer>) =>
  log.filter(({ name }) => OF_HERO.includes(name)).map(({ input }) => input);

beforeEach(() => setOfflineStatus({ isLeaving: false }));

test('who plays here is asked first, then what the home shows of them; each once, and kept for the screen', async () => {
  const log = answer(makeProcedures());
  const utils = utilsNow();
  await fetchFirstAnswers(utils);
  expect(log.map(({ name }) => name)).toEqual(['account.childMe', ...OF_HERO]);
  expect(inputsOf(log)).toEqual(OF_HERO.map(() => ({ id: 'hero-1' })));
  expect(utils.account.childMe.getData()).toEqual(makeHero());
  expect(utils.habits.listForChild.getData({ id: 'hero-1' })).toHaveLength(1);
});

test('who was here last is asked for at once, and nothing twice', async () => {
  remember(SIGNED_IN, 'hero-1');
  const log = answer(makeProcedures());
  await fetchFirstAnswers(utilsNow());
  expect(log.map(({ name }) => name).toSorted()).toEqual(['account.childMe', ...OF_HERO].toSorted());
});

test('another hero than the last gets their own', async () => {
  remember(SIGNED_IN, 'hero-9');
  const log = answer(makeProcedures());
  await fetchFirstAnswers(utilsNow());
  expect(inputsOf(log).filter((input) => (input as { id: string }).id === 'hero-1')).toHaveLength(5);
});

test('nobody signed in, or somebody who is leaving: nothing more is asked', async () => {
  const refuse = () => {
    throw new Refusal(401, 'no');
  };
  const log = answer(makeProcedures({ 'account.childMe': refuse }));
  await fetchFirstAnswers(utilsNow());
  expect(log.map(({ name }) => name)).toEqual(['account.childMe']);
  remember(LEAVING, true);
  setOfflineStatus({ isLeaving: true });
  await fetchFirstAnswers(utilsNow());
  expect(log).toHaveLength(1);
  setOfflineStatus({ isLeaving: false });
});
