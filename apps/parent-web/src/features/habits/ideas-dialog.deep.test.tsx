import type { Schedule } from '@herohood/domain/days/schedule';
import { HABIT_IDEAS } from '@herohood/domain/habits/habit-ideas';
import { PACKS } from '@herohood/domain/habits/packs';
import type { HabitTemplate, MasterHabit } from '@herohood/domain/habits/schema';
import type { HabitTool } from '@herohood/domain/habits/tool';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aHero, aMaster, anAssignment, aUser } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';
import { IdeasDialog } from './ideas-dialog';

const mia = aHero(1, { name: 'Mia', birthYear: new Date().getFullYear() - 8 });
const theo = aHero(2, { name: 'Theo' });
let templates: HabitTemplate[];

beforeEach(() => {
  templates = [];
  let made = 20;
  answer({
    'account.me': () => aUser(),
    'habits.listIdeas': () => HABIT_IDEAS,
    'habits.listPacks': () => PACKS,
    'habits.listTemplates': () => templates,
    'habits.listMasters': () => [aMaster(1, { name: 'Feed the dog' })],
    'habits.createMaster': (input: object) => aMaster(++made, input),
    'habits.assign': () => anAssignment(mia, aMaster(1)),
  });
});

async function open(heroes = [mia, theo]) {
  const [onAdjust, onClose] = [vi.fn(), vi.fn()];
  const { user } = renderConsole(<IdeasDialog heroes={heroes} onAdjust={onAdjust} onClose={onClose} />);
  await screen.findByRole('checkbox', { name: 'Make the bed' });
  const pack = (name: string) => user.selectOptions(screen.getByLabelText('Pack'), name);
  return { user, onAdjust, onClose, pack };
}
const named = () => callsTo('habits.createMaster').map((input) => (input as MasterHabit).name);

test('what is ticked becomes a mission of the chosen heroes, in its order; what could not be added stays ticked', async () => {
  answer({
    'habits.createMaster': (input: MasterHabit) => {
      if (input.name === 'Make the bed') throw new Refusal('UNAVAILABLE', 'Later');
      return aMaster(30, input);
    },
  });
  const { user, onClose } = await open();
  await user.click(screen.getByRole('checkbox', { name: 'Take out the trash' }));
  await user.click(screen.getByRole('checkbox', { name: 'Make the bed' }));
  await user.click(screen.getByRole('checkbox', { name: 'Theo' }));
  await user.click(screen.getByRole('button', { name: 'Add 2 habits' }));
  expect(await screen.findByText('Please try again: Make the bed.')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('checkbox', { name: 'Make the bed' })).toBeChecked();
  answer({ 'habits.createMaster': (input: object) => aMaster(31, input) });
  await user.click(screen.getByRole('button', { name: 'Add 1 habit' }));
  expect(await screen.findByText(/for Mia\.$/)).toBeVisible();
  expect(named()).toEqual(['Take out the trash', 'Make the bed', 'Make the bed']);
  expect(callsTo('habits.assign')).toEqual([
    expect.objectContaining({ id: mia.id }),
    expect.objectContaining({ id: mia.id }),
  ]);
  expect(onClose).toHaveBeenCalled();
});

test('many heroes stand behind one line, which says for how many it is', async () => {
  const six = [1, 2, 3, 4, 5, 6].map((n) => aHero(n, { name: `Hero ${n}` }));
  const { user } = await open(six);
  expect(screen.getByRole('checkbox', { name: 'Hero 1', hidden: true })).not.toBeVisible();
  await user.click(screen.getByText('All 6 heroes'));
  await user.click(screen.getByRole('checkbox', { name: 'Hero 2' }));
  expect(screen.getByText('5 of 6 heroes')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Make the bed' }));
  await user.click(screen.getByRole('button', { name: 'Add 1 habit' }));
  await waitFor(() => expect(callsTo('habits.assign')).toHaveLength(5));
});

test('an idea can be adjusted before; a pack is taken whole but for what the family has', async () => {
  const { user, pack, onAdjust } = await open();
  await user.click(screen.getByRole('button', { name: 'Adjust Make the bed before adding it' }));
  expect(onAdjust).toHaveBeenCalledWith({
    ...{ name: 'Make the bed', description: 'Blanket straight, pillow on top, done.' },
    ...{ icon: 'bed', xpReward: 25, tool: 'none', partOfDay: 'morning' },
  });
  await pack('Pets');
  const pets = HABIT_IDEAS.filter(({ packs }) => packs.includes('pets'));
  expect(screen.getByText(`${pets.length} ideas`)).toBeVisible();
  expect(screen.getByText('You already have it')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Feed the dog' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: `Choose all ${pets.length - 1}` }));
  expect(screen.getByRole('button', { name: `Add ${pets.length - 1} habits` })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Choose none' }));
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
});

test('heroes of one age see what is good for it first; words and ages can be chosen', async () => {
  const { user } = await open([mia]);
  const forMia = HABIT_IDEAS.filter(({ ages }) => ages.includes('7-9'));
  expect(screen.getByText(`${forMia.length} ideas`)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'All' }));
  expect(screen.getByText(`${HABIT_IDEAS.length} ideas`)).toBeVisible();
  await user.type(screen.getByLabelText('Find an idea'), 'CARROT');
  expect(screen.getByText('1 idea')).toBeVisible();
  await user.type(screen.getByLabelText('Find an idea'), 's and unicorns');
  expect(screen.getByText('No idea fits. Try another pack or age.')).toBeVisible();
});

test('own templates stand beside the packs, and are deleted after asking', async () => {
  const tool: HabitTool = { kind: 'timer', minutes: 30 };
  const schedule: Schedule = { kind: 'days', days: ['sat'] };
  const looks = { description: null, icon: 'cat', color: 'mint', xpReward: 75, tool };
  const fields = { ...looks, schedule, partOfDay: 'afternoon' as const, timesPerDay: 1 };
  templates = [{ id: 'template-1', name: 'Visit the farm', ...fields }];
  answer({
    'habits.removeTemplate': () => {
      templates = [];
      return null;
    },
  });
  const { user, pack } = await open();
  await pack('Your templates');
  await user.click(screen.getByRole('checkbox', { name: 'Visit the farm' }));
  await user.click(screen.getByRole('button', { name: 'Add 1 habit' }));
  await waitFor(() =>
    expect(callsTo('habits.createMaster')).toEqual([{ ...fields, name: 'Visit the farm' }]),
  );
  await user.click(screen.getByRole('button', { name: 'Delete the template Visit the farm' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Delete template' }));
  expect(await screen.findByText(/No templates yet/)).toBeVisible();
  expect(callsTo('habits.removeTemplate')).toEqual([{ id: 'template-1' }]);
});

test('while the ideas cannot be had it says so, and offers to try again', async () => {
  answer({
    'habits.listIdeas': () => {
      throw new Refusal('UNAVAILABLE', 'Later');
    },
  });
  renderConsole(<IdeasDialog heroes={[mia]} onAdjust={vi.fn()} onClose={vi.fn()} />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
