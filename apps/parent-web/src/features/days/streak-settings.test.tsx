import type { User } from '@herohood/domain/account/schema';
import type { Child } from '@herohood/domain/children/schema';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aHero, aUser } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';
import { WeekSettings } from './week-settings';

const mia = aHero(1, { name: 'Mia' });

beforeEach(() => {
  answer({
    'progress.badges': () => ({
      ...{ badges: [], currentStreak: 9, bestStreak: 9, streakAtRisk: false },
      shields: { held: 1, max: 2, used: ['2026-03-10', '2026-03-02'] },
    }),
    'children.update': (part: Partial<Child>) => ({ ...mia, ...part }),
    'account.updateFamily': (part: Partial<User>) => aUser(part),
  });
});

test('the family’s week, shields and weekends are switched one by one; what is refused is as it was', async () => {
  const { user } = renderConsole(<WeekSettings user={aUser()} />);
  await user.click(await screen.findByRole('radio', { name: 'Sunday' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  answer({
    'account.updateFamily': () => {
      throw new Refusal('UNAVAILABLE', 'Resting.');
    },
  });
  await user.click(screen.getByRole('switch', { name: /^Weekend challenge/ }));
  expect(await screen.findByText('Could not save the settings')).toBeVisible();
  expect(screen.getByRole('switch', { name: /^Weekend challenge/ })).not.toBeChecked();
  expect(callsTo('account.updateFamily')).toEqual([{ weekStart: 'sun' }, { weekendChallenge: true }]);
});
