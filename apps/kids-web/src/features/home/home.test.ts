import { ageOf } from '@herohood/browser/answers-age';
import { expect, test } from 'vitest';
import { createApiClient, createApiUtils, createHeroQueryClient } from '../../lib/api';
import {
  makeBoard,
  makeCompletion,
  makeHabit,
  makeHero,
  makeHome,
  makeProcedures,
} from '../../testing/fixtures';
import { answer } from '../../testing/trpc-server';
import { changeRow, fetchHome, HOME, OPEN_ROW, readHome, rowOf } from './home';

const open = () => {
  const queryClient = createHeroQueryClient(() => {});
  return { queryClient, utils: createApiUtils({ queryClient, client: createApiClient() }) };
};

test('the home’s answer says up to when all that is asked after it holds everything', async () => {
  answer(makeProcedures());
  const app = open();
  await fetchHome(app);
  expect(ageOf(app.queryClient, 'hero-1')).toBe(readHome(app.queryClient)?.asOf);
});

test('a row is changed and put back, and the answer stays as old as it is', () => {
  const { queryClient } = open();
  const home = makeHome(makeHero(), makeBoard([makeHabit('teeth', 'Teeth'), makeHabit('bed', 'Bed')]));
  queryClient.setQueryData(HOME, home, { updatedAt: 1_000 });
  const at = { habitId: 'bed', slot: 1 };
  const before = changeRow(queryClient, at, rowOf(makeCompletion('bed', 'approved', { xpEarned: 30 })));
  const statuses = () => readHome(queryClient)?.board.missions.map(({ status }) => status);
  expect(statuses()).toEqual(['available', 'approved']);
  changeRow(queryClient, at, before ?? OPEN_ROW);
  expect(readHome(queryClient)).toEqual(home);
  expect(queryClient.getQueryState(HOME)?.dataUpdatedAt).toBe(1_000);
});
