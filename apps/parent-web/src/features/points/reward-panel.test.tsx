import type { RewardTransaction } from '@herohood/domain/points/schema';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aHero, aTransaction } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';
import { RewardPanel } from './reward-panel';

const mia = aHero(1, { name: 'Mia' });
const noClaims = { list: null, count: 0, isLoading: false, error: null, refetch: () => undefined };
let transactions: RewardTransaction[] = [];

beforeEach(() => {
  transactions = [];
  answer({
    'points.listPending': () => transactions.filter(({ isApproved }) => !isApproved),
    'points.listTransactions': () => transactions,
  });
});

const show = () =>
  renderConsole(
    <RewardPanel hero={mia} clock={{ timeZone: 'UTC', dayStartHour: 0 }} picker={null} claims={noClaims} />,
  );

test('a hero without any movement says so', async () => {
  show();
  expect(await screen.findByText('No reward activity yet')).toBeVisible();
});

test.each([
  [10, 'Good Behavior', 'Good behavior bonus'],
  [25, 'Extra Effort', 'Extra effort bonus'],
  [50, 'Outstanding!', 'Outstanding achievement'],
])('a bonus of %i points is given with one tap', async (amount, label, description) => {
  answer({ 'points.addTransaction': () => aTransaction(1, mia, { amount, isApproved: true }) });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: `Give Mia ${amount} points: ${label}` }));
  expect(await screen.findByText('Bonus Added!')).toBeVisible();
  expect(callsTo('points.addTransaction')).toEqual([
    { id: mia.id, type: 'bonus_earned', source: 'parent_bonus', amount, description },
  ]);
});

test('a pending reward is counted, approved, and then usable', async () => {
  transactions = [aTransaction(1, mia)];
  answer({
    'points.approveTransaction': () => {
      transactions = [aTransaction(1, mia, { isApproved: true })];
      return transactions[0];
    },
  });
  const { user } = show();
  expect(await screen.findByText('1 pending')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve 35 points for Mia' }));
  expect(await screen.findByText('Reward Approved!')).toBeVisible();
  expect(await screen.findByText('No reward and no points wait for your approval.')).toBeVisible();
});

test('an approval that is refused shows the reason of the server', async () => {
  transactions = [aTransaction(1, mia)];
  answer({
    'points.approveTransaction': () => {
      throw new Refusal('NOT_FOUND', 'This reward does not exist any more.');
    },
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Approve 35 points for Mia' }));
  expect(await screen.findByText('Approval Failed')).toBeVisible();
  expect(screen.getByText('This reward does not exist any more.')).toBeVisible();
});

test('an approval after the session ended says that nobody is signed in', async () => {
  transactions = [aTransaction(1, mia)];
  answer({
    'points.approveTransaction': () => {
      throw new Refusal('UNAUTHORIZED', 'Please sign in.');
    },
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Approve 35 points for Mia' }));
  expect(await screen.findByText('Approval Failed')).toBeVisible();
  expect(screen.getByText('User not authenticated')).toBeVisible();
});
