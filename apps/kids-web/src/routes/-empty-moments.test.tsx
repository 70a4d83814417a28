import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeCompletion, makeHero, makeProcedures } from '../testing/fixtures';
import { renderApp } from '../testing/render';
import { makeReward } from '../testing/reward-fixtures';
import { answer, type Procedures } from '../testing/trpc-server';

const today = (...statuses: ('approved' | 'pending')[]): Procedures => ({
  'missions.listToday': () => statuses.map((status) => makeCompletion('teeth', status)),
});

/** Opens the app and touches it: what the first view does not need comes then. */
async function open(address: string) {
  const app = renderApp(address);
  await screen.findByRole('tablist', { name: 'Sections' });
  fireEvent.pointerDown(window);
  return app;
}

test.each<[string, string, Procedures]>([
  ['no missions', '/kids', { 'habits.listForChild': () => [] }],
  ['all done', '/kids', today('approved')],
  ['all waiting', '/kids', today('pending')],
  ['no rewards', '/kids?tab=rewards', {}],
  ['no gear', '/kids?tab=customize', {}],
])('with %s there is a joke and a picture to color', async (_what, address, change) => {
  answer(makeProcedures(change));
  await open(address);
  const moment = await screen.findByRole('region', { name: 'Something nice' });
  expect(within(moment).getByRole('button', { name: 'Tell me!' })).toBeVisible();
  expect(within(moment).getByRole('button', { name: 'Roof: white' })).toBeInTheDocument();
});

test('without missions there is still a way to tell what one did', async () => {
  answer(makeProcedures({ 'habits.listForChild': () => [] }));
  await open('/kids');
  expect(await screen.findByRole('button', { name: 'I did something extra' })).toBeVisible();
});

test.each<[string, string, Procedures]>([
  ['all waiting', '/kids', today('pending')],
  ['no rewards', '/kids?tab=rewards', {}],
  ['no gear', '/kids?tab=customize', {}],
])('with %s tomorrow is shown, too', async (_what, address, change) => {
  answer(makeProcedures(change));
  await open(address);
  expect(await screen.findByRole('region', { name: 'Tomorrow' })).toHaveTextContent('Brush teeth');
});

test('where there is something to do, save for or try on, nothing leads away from it', async () => {
  const owned = ['knights-helmet'];
  answer(
    makeProcedures({
      'account.childMe': () => makeHero({ unlockedGear: owned }),
      'rewards.listForChild': () => [makeReward('cake', 'Cake')],
    }),
  );
  const { visit } = await open('/kids?tab=rewards');
  await screen.findByRole('article', { name: 'Cake' });
  visit('/kids?tab=customize');
  await screen.findByRole('button', { name: /Knight's Helmet/ });
  expect(screen.queryByRole('region', { name: 'Something nice' })).not.toBeInTheDocument();
});
