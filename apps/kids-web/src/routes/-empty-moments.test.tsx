import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeCompletion, makeHero, makeProcedures } from '../testing/fixtures';
import { renderApp, touch } from '../testing/render';
import { makeReward } from '../testing/reward-fixtures';
import { answer, type Procedures } from '../testing/trpc-server';

const today = (...statuses: ('approved' | 'pending')[]): Procedures => ({
  'missions.listToday': () => statuses.map((status) => makeCompletion('teeth', status)),
});

/** Opens the app and touches it: what the first view does not need comes then. */
async function open(address: string) {
  const app = renderApp(address);
  await screen.findByRole('tablist', { name: 'Sections' });
  touch();
  return app;
}

const nice = async () => within(await screen.findByRole('region', { name: 'Something nice' }));

test('with all sent, no rewards and no gear there is a joke, a picture to color, and tomorrow', async () => {
  answer(makeProcedures(today('pending')));
  const { visit } = await open('/kids');
  for (const [name, address] of [
    ['Missions', '/kids'],
    ['Rewards', '/kids?tab=rewards'],
    ['Customize', '/kids?tab=customize'],
  ] as const) {
    visit(address);
    await screen.findByRole('tab', { name, selected: true });
    const moment = await nice();
    expect(moment.getByRole('button', { name: 'Tell me!' })).toBeVisible();
    expect(moment.getByRole('button', { name: 'Roof: white' })).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Tomorrow' })).toHaveTextContent('Brush teeth');
  }
});

test('without missions there is that, and still a way to tell what one did', async () => {
  answer(makeProcedures({ 'habits.listForChild': () => [] }));
  await open('/kids');
  expect((await nice()).getByRole('button', { name: 'Tell me!' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'I did something extra' })).toBeVisible();
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
