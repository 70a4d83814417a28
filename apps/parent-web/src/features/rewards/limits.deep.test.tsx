import type { RewardLimits } from '@herohood/domain/rewards/limits';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aHero, aReward, aUser } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo } from '../../testing/server';
import { limitsSentence } from './limit-words';
import { RewardSection } from './reward-section';

const mia = aHero(1, { name: 'Mia', xp: 500 });

test.each<[RewardLimits, string | null]>([
  [{}, null],
  [
    { perWeek: 2, weekdays: ['fri', 'sat', 'sun'], from: '15:00', until: '00:00', minLevel: 3 },
    'At most 2 a week, Fri–Sun after 15:00, from level 3',
  ],
  [{ perDay: 1, perMonth: 5, stock: 10 }, 'At most 1 a day, 5 a month, 10 in all'],
  [{ stock: 0 }, 'None in stock'],
  [{ perWeek: 2, stock: 0 }, 'At most 2 a week, none in stock'],
  [{ weekdays: ['mon', 'wed'] }, 'Mon, Wed'],
  [{ weekdays: ['mon', 'sat', 'sun'] }, 'Sat–Mon'],
  [{ weekdays: ['sat', 'sun'], from: '00:00', until: '12:00' }, 'Sat, Sun before 12:00'],
  [{ from: '20:00', until: '02:00' }, '20:00–02:00'],
  [{ cooldownHours: 48 }, '2 days apart'],
  [{ cooldownHours: 36, minLevel: 2 }, '36 hours apart, from level 2'],
])('%o is said in one sentence: %s', (limits, sentence) => {
  expect(limitsSentence(limits, 'mon')).toBe(sentence);
});

beforeEach(() => {
  answer({
    'account.me': () => aUser(),
    'rewards.listPendingClaims': () => [],
    'rewards.listForChild': () => [
      aReward(1, mia, {
        ...{ name: 'Film night', cost: 100, limits: { perWeek: 1, stock: 5 }, stockLeft: 3 },
        available: { now: false, code: 'REWARD_LIMIT', availableAt: '2026-03-16T04:00:00Z' },
      }),
    ],
    'rewards.create': () => aReward(2, mia),
    'rewards.update': () => aReward(1, mia),
  });
});

test('a card says its limits, what is left, and when it can be had again', async () => {
  renderConsole(<RewardSection heroes={[mia]} />);
  expect(await screen.findByText('At most 1 a week, 5 in all')).toBeVisible();
  expect(screen.getByText('3 left')).toBeVisible();
  expect(screen.getByText(/^Had often enough, again Mon 16 Mar, /)).toBeVisible();
});

async function openForm() {
  const { user } = renderConsole(<RewardSection heroes={[mia]} />);
  await user.click(await screen.findByRole('button', { name: 'New reward' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New reward' }));
  await user.type(dialog.getByLabelText(/^Name/), 'Ice cream');
  return { user, dialog };
}

test('limits are folded behind one line that says them, and go with the reward', async () => {
  const { user, dialog } = await openForm();
  expect(dialog.queryByLabelText('Times a week')).toBeNull();
  await user.click(dialog.getByRole('button', { name: /^Limits No limits/ }));
  await user.type(dialog.getByLabelText('Times a week'), '2');
  await user.click(dialog.getByRole('checkbox', { name: 'Saturday' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Sunday' }));
  await user.click(dialog.getByRole('switch', { name: /^Only at certain hours/ }));
  await user.selectOptions(dialog.getByLabelText('Time between two'), '24');
  const sentence = 'At most 2 a week, Sat, Sun 15:00–20:00, 1 day apart';
  expect(dialog.getByRole('button', { name: `Limits ${sentence}` })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Create reward' }));
  expect(await screen.findByText('Reward Created!')).toBeVisible();
  expect(callsTo('rewards.create')).toMatchObject([
    {
      limits: {
        ...{ perWeek: 2, weekdays: ['sat', 'sun'], from: '15:00', until: '20:00', cooldownHours: 24 },
      },
    },
  ]);
});

test('what cannot be is said at its field, and nothing is sent; taken away again there are no limits', async () => {
  const { user, dialog } = await openForm();
  await user.click(dialog.getByRole('button', { name: /^Limits/ }));
  await user.type(dialog.getByLabelText('Times a day'), '0');
  await user.click(dialog.getByRole('button', { name: 'Create reward' }));
  expect(dialog.getByText('Please use 1 to 100.')).toBeVisible();
  expect(dialog.getByLabelText('Times a day')).toHaveFocus();
  expect(callsTo('rewards.create')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Remove all limits' }));
  await user.click(dialog.getByRole('button', { name: 'Create reward' }));
  expect(await screen.findByText('Reward Created!')).toBeVisible();
  expect(callsTo('rewards.create')).toMatchObject([{ limits: {} }]);
});
