import type { ChildHabit, MasterHabit } from '@herohood/domain/habits/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aHero, aMaster, anAssignment } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo } from '../../testing/server';
import { HabitSection } from './habit-section';

const mia = aHero(1, { name: 'Mia' });
const theo = aHero(2, { name: 'Theo' });
let masters: MasterHabit[] = [];
let assignments: ChildHabit[] = [];

beforeEach(() => {
  masters = [aMaster(1, { name: 'Brush teeth' })];
  assignments = [];
  answer({ 'habits.listMasters': () => masters, 'habits.listAll': () => assignments });
});

const show = () => renderConsole(<HabitSection heroes={[mia, theo]} />);

test('a family without habits is led to its first one, which is worth 50 XP and asks for a name', async () => {
  masters = [];
  answer({
    'habits.createMaster': (input: object) => {
      masters = [aMaster(7, input)];
      return masters[0];
    },
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Create the first habit' }));
  const dialog = await screen.findByRole('dialog');
  const create = await within(dialog).findByRole('button', { name: 'Create habit' });
  await user.click(create);
  expect(await screen.findByText('Name required')).toBeVisible();
  expect(within(dialog).getByLabelText(/^Name/)).toBeInvalid();
  expect(callsTo('habits.createMaster')).toEqual([]);

  await user.type(within(dialog).getByLabelText(/^Name/), 'Read');
  await user.click(within(dialog).getByRole('radio', { name: 'Reading' }));
  await user.click(create);
  expect(await screen.findByText('Master Habit Created!')).toBeVisible();
  expect(callsTo('habits.createMaster')).toEqual([
    expect.objectContaining({
      name: 'Read',
      icon: 'reading',
      xpReward: 50,
      frequency: 'daily',
      description: null,
    }),
  ]);
  expect(await screen.findByRole('switch', { name: 'Read is active' })).toBeChecked();
});

test('the switch makes a habit inactive', async () => {
  answer({
    'habits.updateMaster': ({ isActive }: { isActive: boolean }) => {
      masters = [aMaster(1, { name: 'Brush teeth', isActive })];
      return masters[0];
    },
  });
  const { user } = show();
  await user.click(await screen.findByRole('switch', { name: 'Brush teeth is active' }));
  expect(await screen.findByText('Brush teeth is inactive now.')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Brush teeth is active' })).not.toBeChecked();
});

test('in the Habit Assignment Center an empty cell assigns, and an assigned one can be removed after asking', async () => {
  answer({
    'habits.assign': () => {
      const created = anAssignment(mia, masters[0] ?? aMaster(1));
      assignments = [created];
      return created;
    },
    'habits.remove': () => {
      assignments = [];
      return null;
    },
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Assign habits' }));
  await user.click(await screen.findByRole('button', { name: 'Assign Brush teeth to Mia' }));
  expect(await screen.findByText('Habit Assigned!')).toBeVisible();
  expect(callsTo('habits.assign')).toEqual([{ id: mia.id, masterHabitId: masters[0]?.id }]);

  await user.click(await screen.findByRole('button', { name: 'Brush teeth for Mia: active' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(await within(question).findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Habit Removed!')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Assign Brush teeth to Mia' })).toBeVisible(),
  );
});

test('Auto-assign all says how many missions were new', async () => {
  answer({ 'habits.autoAssignAll': () => ({ assigned: 4 }) });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Auto-assign all' }));
  expect(await screen.findByText('Auto-Assignment Complete!')).toBeVisible();
  expect(screen.getByText('4 new missions were assigned.')).toBeVisible();
});
