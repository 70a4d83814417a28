import { cleanup, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aHero, aTransaction } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo } from '../../testing/server';
import { RewardPanel } from './reward-panel';

const mia = aHero(1, { name: 'Mia' });
const nothing: ComponentProps<typeof RewardPanel>['waiting'] = {
  count: 0,
  isLoading: false,
  error: null,
  retry: () => undefined,
};

beforeEach(() => answer({ 'points.listTransactions': () => [] }));

const show = (waiting = nothing) =>
  renderConsole(<RewardPanel hero={mia} clock={{ timeZone: 'UTC', dayStartHour: 0 }} waiting={waiting} />);

test('that nothing waits is said, and what could not be loaded can be asked for again', async () => {
  const retry = vi.fn();
  show(nothing);
  expect(await screen.findByText('Nothing is waiting for your approval.')).toBeVisible();
  cleanup();
  const { user } = show({ ...nothing, error: new Error('down'), retry });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
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
