import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aHero, aTransaction } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo } from '../../testing/server';
import { RewardPanel } from './reward-panel';

const mia = aHero(1, { name: 'Mia' });

beforeEach(() => answer({ 'points.listTransactions': () => [] }));

const show = () =>
  renderConsole(<RewardPanel hero={mia} clock={{ timeZone: 'UTC', dayStartHour: 0 }} waiting={0} />);

test('that nothing waits is said', async () => {
  show();
  expect(await screen.findByText('Nothing is waiting for your approval.')).toBeVisible();
});

test('a bonus takes a line along, which is then written out', async () => {
  answer({ 'points.addTransaction': () => aTransaction(1, mia, { amount: 10, isApproved: true }) });
  const { user } = show();
  const line = await screen.findByLabelText('A few words with it (optional)');
  await user.type(line, ' You helped Grandpa ');
  await user.click(screen.getByRole('button', { name: 'Give Mia 10 points: Good Behavior' }));
  expect(await screen.findByText('Bonus Added!')).toBeVisible();
  expect(callsTo('points.addTransaction')).toMatchObject([
    { amount: 10, description: 'bonus.good_behavior', message: 'You helped Grandpa' },
  ]);
  expect(line).toHaveValue('');
});
