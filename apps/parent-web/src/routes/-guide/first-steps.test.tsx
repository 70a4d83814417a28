import type { Child, HeroDevice } from '@herohood/domain/children/schema';
import type { ChildHabit } from '@herohood/domain/habits/schema';
import type { PendingHabit } from '@herohood/domain/missions/schema';
import type { Reward } from '@herohood/domain/rewards/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { trpc } from '../../lib/api';
import { aHero, aMaster, anAssignment, aPending, aReward, aUser } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo } from '../../testing/server';
import { FirstSteps } from './first-steps';

const year = new Date().getFullYear();
let heroes: Child[];
let assignments: ChildHabit[];
let rewards: Reward[];
let devices: HeroDevice[];
let pending: PendingHabit[];

beforeEach(() => {
  heroes = [aHero(1, { name: 'Mia', birthYear: year - 5, username: null, pin: null })];
  [assignments, rewards, devices, pending] = [[], [], [], []];
  let made = 0;
  answer({
    'account.me': () => aUser(),
    'children.list': () => heroes,
    'children.generateLogin': () => {
      heroes = heroes.map((hero) => ({ ...hero, username: 'mia17', pin: '7204' }));
      return heroes[0];
    },
    'account.listHeroDevices': () => devices,
    'habits.listAll': () => assignments,
    'habits.listMasters': () => [],
    'habits.createMaster': (input: object) => aMaster(++made, input),
    'habits.assign': ({ id }: { id: string }) => {
      const assignment = anAssignment(heroes.find((hero) => hero.id === id)!, aMaster(made));
      assignments = [...assignments, { ...assignment, xpReward: 25 }];
      return assignment;
    },
    'rewards.listForChild': () => rewards,
    'rewards.create': (input: object) => {
      rewards = [aReward(1, heroes[0]!, input)];
      return rewards[0];
    },
    'missions.listPending': () => pending,
  });
});

function Today() {
  const utils = trpc.useUtils();
  const { data } = trpc.children.list.useQuery();
  return (
    <>
      {data ? <FirstSteps heroes={data} /> : null}
      <button type="button" onClick={() => void utils.invalidate()}>
        News
      </button>
    </>
  );
}
const show = () => renderConsole(<Today />);
const guide = () => screen.findByRole('region', { name: 'First steps with Mia' });
const current = () => screen.getAllByRole('listitem', { current: 'step' })[0]!;

test('it leads from three missions that suit the age to the first approval, each step done by what there is', async () => {
  const { user } = show();
  expect(within(await guide()).getByText('1 of 5 done')).toBeVisible();
  for (const name of ['Brush teeth in the evening', 'Tidy up your toys', 'Get dressed by yourself']) {
    expect(within(current()).getByRole('checkbox', { name })).toBeChecked();
  }
  await user.click(screen.getByRole('checkbox', { name: 'Tidy up your toys' }));
  await user.click(screen.getByRole('button', { name: 'Add 2 missions' }));

  await waitFor(() => expect(current()).toHaveTextContent('Set something to save for'));
  expect(callsTo('habits.createMaster')).toEqual([
    expect.objectContaining({ name: 'Brush teeth in the evening' }),
    expect.objectContaining({ name: 'Get dressed by yourself' }),
  ]);
  expect(screen.getByRole('radio', { name: 'A small toy' })).toBeChecked();
  expect(await screen.findByText('300 XP · about 6 days')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'An ice cream' }));
  await user.click(screen.getByRole('button', { name: 'Set this reward' }));

  await waitFor(() => expect(current()).toHaveTextContent('Sign Mia in'));
  expect(callsTo('rewards.create')).toEqual([expect.objectContaining({ name: 'An ice cream', cost: 100 })]);
  await user.click(screen.getByRole('button', { name: 'Create the login' }));
  expect(await screen.findByRole('button', { name: 'Show the code' })).toBeVisible();

  devices = [{ id: 'tablet', name: 'iPad', lastSeenAt: new Date().toISOString(), current: false }];
  await user.click(screen.getByRole('button', { name: 'News' }));
  await waitFor(() => expect(current()).toHaveTextContent('Approve the first mission together'));
  expect(screen.getByText(/Let Mia tap "I did it!"/)).toBeVisible();
  pending = [aPending(1, heroes[0]!)];
  await user.click(screen.getByRole('button', { name: 'News' }));
  expect(await screen.findByText('Mia did it: Mission 1')).toBeVisible();

  heroes = heroes.map((hero) => ({ ...hero, totalXp: 50 }));
  await user.click(screen.getByRole('button', { name: 'News' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

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

test('what was begun stays until all is done, also when XP came another way', async () => {
  const { user } = show();
  await guide();
  heroes = heroes.map((hero) => ({ ...hero, totalXp: 50 }));
  await user.click(screen.getByRole('button', { name: 'News' }));
  await waitFor(() => expect(within(screen.getByRole('region')).getByText('2 of 5 done')).toBeVisible());
});

test('a family that has been here for long is not led anywhere, and nothing is asked for it', async () => {
  heroes = [aHero(1, { name: 'Mia', totalXp: 900 }), aHero(2, { name: 'Theo' })];
  show();
  await screen.findByRole('button', { name: 'News' });
  await waitFor(() => expect(callsTo('children.list')).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
  expect(callsTo('account.listHeroDevices')).toEqual([]);
});
