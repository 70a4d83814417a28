import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeCompletion, makeHabit, makeProcedures } from '../../testing/fixtures';
import { renderApp } from '../../testing/render';
import { answer } from '../../testing/trpc-server';
import { user } from '../../testing/user';

const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
const habits = () => ['One', 'Two', 'Three', 'Four'].map((name) => makeHabit(name, name));

test('what a parent sent back comes first, then what is open; what waits is a shelf, and what is approved lies folded below', async () => {
  answer(
    makeProcedures({
      'habits.listForChild': habits,
      'missions.listToday': () => [
        makeCompletion('One', 'approved'),
        makeCompletion('Two', 'pending'),
        makeCompletion('Four', 'rejected', { feedback: 'The back teeth, too.' }),
      ],
    }),
  );
  renderApp('/kids');
  expect(await screen.findByRole('article', { name: 'Four' })).toHaveTextContent('Next mission');
  expect(screen.getByRole('article', { name: 'Three' })).not.toHaveTextContent('Next mission');
  const card = (name: string) => screen.getByRole('article', { name, hidden: true });
  for (const [title, name] of [
    ['With your parent: 1', 'Two'],
    ['1 done', 'One'],
  ] as const) {
    const fold = screen.getByText(title).closest('summary')!;
    expect(card(name)).not.toBeVisible();
    await user.click(fold);
    expect(card(name)).toBeVisible();
  }
  expect(names()).toEqual(['Four', 'Three', 'Two', 'One']);
});

test('what is done stays for a moment where it was tapped, then it goes to the shelf, where it can be taken back', async () => {
  answer(
    makeProcedures({
      'habits.listForChild': habits,
      'missions.complete': () => makeCompletion('One', 'pending'),
    }),
  );
  renderApp('/kids');
  await user.click(await screen.findByRole('button', { name: 'I did it! One' }));
  expect(await screen.findByRole('button', { name: 'Waiting...' })).toBeVisible();
  expect(names()).toEqual(['One', 'Two', 'Three', 'Four']);
  expect(screen.getByText('1 sent, 3 to go')).toBeVisible();
  await user.click(await screen.findByText('With your parent: 1', {}, { timeout: 4_000 }));
  expect(screen.getByRole('button', { name: 'Take back One' })).toBeVisible();
  expect(names()).toEqual(['Two', 'Three', 'Four', 'One']);
});
