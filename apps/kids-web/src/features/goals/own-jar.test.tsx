import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LookContext, traitsOf } from '../../device/look';
import { makeBoard, makeHero, makeProcedures } from '../../testing/fixtures';
import { renderPiece } from '../../testing/render';
import { makeGoal } from '../../testing/reward-fixtures';
import { answer, type Procedures, Refusal } from '../../testing/trpc-server';
import { user } from '../../testing/user';
import { GoalsShelf } from './goals-shelf';

/** A server that keeps the goals that are made. */
function show({ count = 0, look = 'auto' as 'auto' | 'young', change = {} as Procedures } = {}) {
  const goals = Array.from({ length: count }, (_, n) => makeGoal(`jar-${n}`, `Wish ${n}`));
  const log = answer(
    makeProcedures({
      'goals.list': () => goals,
      'goals.create': ({ name, target }: { name: string; target: number }) => {
        goals.push(makeGoal('own', name, { target }));
        return goals.at(-1);
      },
      'days.board': () => makeBoard([]),
      ...change,
    }),
  );
  renderPiece(
    <LookContext value={traitsOf(look)}>
      <GoalsShelf hero={makeHero()} rewards={[]} claims={[]} pace={0} claimOf={() => null} />
    </LookContext>,
  );
  return () => log.filter(({ name }) => name === 'goals.create').map(({ input }) => input);
}

async function open() {
  await user.click(await screen.findByRole('button', { name: 'Something of my own' }));
  return within(await screen.findByRole('dialog', { name: 'Something of my own' }));
}

test('a hero saves for something in their own words, and for as much as they say', async () => {
  const made = show();
  const sheet = await open();
  expect(sheet.getByRole('button', { name: 'Start saving!' })).toBeDisabled();
  fireEvent.change(sheet.getByLabelText('In my own words'), { target: { value: ' Skates ' } });
  expect(sheet.getByRole('button', { name: 'Start saving!' })).toBeDisabled();
  fireEvent.change(sheet.getByLabelText('How many XP go in?', { selector: 'input' }), {
    target: { value: '٤٥٠ XP' },
  });
  await user.click(sheet.getByRole('button', { name: 'Start saving!' }));
  expect(await screen.findByRole('article', { name: 'I save for Skates' })).toHaveTextContent('0 of 450 XP');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(made()).toEqual([{ id: 'hero-1', name: 'Skates', target: 450 }]);
});

test('who does not write or read figures chooses pictures', async () => {
  const made = show({ look: 'young' });
  const sheet = await open();
  await user.click(sheet.getByRole('button', { name: 'A trip' }));
  await user.click(sheet.getByRole('button', { name: 'A small jar' }));
  expect(sheet.queryByText(/XP$/)).not.toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Start saving!' }));
  await screen.findByRole('article', { name: 'I save for A trip' });
  expect(made()).toEqual([{ id: 'hero-1', name: 'A trip', target: 100 }]);
});

test('a refusal is told, and what was chosen stays', async () => {
  show({
    change: {
      'goals.create': () => {
        throw new Refusal(409, 'No.', { code: 'GOAL_LIMIT' });
      },
    },
  });
  const sheet = await open();
  await user.click(sheet.getByRole('button', { name: 'A gift for somebody' }));
  await user.click(sheet.getByRole('button', { name: '300 XP' }));
  await user.click(sheet.getByRole('button', { name: 'Start saving!' }));
  expect(await screen.findByText('Three jars are all there are')).toBeVisible();
  expect(sheet.getByLabelText('In my own words')).toHaveValue('A gift for somebody');
});
