import type { User } from '@herohood/domain/account/schema';
import type { Child } from '@herohood/domain/children/schema';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aHero, aUser } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';
import { StreakRules } from './streak-rules';
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

test('a hero’s shields are told, and what makes a day count is chosen with a sentence of what it means', async () => {
  const { user } = renderConsole(<StreakRules hero={mia} shieldsEnabled />);
  expect(await screen.findByText('1 of 2 shields')).toBeVisible();
  expect(screen.getByText('Last used: Mon 2 Mar, Tue 10 Mar')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'All are done' }));
  expect(await screen.findByText('Streak saved')).toBeVisible();
  expect(callsTo('children.update')).toEqual([{ id: mia.id, streakRule: 'all' }]);
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

test('the parts of the day are saved together', async () => {
  const { user } = renderConsole(<WeekSettings user={aUser()} />);
  const evening = within(await screen.findByRole('group', { name: 'Evening' }));
  await user.selectOptions(evening.getByLabelText('Evening until: hour'), '22');
  await user.click(screen.getByRole('button', { name: 'Save times' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(callsTo('account.updateFamily')).toMatchObject([
    { parts: [{ part: 'morning' }, { part: 'afternoon' }, { part: 'evening', until: '22:00' }] },
  ]);
  expect(screen.queryByRole('button', { name: 'Save times' })).toBeNull();
});
