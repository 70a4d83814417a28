import type { RewardClaim } from '@herohood/domain/rewards/schema';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aClaim, aHero, aReward } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo } from '../../testing/server';
import { OwedRewards } from './owed-rewards';

const mia = aHero(1, { name: 'Mia' });
const promised = { status: 'approved', decidedAt: '2026-03-13T18:05:00.000Z' } as const;
const pizza = aClaim(1, aReward(1, mia, { name: 'Pizza night' }), promised);
let owed: RewardClaim[] = [];

beforeEach(() => {
  owed = [pizza];
  answer({
    'today.owedClaims': () => owed,
    'rewards.giveClaim': () => {
      owed = [];
      return pizza;
    },
    'rewards.undoClaim': () => {
      owed = [pizza];
      return pizza;
    },
  });
});

const show = () => renderConsole(<OwedRewards heroes={[mia]} clock={{ timeZone: 'UTC', dayStartHour: 0 }} />);

test('a promise says to whom and since when, and is kept with one tap, which can be taken back', async () => {
  const { user } = show();
  expect(await screen.findByText('Mia · since Fri 13 Mar, 18:05')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Given: Pizza night to Mia' }));
  expect(await screen.findByText('Promise kept')).toBeVisible();
  expect(callsTo('rewards.giveClaim')).toEqual([{ id: pizza.id }]);
  await waitFor(() => expect(screen.queryByText('You owe')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Taken back')).toBeVisible();
  expect(await screen.findByText('Pizza night')).toBeVisible();
});
