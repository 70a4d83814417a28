import type { MasterHabit } from '@herohood/domain/habits/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerAsFamily } from '../../testing/family';
import { aHero, aMaster, anAssignment, aUser } from '../../testing/fixtures';
import { stubMicrophone } from '../../testing/recorder';
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

test('saving changes the habit and leads back to Today', async () => {
  const { user, router } = await openHabit();
  await user.click(screen.getByRole('switch', { name: /^Remind the hero/ }));
  await user.selectOptions(screen.getByLabelText('Time: hour'), '18');
  await user.selectOptions(screen.getByLabelText('Time: minutes'), '35');
  await user.click(screen.getByRole('radio', { name: 'Soft Piano' }));
  await user.click(save());
  expect(await screen.findByText('Alert Settings Updated!')).toBeVisible();
  expect(callsTo('habits.update')).toEqual([
    {
      id: habit.id,
      reminderEnabled: true,
      reminderTime: '18:35',
      reminderDuration: 60,
      timeRangeStart: '07:00',
      timeRangeEnd: '20:00',
      voiceReminderEnabled: false,
      customRingtone: 'soft-piano',
    },
  ]);
  expect(callsTo('habits.updateMaster')).toEqual([]);
  await isHome(router);
});

test('a time outside the active hours is not saved: the field that is wrong gets the focus', async () => {
  const { user } = await openHabit();
  await user.click(screen.getByRole('switch', { name: /^Remind the hero/ }));
  await user.selectOptions(screen.getByLabelText('Active from: hour'), '08');
  await user.click(save());
  expect(screen.getByRole('alert')).toHaveTextContent(/Choose a time from 08:00 to just before 20:00/);
  expect(screen.getByLabelText('Time: hour')).toHaveFocus();
  // Switched off it is refused too, so it stays in sight.
  await user.click(screen.getByRole('switch', { name: /^Remind the hero/ }));
  await user.click(save());
  expect(screen.getByLabelText('Time: hour')).toHaveFocus();
  expect(callsTo('habits.update')).toEqual([]);
});

test('a recording is saved with the settings, and its deletion too', async () => {
  stubMicrophone();
  habit = {
    ...habit,
    reminderEnabled: true,
    voiceReminderEnabled: true,
    voiceRecording: '/api/media/old',
    voiceRecordingName: 'Old one',
  };
  const { user } = await openHabit();
  await user.click(screen.getByRole('button', { name: 'Record again' }));
  await user.click(await screen.findByRole('button', { name: 'Stop recording' }));
  expect(await screen.findByText('Recording Saved!')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete recording' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(await within(question).findByRole('button', { name: 'Delete recording' }));
  expect(await screen.findByText('Recording Deleted')).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('Alert Settings Updated!')).toBeVisible();
  expect(callsTo('habits.updateMaster')).toEqual([
    { id: habit.id, voiceRecording: null, voiceRecordingName: null },
  ]);
});

test('one hero’s assignment has settings of its own; the recording belongs to the habit', async () => {
  stubMicrophone();
  const mission = anAssignment(mia, habit, { reminderEnabled: true, voiceReminderEnabled: true });
  answer({
    'habits.get': ({ id }: { id: string }) => (id === mission.id ? mission : habit),
    'media.issueUpload': () => {
      throw new Refusal('CONFLICT', 'No room.');
    },
  });
  const { user } = openAddress(`/alert-settings/${mission.id}`);
  await screen.findByText(/These settings are for one hero/);
  await user.click(await screen.findByRole('button', { name: 'Record a message' }));
  await user.click(await screen.findByRole('button', { name: 'Stop recording' }));
  await user.click(save());
  expect(await screen.findByText(/The voice recording could not be sent/)).toBeVisible();
  expect(callsTo('habits.update')).toEqual([expect.objectContaining({ id: mission.id })]);
});

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

test('an unknown habit says so and offers to try again', async () => {
  answer({
    'habits.get': () => {
      throw new Refusal('NOT_FOUND', 'This habit was not found.');
    },
  });
  openAddress('/alert-settings/nothing');
  expect(await screen.findByText('This habit was not found.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/parent-dashboard');
});

test('the default page saves the global settings, silence included', async () => {
  const { user, router } = openAddress('/alert-settings');
  await user.click(await screen.findByRole('switch', { name: /^Remind heroes of new habits/ }));
  expect(screen.getByText('Duration: 5 minutes')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'No sound' }));
  await user.selectOptions(screen.getByLabelText('Time: hour'), '17');
  await user.click(save());
  expect(await screen.findByText('Global Settings Updated!')).toBeVisible();
  expect(callsTo('account.updateReminderSettings')).toEqual([
    {
      reminderSettings: {
        enabled: true,
        voiceEnabled: false,
        ringtoneEnabled: false,
        defaultRingtone: 'default',
        reminderTime: 5,
        time: '17:00',
        timeRangeStart: '07:00',
        timeRangeEnd: '20:00',
      },
    },
  ]);
  await isHome(router);
});

test('the settings switch the reminders of single habits, and take back what failed', async () => {
  const { user } = openAddress('/parent/settings');
  const toggle = await screen.findByRole('switch', { name: 'Reminder of Brush teeth' });
  await user.click(toggle);
  expect(await screen.findByText('Settings Saved!')).toBeVisible();
  expect(callsTo('habits.update')).toEqual([{ id: habit.id, reminderEnabled: true }]);
  answer({
    'habits.update': () => {
      throw new Refusal('UNAVAILABLE', 'Resting.');
    },
  });
  await waitFor(() => expect(toggle).toBeEnabled());
  const before = (toggle as HTMLInputElement).checked;
  await user.click(toggle);
  expect(await screen.findByText('Resting.')).toBeVisible();
  expect((toggle as HTMLInputElement).checked).toBe(before);
  expect(screen.getByRole('link', { name: 'Alert settings of Brush teeth' })).toHaveAttribute(
    'href',
    `/alert-settings/${habit.id}`,
  );
  expect(screen.getByRole('link', { name: /^New habits/ })).toHaveAttribute('href', '/alert-settings');
});
