import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeCompletion, makeHabit, makeProcedures } from '../../testing/fixtures';
import { renderApp } from '../../testing/render';
import { answer } from '../../testing/trpc-server';
import { user } from '../../testing/user';

const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
const habits = () => ['One', 'Two', 'Three'].map((name) => makeHabit(name, name));

test('what is open comes first; what was done before lies folded below it', async () => {
  answer(
    makeProcedures({
      'habits.listForChild': habits,
      'missions.listToday': () => [makeCompletion('One', 'approved'), makeCompletion('Two', 'pending')],
    }),
  );
  renderApp('/kids');
  expect(await screen.findByRole('article', { name: 'Three' })).toHaveTextContent('Next mission');
  const fold = screen.getByText('1 done, 1 sent', { selector: 'summary' });
  const past = fold.closest('details')!;
  expect(past).not.toHaveAttribute('open');
  expect(within(past).getByRole('article', { name: 'One', hidden: true })).not.toBeVisible();
  await user.click(fold);
  expect(screen.getByRole('article', { name: 'One' })).toBeVisible();
  expect(names()).toEqual(['Three', 'One', 'Two']);
});

test('what is done while the section is open stays where it is', async () => {
  answer(
    makeProcedures({
      'habits.listForChild': habits,
      'missions.complete': () => makeCompletion('One', 'pending'),
    }),
  );
  renderApp('/kids');
  await user.click(await screen.findByRole('button', { name: 'I did it! One' }));
  expect(await screen.findByRole('button', { name: 'Waiting...' })).toBeVisible();
  expect(names()).toEqual(['One', 'Two', 'Three']);
  expect(screen.getByText('1 sent, 2 to go')).toBeVisible();
});
