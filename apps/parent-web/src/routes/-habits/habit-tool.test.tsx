import type { MasterHabit } from '@herohood/domain/habits/schema';
import type { HabitTool } from '@herohood/domain/habits/tool';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { HabitStart } from '../../features/habits/choices';
import { aMaster, aUser } from '../../testing/fixtures';
import { renderWithLinks } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';
import { HabitEditor } from './habit-editor';

const STEPS: HabitTool = {
  kind: 'steps',
  steps: [{ name: 'Floor', picture: 'broom' }, { name: 'Desk' }, { name: 'Bed' }],
};

beforeEach(() => {
  answer({
    'account.me': () => aUser(),
    'habits.createMaster': (input: object) => aMaster(7, input),
    'habits.updateMaster': (input: object) => aMaster(1, input),
  });
});

async function open(given: { habit?: MasterHabit; start?: HabitStart } = {}) {
  const onClose = vi.fn();
  const { user } = renderWithLinks(<HabitEditor {...given} onClose={onClose} />);
  const form = within(await screen.findByRole('dialog'));
  const press = (name: string) => user.click(form.getByRole('button', { name }));
  const choose = (name: string) => user.click(form.getByRole('radio', { name }));
  const write = async (label: string, words: string) => {
    await user.clear(form.getByLabelText(label));
    if (words) await user.type(form.getByLabelText(label), words);
  };
  return { user, form, press, choose, write, onClose };
}
const saved = () => callsTo('habits.updateMaster').map((input) => (input as MasterHabit).tool);
const names = (form: Awaited<ReturnType<typeof open>>['form']) =>
  form.getAllByLabelText(/^Step \d$/).map((field) => (field as HTMLInputElement).value);

test('a new habit has no tool until a parent chooses one', async () => {
  const { user, form, press, choose } = await open();
  expect(form.getByRole('radio', { name: 'None' })).toBeChecked();
  await choose('Toothbrush timer');
  expect(form.getByText('Two minutes, half a minute for each corner of the mouth.')).toBeVisible();
  await user.type(form.getByLabelText(/^Name/), 'Brush teeth');
  await press('Create habit');
  await waitFor(() =>
    expect(callsTo('habits.createMaster')).toEqual([expect.objectContaining({ tool: { kind: 'brush' } })]),
  );
});

test('a timer needs 1 to 60 whole minutes, and says so at the field', async () => {
  const { form, press, choose, write } = await open({ habit: aMaster(1) });
  await choose('Timer');
  expect(form.getByLabelText('Minutes')).toHaveValue(20);
  for (const [minutes, words] of [
    ['61', 'Please use at most 60 minutes.'],
    ['0', 'Please use at least 1 minute.'],
    ['2.5', 'Please use whole minutes.'],
    ['', 'Please give the minutes.'],
  ] as const) {
    await write('Minutes', minutes);
    await press('Save');
    expect(form.getByText(words)).toBeVisible();
    expect(form.getByLabelText('Minutes')).toHaveFocus();
  }
  expect(saved()).toEqual([]);
  await write('Minutes', '45');
  await press('Save');
  await waitFor(() => expect(saved()).toEqual([{ kind: 'timer', minutes: 45 }]));
});

test('steps are named, given a picture, added, moved and removed', async () => {
  const { user, form, press, choose, write } = await open({ habit: aMaster(1) });
  await choose('Steps');
  expect(form.getByRole('button', { name: 'Remove step 1' })).toBeDisabled();
  await write('Step 1', 'Toys');
  await press('Save');
  expect(form.getByText('Please enter a name.')).toBeVisible();
  expect(form.getByLabelText('Step 2')).toHaveFocus();
  await write('Step 2', 'Books');
  await press('Choose a picture for step 2');
  await user.click(
    within(form.getByRole('group', { name: 'Picture of step 2' })).getByRole('radio', { name: 'Dog' }),
  );
  await press('Add a step');
  await waitFor(() => expect(form.getByLabelText('Step 3')).toHaveFocus());
  await user.keyboard('Bed');
  await press('Move step 3 up');
  expect(names(form)).toEqual(['Toys', 'Bed', 'Books']);
  expect(form.getByText('Bed is step 2 of 3 now.')).toBeInTheDocument();
  expect(form.getByRole('button', { name: 'Move step 2 up' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(names(form)).toEqual(['Bed', 'Toys', 'Books']);
  await press('Remove step 2');
  await press('Save');
  await waitFor(() =>
    expect(saved()).toEqual([{ kind: 'steps', steps: [{ name: 'Bed' }, { name: 'Books', picture: 'dog' }] }]),
  );
});

test('there are eight steps at most', async () => {
  const { form, press, choose } = await open({ habit: aMaster(1) });
  await choose('Steps');
  for (let step = 2; step < 8; step += 1) await press('Add a step');
  expect(form.queryByRole('button', { name: 'Add a step' })).toBeNull();
  expect(form.getByText('8 steps are the most.')).toBeVisible();
});

test('what was written is kept while other kinds are looked at, and when saving fails', async () => {
  answer({
    'habits.updateMaster': () => {
      throw new Refusal('UNAVAILABLE', 'Resting.');
    },
  });
  const { form, press, choose } = await open({ habit: aMaster(1, { tool: STEPS }) });
  expect(names(form)).toEqual(['Floor', 'Desk', 'Bed']);
  await choose('Timer');
  await choose('None');
  await choose('Steps');
  expect(names(form)).toEqual(['Floor', 'Desk', 'Bed']);
  await press('Save');
  expect(await screen.findByText('Failed to update master habit. Please try again.')).toBeVisible();
  expect(names(form)).toEqual(['Floor', 'Desk', 'Bed']);
  await choose('None');
  answer({ 'habits.updateMaster': (input: object) => aMaster(1, input) });
  await press('Save');
  await waitFor(() => expect(saved()).toEqual([STEPS, 'none']));
});

test('a picture of a step can be taken away again', async () => {
  const { press, form } = await open({ habit: aMaster(1, { tool: STEPS }) });
  await press('Choose a picture for step 1');
  const pictures = within(form.getByRole('group', { name: 'Picture of step 1' }));
  expect(pictures.getByRole('radio', { name: 'Broom' })).toBeChecked();
  await press('No picture');
  await press('Save');
  await waitFor(() =>
    expect(saved()).toEqual([
      { kind: 'steps', steps: [{ name: 'Floor' }, { name: 'Desk' }, { name: 'Bed' }] },
    ]),
  );
});

test('an idea brings its tool into the form', async () => {
  const { form } = await open({
    start: {
      name: 'Read',
      description: '',
      icon: 'reading',
      xpReward: 50,
      tool: { kind: 'timer', minutes: 10 },
    },
  });
  expect(form.getByRole('radio', { name: 'Timer' })).toBeChecked();
  expect(form.getByLabelText('Minutes')).toHaveValue(10);
});
