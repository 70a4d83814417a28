import type { ChildHabit, MasterHabit } from '@herohood/domain/habits/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aHero, aMaster, anAssignment } from '../../testing/fixtures';
import { renderWithLinks } from '../../testing/render';
import { answer, callsTo, Refusal, server } from '../../testing/server';
import { HabitSection } from './habit-section';

const mia = aHero(1, { name: 'Mia' });
const theo = aHero(2, { name: 'Theo' });
let masters: MasterHabit[] = [];
let assignments: ChildHabit[] = [];

afterEach(() => server.resetHandlers());

beforeEach(() => {
  masters = [aMaster(1, { name: 'Brush teeth' })];
  assignments = [];
  answer({ 'habits.listMasters': () => masters, 'habits.listAll': () => assignments });
});

/** Without a layout the menu takes its button for scrolled away, and hides. */
const menuItem = (name: string) => screen.findByRole('menuitem', { name, hidden: true });

const Editor = ({ habit }: { habit?: MasterHabit | undefined }) => (
  <p>The form of {habit?.name ?? 'a new habit'}</p>
);
const show = () => renderWithLinks(<HabitSection heroes={[mia, theo]} Editor={Editor} />);

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
  await user.click(await menuItem('Remove'));
  const question = await screen.findByRole('alertdialog');
  await user.click(await within(question).findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Habit Removed!')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Assign Brush teeth to Mia' })).toBeVisible(),
  );
});

test('what cannot be saved is taken back on the screen', async () => {
  assignments = [anAssignment(mia, masters[0]!)];
  const refuse = () => {
    throw new Refusal('UNAVAILABLE', 'Resting.');
  };
  answer({
    'habits.updateMaster': refuse,
    'habits.assign': refuse,
  });
  const { user } = show();
  await user.click(await screen.findByRole('switch', { name: 'Brush teeth is active' }));
  expect(await screen.findByText('Failed to update master habit status.')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Brush teeth is active' })).toBeChecked();

  await user.click(screen.getByRole('button', { name: 'Assign habits' }));
  const dialog = await screen.findByRole('dialog', { name: 'Habit Assignment Center' });
  await user.click(within(dialog).getByRole('radio', { name: 'Theo' }));
  await user.click(within(dialog).getByRole('button', { name: 'Assign Brush teeth to Theo' }));
  expect(await screen.findByText('Failed to assign habit to child.')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Assign Brush teeth to Theo' })).toBeVisible();
});

test('an assignment shows at once, before the server has answered', async () => {
  let release = () => {};
  const answered = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.post('*/trpc/habits.assign', async () => {
      await answered;
      assignments = [anAssignment(mia, masters[0]!)];
      return HttpResponse.json([{ result: { data: assignments[0] } }]);
    }),
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Assign habits' }));
  await user.click(await screen.findByRole('button', { name: 'Assign Brush teeth to Mia' }));
  const cell = await screen.findByRole('button', { name: 'Brush teeth for Mia: active' });
  expect(cell).toBeDisabled();
  release();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Brush teeth for Mia: active' })).toBeEnabled(),
  );
  expect(await screen.findByText('Mia has 1 of 1 missions.')).toBeVisible();
});

test('more than eight habits can be searched, whatever their accents', async () => {
  masters = Array.from({ length: 8 }, (_, n) => aMaster(n + 1));
  masters.push(aMaster(9, { name: 'Café au lait' }));
  const { user } = show();
  await user.type(await screen.findByRole('searchbox', { name: 'Find a habit' }), 'CAFE');
  expect(screen.getByText('Café au lait')).toBeVisible();
  expect(screen.queryByText('Habit 1')).toBeNull();
  expect(screen.getByText('1 of 9 habits')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 's');
  expect(screen.getByText('No habit is called "CAFEs"')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all habits' }));
  expect(screen.getByText('Habit 1')).toBeVisible();
});
