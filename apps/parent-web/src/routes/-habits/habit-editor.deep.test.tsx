import type { MasterHabit } from '@herohood/domain/habits/schema';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HabitStart } from '../../features/habits/choices';
import { HabitSection } from '../../features/habits/habit-section';
import { aHero, aMaster, anAssignment, aUser } from '../../testing/fixtures';
import { stubMicrophone } from '../../testing/recorder';
import { renderWithLinks } from '../../testing/render';
import { answer, callsTo, Refusal, server } from '../../testing/server';
import { HabitEditor } from './habit-editor';

const UPLOAD = 'http://herohood.test/api/media/voice-1?token=secret';
const mia = aHero(1, { name: 'Mia', birthYear: 2019 });
const theo = aHero(2, { name: 'Theo', birthYear: 2015 });
const unavailable = () => {
  throw new Refusal('UNAVAILABLE', 'Resting.');
};

let habits: MasterHabit[];
let put: { type: string | null }[] = [];

beforeEach(() => {
  put = [];
  habits = [aMaster(1, { name: 'Brush teeth' })];
  answer({
    'account.me': () => aUser(),
    'children.list': () => [mia, theo],
    'habits.listMasters': () => habits,
    'habits.listAll': () => [],
    'habits.createMaster': (input: object) => aMaster(7, input),
    'habits.updateMaster': (input: object) => aMaster(1, input),
    'habits.assign': () => anAssignment(mia, aMaster(7)),
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

async function open(props: { habit?: MasterHabit; start?: HabitStart } = {}) {
  const onClose = vi.fn();
  const { user } = renderWithLinks(<HabitEditor {...props} onClose={onClose} />);
  const form = within(await screen.findByRole('dialog'));
  const press = (name: string) => user.click(form.getByRole('button', { name }));
  const create = async (name: string) => {
    await user.type(form.getByLabelText(/^Name/), name);
    await press('Create habit');
  };
  return { user, onClose, form, press, create };
}

async function openWithVoice() {
  const opened = await open({ habit: aMaster(1, { reminderEnabled: true }) });
  await opened.user.click(opened.form.getByRole('switch', { name: /^Voice reminder/ }));
  await opened.press('Record a message');
  await opened.form.findByRole('button', { name: 'Stop recording' });
  return opened;
}

test('a new habit asks for a name, and whether one twice is meant; it is worth 50 XP and has the family’s reminder', async () => {
  const times = { time: '16:45', timeRangeStart: '14:00', timeRangeEnd: '18:00', reminderTime: 12 };
  const settings = { ...aUser().reminderSettings, ...times, enabled: true, ringtoneEnabled: false };
  answer({ 'account.me': () => aUser({ reminderSettings: settings }) });
  const { user, form, press, create, onClose } = await open();
  expect(form.getByLabelText('Time: minutes')).toHaveDisplayValue('45');
  expect(form.getByRole('radio', { name: 'No sound' })).toBeChecked();
  await press('Create habit');
  expect(await screen.findByText('Name required')).toBeVisible();
  expect(form.getByText('Please enter a name for the habit!')).toBeVisible();
  expect(form.getByLabelText(/^Name/)).toBeInvalid();
  expect(callsTo('habits.createMaster')).toEqual([]);

  await form.findByRole('checkbox', { name: 'Mia' });
  await create(' brush TEETH ');
  expect(await form.findByRole('alert')).toHaveTextContent('You already have "brush TEETH"');
  await user.type(form.getByLabelText(/^Name/), '2');
  expect(form.queryByRole('alert')).toBeNull();
  await user.clear(form.getByLabelText(/^Name/));
  await create('Brush teeth');
  expect(callsTo('habits.createMaster')).toEqual([]);
  await press('Create a second one');
  expect(await screen.findByText('Master Habit Created!')).toBeVisible();
  const fields = {
    name: 'Brush teeth',
    xpReward: 50,
    schedule: { kind: 'daily' },
    description: null,
    tool: 'none',
  };
  expect(callsTo('habits.createMaster')).toEqual([
    expect.objectContaining({
      ...fields,
      reminderEnabled: true,
      reminderTime: '16:45',
      reminderDuration: 12,
    }),
  ]);
  expect(onClose).toHaveBeenCalled();
});

test('a new habit is for all heroes, the oldest first, or for those who are ticked', async () => {
  const { user, form, create } = await open();
  const choices = await form.findAllByRole('checkbox', { name: /Mia|Theo/ });
  expect(choices.map((choice) => [choice.closest('label')?.textContent, choice])).toEqual([
    ['Theo', expect.objectContaining({ checked: true })],
    ['Mia', expect.objectContaining({ checked: true })],
  ]);
  for (const choice of choices) await user.click(choice);
  expect(form.getByText('Nobody yet. You can assign it later.')).toBeVisible();
  await user.click(form.getByRole('checkbox', { name: 'Mia' }));
  await create('Read');
  expect(await screen.findByText('It is a new mission for Mia.')).toBeVisible();
  expect(callsTo('habits.assign')).toEqual([{ id: mia.id, masterHabitId: aMaster(7).id }]);
});

test('an idea fills the form and can be changed; who could not be given it is named, and the habit stays', async () => {
  answer({
    'habits.assign': ({ id }: { id: string }) =>
      id === mia.id ? unavailable() : anAssignment(theo, aMaster(7)),
  });
  const look = { name: 'Feed the dog', description: 'Fresh water', icon: 'dog', xpReward: 25 };
  const start: HabitStart = { ...look, tool: { kind: 'timer', minutes: 10 } };
  const { form, create, onClose } = await open({ start });
  await form.findByRole('checkbox', { name: 'Mia' });
  expect(form.getByRole('radio', { name: 'Dog' })).toBeChecked();
  expect(form.getByLabelText('Minutes')).toHaveValue(10);
  await create(' and the cat');
  expect(await screen.findByText(/could not be assigned to Mia. Please assign it by hand./)).toBeVisible();
  expect(callsTo('habits.createMaster')).toEqual([
    expect.objectContaining({ ...start, name: 'Feed the dog and the cat' }),
  ]);
  expect(callsTo('habits.assign').map((input) => (input as { id: string }).id)).toEqual([theo.id, mia.id]);
  expect(onClose).toHaveBeenCalled();
});

test('what is wrong is said at its field and gets the focus; what the server refuses keeps everything', async () => {
  const paid = { subscriptionStatus: 'active', subscriptionEndDate: '2099-01-01T00:00:00Z' };
  answer({ 'account.me': () => aUser(paid) });
  const { user, form, press } = await open({ habit: aMaster(1, { reminderEnabled: true }) });
  expect(form.queryByRole('link', { name: 'See the plans' }), 'who has paid may choose any').toBeNull();
  await user.click(form.getByRole('radio', { name: 'Ocean Waves Premium' }));
  expect(form.queryByText('For whom?'), 'a habit that is there is given to nobody').toBeNull();
  await user.selectOptions(form.getByLabelText('Time: hour'), '21');
  expect(form.getByRole('alert')).toHaveTextContent(/outside the active hours/);
  await press('Save');
  expect(form.getByLabelText('Time: hour')).toHaveFocus();
  await user.selectOptions(form.getByLabelText('Time: hour'), '08');
  await user.click(form.getByRole('radio', { name: 'Steps' }));
  await user.type(form.getByLabelText('Step 1'), 'Toys');
  await press('Save');
  expect(form.getByText('Please enter a name.')).toBeVisible();
  expect(form.getByLabelText('Step 2')).toHaveFocus();
  await user.click(form.getByRole('radio', { name: 'Timer' }));
  await user.clear(form.getByLabelText('Minutes'));
  await user.type(form.getByLabelText('Minutes'), '61');
  await press('Save');
  expect(form.getByText('Please use at most 60 minutes.')).toBeVisible();
  expect(form.getByLabelText('Minutes')).toHaveFocus();
  expect(callsTo('habits.updateMaster')).toEqual([]);

  await user.clear(form.getByLabelText('Minutes'));
  await user.type(form.getByLabelText('Minutes'), '45');
  answer({ 'habits.updateMaster': unavailable });
  await press('Save');
  expect(await screen.findByText('Failed to update master habit. Please try again.')).toBeVisible();
  answer({ 'habits.updateMaster': (input: object) => aMaster(1, input) });
  await press('Save');
  expect(await screen.findByText('Master Habit Updated!')).toBeVisible();
  expect(callsTo('habits.updateMaster').at(-1)).toMatchObject({
    ...{ tool: { kind: 'timer', minutes: 45 }, customRingtone: 'ocean-waves' },
  });
  expect(callsTo('habits.assign')).toEqual([]);
});

test('what was saved is there at once, before the list has been asked for again', async () => {
  const { user } = renderWithLinks(<HabitSection heroes={[aHero(1)]} Editor={HabitEditor} />);
  const edit = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit habit', hidden: true }));
    return within(await screen.findByRole('dialog', { name: 'Edit habit' }));
  };
  const form = await edit('Brush teeth');
  answer({ 'habits.listMasters': unavailable });
  await user.type(form.getByLabelText(/^Name/), ' and ears');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Master Habit Updated!')).toBeVisible();
  expect((await edit('Brush teeth and ears')).getByLabelText(/^Name/)).toHaveValue('Brush teeth and ears');
});

test('a recording is sent once with its real type, however often saving has to be tried', async () => {
  stubMicrophone();
  const { user, form, press } = await openWithVoice();
  expect(form.getByText('60 s left')).toBeVisible();
  await press('Stop recording');
  await user.clear(form.getByLabelText('Name of the recording'));
  answer({ 'habits.updateMaster': unavailable });
  await press('Save');
  expect(await screen.findByText('Failed to update master habit. Please try again.')).toBeVisible();
  answer({ 'habits.updateMaster': (input: object) => aMaster(1, input) });
  await press('Save');
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
  const { press } = await openWithVoice();
  await press('Stop recording');
  await press('Save');
  expect(await screen.findByText(/The voice recording could not be sent/)).toBeVisible();
  expect(callsTo('habits.updateMaster')[0]).not.toHaveProperty('voiceRecording');
});

test('leaving the form while it records lets the microphone go', async () => {
  const { letGo } = stubMicrophone();
  const { user, form, press, onClose } = await openWithVoice();
  await user.click(form.getByRole('switch', { name: /^Voice reminder/ }));
  expect(letGo).toHaveBeenCalled();
  await user.type(form.getByLabelText(/^Name/), '!');
  await press('Cancel');
  const question = await screen.findByRole('alertdialog');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(await within(question).findByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalled();
});
