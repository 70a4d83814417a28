import { ageOf } from '@herohood/ui/runtime/answers-age';
import { beforeEach, expect, test } from 'vitest';
import { makeHero, makeProcedures } from '../testing/fixtures';
import { answer, Refusal, server } from '../testing/trpc-server';
import { createApiClient, createApiUtils, createHeroQueryClient } from './api';
import { fetchFirstAnswers } from './first-answers';
import { LEAVING, SIGNED_IN, setOfflineStatus } from './offline/offline-status';
import { remember } from './store';

const AGE = 'sync.childFamilyData';
const OF_HERO = [
  'days.board',
  'habits.listForChild',
  'missions.listToday',
  'controls.get',
  'controls.screenTime',
  'progress.badges',
  'subscription.checkFeatureAccess',
];

function openApp() {
  const app = { queryClient: createHeroQueryClient(), client: createApiClient() };
  return { ...app, utils: createApiUtils(app) };
}
const inputsOf = (log: ReturnType<typeof answer>) =>
  log.filter(({ name }) => OF_HERO.includes(name)).map(({ input }) => input);

beforeEach(() => setOfflineStatus({ isLeaving: false }));

test('who plays here is asked first, then what the home shows of them; each once, and kept for the screen', async () => {
  const log = answer(makeProcedures());
  const app = openApp();
  const { utils } = app;
  await fetchFirstAnswers(app);
  expect(log.map(({ name }) => name)).toEqual([AGE, 'account.childMe', ...OF_HERO]);
  expect(inputsOf(log)).toEqual(
    OF_HERO.map((name) => (name.startsWith('subscription') ? { feature: 'mini_games' } : { id: 'hero-1' })),
  );
  expect(utils.account.childMe.getData()).toEqual(makeHero());
  expect(utils.habits.listForChild.getData({ id: 'hero-1' })).toHaveLength(1);
});

test('who was here last is asked for at once, and nothing twice', async () => {
  remember(SIGNED_IN, 'hero-1');
  const log = answer(makeProcedures());
  await fetchFirstAnswers(openApp());
  expect(log.map(({ name }) => name).toSorted()).toEqual([AGE, 'account.childMe', ...OF_HERO].toSorted());
});

test('the age of the answers is asked in one request with them, so it is known', async () => {
  remember(SIGNED_IN, 'hero-1');
  const lastSyncTime = '2026-03-10T08:00:00.000000Z';
  answer(
    makeProcedures({ [AGE]: () => ({ lastSyncTime, syncEvents: [], devices: [], fullRefresh: false }) }),
  );
  const requests: string[] = [];
  const count = ({ request }: { request: Request }) => void requests.push(request.url);
  server.events.on('request:start', count);
  const app = openApp();
  await fetchFirstAnswers(app);
  server.events.removeListener('request:start', count);
  expect(requests).toHaveLength(1);
  expect(ageOf(app.queryClient, 'hero-1')).toBe(lastSyncTime);
});

test('nobody signed in, or somebody who is leaving: nothing more is asked', async () => {
  const refuse = () => {
    throw new Refusal(401, 'no');
  };
  const log = answer(makeProcedures({ 'account.childMe': refuse }));
  await fetchFirstAnswers(openApp());
  expect(log.map(({ name }) => name)).toEqual([AGE, 'account.childMe']);
  remember(LEAVING, true);
  setOfflineStatus({ isLeaving: true });
  await fetchFirstAnswers(openApp());
  expect(log).toHaveLength(2);
  setOfflineStatus({ isLeaving: false });
});
