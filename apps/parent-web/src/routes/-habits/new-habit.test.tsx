import { HABIT_PICTURES } from '@herohood/domain/habits/pictures';
import type { MasterHabit } from '@herohood/domain/habits/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { HabitStart } from '../../features/habits/choices';
import { aHero, aMaster, anAssignment, aUser } from '../../testing/fixtures';
import { renderWithLinks } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';
import { HabitEditor } from './habit-editor';

const mia = aHero(1, { name: 'Mia', birthYear: 2019 });
const theo = aHero(2, { name: 'Theo', birthYear: 2015 });
let habits: MasterHabit[];

beforeEach(() => {
  habits = [aMaster(1, { name: 'Brush teeth' })];
  answer({
    'account.me': () => aUser(),
    'children.list': () => [mia, theo],
    'habits.listMasters': () => habits,
    'habits.createMaster': (input: object) => aMaster(7, input),
    'habits.assign': () => anAssignment(mia, aMaster(7)),
  });
});

async function open(props: Partial<Parameters<typeof HabitEditor>[0]> = {}) {
  const onClose = vi.fn();
  const { user } = renderWithLinks(<HabitEditor {...props} onClose={onClose} />);
  const dialog = await screen.findByRole('dialog');
  const form = within(dialog);
  const create = async (name: string) => {
    // At once: with each letter the whole form is drawn.
    await user.click(form.getByLabelText(/^Name/));
    await user.paste(name);
    await user.click(form.getByRole('button', { name: 'Create habit' }));
  };
  return { user, onClose, form, create };
}

test('a new habit is for all heroes, the oldest first', async () => {
  const { form, create, onClose } = await open();
  const choices = await form.findAllByRole('checkbox', { name: /Mia|Theo/ });
  expect(choices.map((choice) => [choice.closest('label')?.textContent, choice])).toEqual([
    ['Theo', expect.objectContaining({ checked: true })],
    ['Mia', expect.objectContaining({ checked: true })],
  ]);
  await create('Read');
  expect(await screen.findByText('It is a new mission for Theo and Mia.')).toBeVisible();
  expect(callsTo('habits.assign')).toEqual([
    { id: theo.id, masterHabitId: aMaster(7).id },
    { id: mia.id, masterHabitId: aMaster(7).id },
  ]);
  expect(onClose).toHaveBeenCalled();
});

test('it is given to those who are ticked; to nobody when nobody is', async () => {
  const { user, form, create } = await open();
  await user.click(await form.findByRole('checkbox', { name: 'Theo' }));
  await user.click(form.getByRole('checkbox', { name: 'Mia' }));
  expect(form.getByText('Nobody yet. You can assign it later.')).toBeVisible();
  await user.click(form.getByRole('checkbox', { name: 'Mia' }));
  await create('Read');
  await screen.findByText('It is a new mission for Mia.');
  expect(callsTo('habits.assign')).toEqual([{ id: mia.id, masterHabitId: aMaster(7).id }]);
});

test('who could not be given it is named, and the habit stays', async () => {
  answer({
    'habits.assign': ({ id }: { id: string }) => {
      if (id === mia.id) throw new Refusal('UNAVAILABLE', 'Later');
      return anAssignment(theo, aMaster(7));
    },
  });
  const { form, create, onClose } = await open();
  await form.findByRole('checkbox', { name: 'Mia' });
  await create('Read');
  expect(await screen.findByText(/could not be assigned to Mia. Please assign it by hand./)).toBeVisible();
  expect(onClose).toHaveBeenCalled();
});

test('the same name twice is asked about, and made only when that is meant', async () => {
  const { user, form, create } = await open();
  await form.findByRole('checkbox', { name: 'Mia' });
  await create(' brush TEETH ');
  expect(await form.findByRole('alert')).toHaveTextContent('You already have "brush TEETH"');
  expect(callsTo('habits.createMaster')).toEqual([]);
  await user.type(form.getByLabelText(/^Name/), '2');
  expect(form.queryByRole('alert')).toBeNull();
  await user.clear(form.getByLabelText(/^Name/));
  await create('Brush teeth');
  await user.click(await form.findByRole('button', { name: 'Create a second one' }));
  await waitFor(() => expect(callsTo('habits.createMaster')).toHaveLength(1));
});

test('a habit that is there is neither asked about nor given to anybody', async () => {
  answer({ 'habits.updateMaster': (input: object) => aMaster(1, input) });
  const { user, form } = await open({ habit: habits[0] });
  expect(form.queryByText('For whom?')).toBeNull();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Master Habit Updated!')).toBeVisible();
  expect(callsTo('habits.assign')).toEqual([]);
});

test('new and old habits have one set of pictures, found by a word', async () => {
  const { user, form } = await open({ habit: aMaster(1, { icon: 'teeth' }) });
  const pictures = () => [...form.getByRole('group', { name: 'Picture' }).querySelectorAll('[name=icon]')];
  const names = () => pictures().map((picture) => picture.getAttribute('aria-label'));
  expect(pictures()).toHaveLength(HABIT_PICTURES.length);
  await user.type(form.getByLabelText('Find a picture'), 'pup');
  expect(names()).toEqual(['Teeth', 'Dog']);
  await user.click(form.getByRole('radio', { name: 'Dog' }));
  expect(names()).toEqual(['Dog']);
  await user.type(form.getByLabelText('Find a picture'), 'py nothing');
  expect(form.getByText('No picture is called "puppy nothing". Try another word.')).toBeVisible();
  expect(form.getByRole('radio', { name: 'Dog' })).toBeChecked();
});

test('a picture that this app does not know stays the habit’s', async () => {
  const { form } = await open({ habit: aMaster(1, { icon: 'from-the-future' }) });
  expect(form.getByRole('radio', { name: 'from-the-future' })).toBeChecked();
});

test('an idea fills the form, and can be changed before it is created', async () => {
  const look = { name: 'Feed the dog', description: 'Fresh water', icon: 'dog', xpReward: 25 };
  const start: HabitStart = { ...look, tool: { kind: 'brush' } };
  const { form, create } = await open({ start });
  await form.findByRole('checkbox', { name: 'Mia' });
  expect(form.getByRole('radio', { name: 'Dog' })).toBeChecked();
  await create(' and the cat');
  await waitFor(() =>
    expect(callsTo('habits.createMaster')).toEqual([
      expect.objectContaining({ ...start, name: 'Feed the dog and the cat' }),
    ]),
  );
});
