import type { Child } from '@herohood/domain/children/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useHeroes } from '../../lib/use-user';
import { aHero, aUser } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo } from '../../testing/server';
import { FirstSteps } from './first-steps';

let heroes: Child[];

beforeEach(() => {
  const age = { birthYear: new Date().getFullYear() - 5 };
  heroes = [aHero(1, { name: 'Mia', ...age, username: null, pin: null })];
  answer({
    'account.me': () => aUser(),
    'today.heroes': () => heroes,
    'account.listHeroDevices': () => [],
    'habits.listAll': () => [],
    'habits.listMasters': () => [],
    'rewards.listForChild': () => [],
  });
});

function Today() {
  const { data } = useHeroes();
  return data ? <FirstSteps heroes={data} /> : null;
}
const show = () => renderConsole(<Today />);
const guide = () => screen.findByRole('region', { name: 'First steps with Mia' });
const current = () => screen.getAllByRole('listitem', { current: 'step' })[0]!;

test('it can be left and taken up again, also after coming back', async () => {
  const { user, unmount } = show();
  await user.click(within(await guide()).getByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('listitem')).toBeNull();
  unmount();
  const again = show();
  expect(within(await guide()).getByText('1 of 5 done')).toBeVisible();
  expect(screen.queryByRole('listitem')).toBeNull();
  await again.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(current()).toHaveTextContent('Choose the first missions');
});

test('a family that has been here for long is not led anywhere, and nothing is asked for it', async () => {
  heroes = [aHero(1, { name: 'Mia', totalXp: 900 }), aHero(2, { name: 'Theo' })];
  show();
  await waitFor(() => expect(callsTo('home.parentToday')).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
  expect(callsTo('account.listHeroDevices')).toEqual([]);
});
