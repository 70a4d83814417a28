import type { MasterHabit } from '@herohood/domain/habits/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HabitSection } from '../../features/habits/habit-section';
import { aHero, aMaster, aUser } from '../../testing/fixtures';
import { FakeRecorder, stubMicrophone } from '../../testing/recorder';
import { renderWithLinks } from '../../testing/render';
import { answer, callsTo, Refusal, server } from '../../testing/server';
import { HabitEditor } from './habit-editor';

const UPLOAD = 'http://herohood.test/api/media/voice-1?token=secret';
const paid = { subscriptionStatus: 'active', subscriptionEndDate: '2099-01-01T00:00:00Z' };

let put: { type: string | null }[] = [];

beforeEach(() => {
  put = [];
  answer({
    'account.me': () => aUser(),
    'habits.createMaster': (input: object) => aMaster(7, input),
    'habits.updateMaster': (input: object) => aMaster(1, input),
    'media.issueUpload': () => ({ uploadURL: UPLOAD }),
  });
  server.use(
    http.put('http://herohood.test/api/media/voice-1', ({ request }) => {
      put.push({ type: request.headers.get('content-type') });
      return HttpResponse.json({});
    }),
  );
});
afterEach(() => server.resetHandlers());

async function open(habit?: MasterHabit) {
  const onClose = vi.fn();
  const { user } = renderWithLinks(<HabitEditor habit={habit} onClose={onClose} />);
  const dialog = await screen.findByRole('dialog');
  return { user, onClose, form: within(dialog) };
}

async function openWithVoice(habit?: MasterHabit) {
  const opened = await open(habit);
  const { user, form } = opened;
  await user.click(form.getByRole('switch', { name: /^Remind the hero/ }));
  await user.click(form.getByRole('switch', { name: /^Voice reminder/ }));
  return opened;
}

test('a new habit asks for a name and is worth 50 XP', async () => {
  const { user, form, onClose } = await open();
  await user.click(form.getByRole('button', { name: 'Create habit' }));
  expect(await screen.findByText('Name required')).toBeVisible();
  expect(
    screen.getByText('Please enter a name for the habit!', {
      selector: '.mantine-Notification-description *, .mantine-Notification-description',
    }),
  ).toBeVisible();
  expect(form.getByLabelText(/^Name/)).toBeInvalid();
  expect(callsTo('habits.createMaster')).toEqual([]);

  await user.type(form.getByLabelText(/^Name/), 'Read{Enter}');
  expect(await screen.findByText('Master Habit Created!')).toBeVisible();
  expect(callsTo('habits.createMaster')).toEqual([
    expect.objectContaining({ name: 'Read', xpReward: 50, schedule: { kind: 'daily' }, description: null }),
  ]);
  expect(onClose).toHaveBeenCalled();
});

test('what was saved is there at once, before the list has been asked for again', async () => {
  answer({ 'habits.listMasters': () => [aMaster(1, { name: 'Teeth' })], 'habits.listAll': () => [] });
  const { user } = renderWithLinks(<HabitSection heroes={[aHero(1)]} Editor={HabitEditor} />);
  const edit = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit habit', hidden: true }));
    return within(await screen.findByRole('dialog', { name: 'Edit habit' }));
  };
  const form = await edit('Teeth');
  answer({
    'habits.listMasters': () => {
      throw new Refusal('UNAVAILABLE', 'Later');
    },
  });
  await user.type(form.getByLabelText(/^Name/), ' and ears');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Master Habit Updated!')).toBeVisible();
  expect((await edit('Teeth and ears')).getByLabelText(/^Name/)).toHaveValue('Teeth and ears');
});

test('a new habit begins with the family’s global settings', async () => {
  answer({
    'account.me': () =>
      aUser({
        reminderSettings: {
          enabled: true,
          voiceEnabled: false,
          ringtoneEnabled: false,
          defaultRingtone: 'magic',
          reminderTime: 12,
          time: '16:45',
          timeRangeStart: '14:00',
          timeRangeEnd: '18:00',
        },
      }),
  });
  const { form } = await open();
  expect(form.getByRole('switch', { name: /^Remind the hero/ })).toBeChecked();
  expect(form.getByText('Duration: 12 minutes')).toBeVisible();
  expect(form.getByLabelText('Time: hour')).toHaveDisplayValue('16');
  expect(form.getByLabelText('Time: minutes')).toHaveDisplayValue('45');
  expect(form.getByRole('radio', { name: 'No sound' })).toBeChecked();
});

test('premium ringtones carry their tag; on trial they cannot be chosen, paid for they can', async () => {
  const trial = await open(aMaster(1, { reminderEnabled: true }));
  expect(trial.form.getAllByText('Premium')).toHaveLength(15);
  expect(trial.form.getByRole('radio', { name: 'Ocean Waves Premium' })).toBeDisabled();
  expect(trial.form.getByRole('button', { name: 'Play Ocean Waves' })).toBeEnabled();
  expect(trial.form.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/subscription');
});

test('a family that has paid may choose any ringtone', async () => {
  answer({ 'account.me': () => aUser(paid) });
  const { user, form } = await open(aMaster(1, { reminderEnabled: true }));
  await user.click(form.getByRole('radio', { name: 'Ocean Waves Premium' }));
  expect(form.queryByRole('link', { name: 'See the plans' })).toBeNull();
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(callsTo('habits.updateMaster')).toEqual([
      expect.objectContaining({ customRingtone: 'ocean-waves' }),
    ]),
  );
});

test('without premium access neither voice nor ringtone is offered, but the way to get them', async () => {
  answer({ 'account.me': () => aUser({ subscriptionStatus: 'free', hasPremiumAccess: false }) });
  const { form } = await open(aMaster(1, { reminderEnabled: true }));
  expect(form.queryByRole('switch', { name: /^Voice reminder/ })).toBeNull();
  expect(form.getByText(/Voice reminders and ringtones come with Premium/)).toBeVisible();
});

test('a time outside the active hours is told', async () => {
  const { user, form } = await open(aMaster(1, { reminderEnabled: true }));
  await user.selectOptions(form.getByLabelText('Time: hour'), '21');
  expect(form.getByRole('alert')).toHaveTextContent(/outside the active hours/);
  expect(form.getByLabelText('Time: hour')).toBeInvalid();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByLabelText('Time: hour')).toHaveFocus();
  expect(callsTo('habits.updateMaster')).toEqual([]);
});

test('a recording is sent once with its real type, however often saving has to be tried', async () => {
  stubMicrophone();
  const { user, form } = await openWithVoice(aMaster(1));
  await user.click(form.getByRole('button', { name: 'Record a message' }));
  expect(await form.findByText('60 s left')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Stop recording' }));
  await user.clear(form.getByLabelText('Name of the recording'));

  answer({
    'habits.updateMaster': () => {
      throw new Refusal('UNAVAILABLE', 'Resting.');
    },
  });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to update master habit. Please try again.')).toBeVisible();
  answer({ 'habits.updateMaster': (input: object) => aMaster(1, input) });
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Master Habit Updated!')).toBeVisible();
  expect(put).toEqual([{ type: 'audio/webm' }]);
  expect(callsTo('habits.updateMaster')[1]).toMatchObject({
    voiceRecording: 'http://herohood.test/api/media/voice-1',
    voiceRecordingName: 'Voice message',
  });
});

test('a recording that cannot be sent does not hold up the habit', async () => {
  stubMicrophone();
  server.use(
    http.put('http://herohood.test/api/media/voice-1', () => new HttpResponse(null, { status: 503 })),
  );
  const { user, form } = await openWithVoice(aMaster(1));
  await user.click(form.getByRole('button', { name: 'Record a message' }));
  await user.click(await form.findByRole('button', { name: 'Stop recording' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/The voice recording could not be sent/)).toBeVisible();
  expect(callsTo('habits.updateMaster')[0]).not.toHaveProperty('voiceRecording');
});

test('leaving the form while it records lets the microphone go', async () => {
  const { letGo } = stubMicrophone();
  const { user, form, onClose } = await openWithVoice(aMaster(1));
  await user.click(form.getByRole('button', { name: 'Record a message' }));
  await form.findByRole('button', { name: 'Stop recording' });
  await user.click(form.getByRole('switch', { name: /^Voice reminder/ }));
  expect(letGo).toHaveBeenCalled();

  await user.click(form.getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(await within(question).findByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalled();
});

test('no microphone and no recorder are told apart', async () => {
  stubMicrophone(new DOMException('no', 'NotAllowedError'));
  const { user, form } = await openWithVoice(aMaster(1));
  await user.click(form.getByRole('button', { name: 'Record a message' }));
  expect(await screen.findByText('Recording Error')).toBeVisible();
  expect(screen.getByText('Could not access microphone. Please check permissions.')).toBeVisible();

  FakeRecorder.isTypeSupported = () => false;
  await user.click(form.getByRole('button', { name: 'Record a message' }));
  expect(await screen.findByText('This browser cannot record sound.')).toBeVisible();
  FakeRecorder.isTypeSupported = (type) => type.startsWith('audio/webm');
});
