import type { Goal } from '@herohood/domain/goals/schema';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aHero, aReward, idOf } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';
import { GoalSection } from './goal-section';

const mia = aHero(1, { name: 'Mia' });
const bike = aReward(1, mia, { name: 'Bike tour', cost: 400 });
let goals: Goal[] = [];

function aGoal(n: number, part: Partial<Goal> = {}): Goal {
  return {
    ...{ id: idOf(9000 + n), childId: mia.id, name: `Goal ${n}`, rewardId: null, target: 400, saved: 0 },
    ...{ autoSave: 0, reachedAt: null, createdAt: '2026-03-01T09:00:00Z' },
    ...part,
  };
}

beforeEach(() => {
  goals = [aGoal(1, { name: 'Bicycle', saved: 130, autoSave: 20 })];
  answer({
    'goals.list': () => goals,
    'rewards.listForChild': () => [bike],
    'goals.create': (wanted: Partial<Goal>) => {
      const made = aGoal(goals.length + 2, { name: wanted.name ?? bike.name });
      goals = [...goals, made];
      return made;
    },
    'goals.update': (part: Partial<Goal>) => ({ ...goals[0], ...part }),
    'goals.withdraw': () => goals[0],
    'goals.remove': () => {
      goals = [];
    },
  });
});

const show = () => renderConsole(<GoalSection hero={mia} />);

test('a goal is made for a reward, or for something of its own', async () => {
  goals = [];
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Make the first goal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New goal' }));
  expect(dialog.getByLabelText('Reward')).toHaveValue(bike.id);
  await user.click(dialog.getByRole('button', { name: 'Make goal' }));
  expect(await screen.findByText('Mia can save for Bike tour now.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New goal' }));
  const again = within(await screen.findByRole('dialog', { name: 'New goal' }));
  await user.click(again.getByRole('radio', { name: 'Something else' }));
  await user.click(again.getByRole('button', { name: 'Make goal' }));
  expect(again.getByText('Please enter a name for the goal!')).toBeVisible();
  await user.type(again.getByLabelText(/^Name/), 'A drum');
  await user.click(again.getByRole('button', { name: 'Make goal' }));
  expect(await screen.findByText('Mia can save for A drum now.')).toBeVisible();
  expect(callsTo('goals.create')).toEqual([
    { id: mia.id, autoSave: 0, rewardId: bike.id },
    { id: mia.id, autoSave: 0, name: 'A drum', target: 500 },
  ]);
});

async function choose(item: string) {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'More for Bicycle' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

test('a goal is changed, and a refusal keeps what was written', async () => {
  const { user, dialog } = await choose('Edit goal');
  const target = dialog.getByLabelText('How many XP?');
  await user.clear(target);
  await user.type(target, '٣٠०');
  answer({
    'goals.update': () => {
      throw new Refusal('UNAVAILABLE', 'The service is not available right now.');
    },
  });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The service is not available right now.')).toBeVisible();
  expect(target).toHaveValue('300');
  answer({ 'goals.update': () => goals[0] });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Bicycle is up to date.')).toBeVisible();
  const change = { id: goals[0]?.id, name: 'Bicycle', target: 300, autoSave: 20 };
  expect(callsTo('goals.update')).toEqual([change, change]);
});

test('no more is taken out than is in it', async () => {
  const { user, dialog } = await choose('Take XP out');
  await user.type(dialog.getByLabelText('XP'), '131');
  await user.click(dialog.getByRole('button', { name: 'Take out' }));
  expect(dialog.getByText('Please use 1 to 130 XP.')).toBeVisible();
  expect(callsTo('goals.withdraw')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'All of it' }));
  await user.click(dialog.getByRole('button', { name: 'Take out' }));
  expect(await screen.findByText('Mia has 130 XP more to spend.')).toBeVisible();
  expect(callsTo('goals.withdraw')).toEqual([{ id: goals[0]?.id, amount: 130 }]);
});

test('three goals are enough', async () => {
  goals = [1, 2, 3].map((n) => aGoal(n, { saved: 400, reachedAt: '2026-03-02T09:00:00Z' }));
  show();
  expect(await screen.findByText('Three goals at a time are enough.')).toBeVisible();
  expect(screen.getAllByText('Reached!')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'New goal' })).toBeNull();
});
