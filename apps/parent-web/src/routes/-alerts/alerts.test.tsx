import type { MasterHabit } from '@herohood/domain/habits/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerAsFamily } from '../../testing/family';
import { aHero, aMaster, aUser } from '../../testing/fixtures';
import { openAddress } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';

const mia = aHero(1, { name: 'Mia' });
let habit: MasterHabit;

beforeEach(() => {
  habit = aMaster(1, { name: 'Brush teeth', reminderDuration: 60 });
  const off = { ...aUser().reminderSettings, enabled: false };
  answerAsFamily(aUser({ reminderSettings: off }), [mia]);
  answer({
    'habits.get': () => habit,
    'habits.listMasters': () => [habit],
    'habits.update': (input: object) => ({ ...habit, ...input }),
    'habits.updateMaster': (input: object) => ({ ...habit, ...input }),
    'account.updateReminderSettings': ({ reminderSettings }: { reminderSettings: object }) => ({
      ...aUser(),
      reminderSettings: { ...off, ...reminderSettings },
    }),
  });
});

async function openHabit() {
  const opened = openAddress(`/alert-settings/${habit.id}`);
  await screen.findByRole('heading', { name: 'Alert Settings - Brush teeth' });
  return opened;
}

const save = () => screen.getByRole('button', { name: 'Save Settings' });
const isHome = (router: { state: { location: { pathname: string } } }) =>
  waitFor(() => expect(router.state.location.pathname).toBe('/parent'));

test('unsaved changes ask before they are left behind; without changes nothing asks', async () => {
  const unchanged = await openHabit();
  await unchanged.user.click(screen.getByRole('link', { name: 'Cancel' }));
  await isHome(unchanged.router);
  unchanged.unmount();
  const { user, router } = await openHabit();
  await user.click(screen.getByRole('switch', { name: /^Remind the hero/ }));
  await user.click(screen.getByRole('link', { name: 'Back' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(await within(question).findByRole('button', { name: 'Cancel' }));
  expect(router.state.location.pathname).toBe(`/alert-settings/${habit.id}`);
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await user.click(
    await within(await screen.findByRole('alertdialog')).findByRole('button', { name: 'Leave' }),
  );
  await isHome(router);
  expect(callsTo('habits.update')).toEqual([]);
});

test('a save that fails says why and keeps everything', async () => {
  answer({
    'habits.update': () => {
      throw new Refusal('PREMIUM_REQUIRED', 'This ringtone needs a paid plan.');
    },
  });
  const { user, router } = await openHabit();
  await user.click(screen.getByRole('switch', { name: /^Remind the hero/ }));
  await user.click(save());
  expect(await screen.findByText('Error')).toBeVisible();
  expect(screen.getByText('This ringtone needs a paid plan.')).toBeVisible();
  expect(screen.getByRole('switch', { name: /^Remind the hero/ })).toBeChecked();
  expect(router.state.location.pathname).toBe(`/alert-settings/${habit.id}`);
});
