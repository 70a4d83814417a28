import type { ChildHabit } from '@herohood/domain/habits/schema';
import type { Board, BoardMission } from '@herohood/domain/missions/board-schema';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  makeBadges,
  makeBoard,
  makeBoardMission,
  makeCompletion,
  makeHabit,
  makeProcedures,
} from '../../testing/fixtures';
import { renderApp } from '../../testing/render';
import { answer, type Procedures, Refusal } from '../../testing/trpc-server';
import { user } from '../../testing/user';

const HOUR = 60;
const card = (name: string) => screen.findByRole('article', { name });

type Row = { habit: ChildHabit } & Partial<BoardMission>;

/** A server whose board has these missions. */
const serve = (rows: readonly Row[], board: Partial<Board> = {}, others: Procedures = {}) =>
  answer(
    makeProcedures({
      'habits.listForChild': () => [...new Set(rows.map(({ habit }) => habit))],
      'days.board': () =>
        makeBoard([], { missions: rows.map(({ habit, ...row }) => makeBoardMission(habit, row)), ...board }),
      ...others,
    }),
  );

const wake = { habit: makeHabit('wake', 'Make the bed'), partOfDay: 'morning' } as const;
const bag = { habit: makeHabit('bag', 'Pack the bag'), partOfDay: 'evening' } as const;
const teeth = makeHabit('teeth', 'Brush teeth');
const twice = [1, 2].map((slot) => ({ habit: teeth, slot, slots: 2 }));

test('the running part of the family’s day is open, a later one folded, and an earlier one still counts', async () => {
  serve([wake, { habit: teeth, partOfDay: 'afternoon' }, bag], { minute: 12 * HOUR });
  renderApp('/kids');
  expect(await card('Brush teeth')).toHaveTextContent('Next mission');
  expect(await screen.findByRole('heading', { name: 'This afternoon' })).toBeVisible();
  expect(screen.getByText('They count all day.')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Make the bed' })).toBeVisible();
  const fold = screen.getByText('This evening: 1 mission', { selector: 'summary' });
  expect(fold.closest('details')).not.toHaveAttribute('open');
  await user.click(fold);
  expect(screen.getByRole('button', { name: 'I did it! Pack the bag' })).toBeVisible();
});

test('a mission of two times sends the next free one, and a finger that taps twice sends one', async () => {
  let sent = 0;
  const log = serve(
    twice,
    {},
    {
      'missions.complete': ({ slot = 1 }: { slot?: number }) => {
        sent += 1;
        return makeCompletion('teeth', 'pending', { id: `sent-${sent}`, slot });
      },
    },
  );
  renderApp('/kids');
  const act = () => screen.findByRole('button', { name: 'I did it! Brush teeth' });
  await user.dblClick(await act());
  expect(await screen.findByRole('img', { name: '1 of 2 times today' })).toBeVisible();
  await waitFor(async () => expect(await act()).toBeEnabled(), { timeout: 4_000 });
  expect(screen.getByText('1 sent, 1 to go')).toBeVisible();
  await user.click(await act());
  expect(await screen.findByRole('img', { name: '2 of 2 times today' })).toBeVisible();
  // The same time twice is one to the server.
  const sends = log
    .filter(({ name }) => name === 'missions.complete')
    .map(({ input }) => (input as { slot?: number }).slot);
  expect([...new Set(sends)]).toEqual([undefined, 2]);
  expect(await screen.findByText('All missions sent!')).toBeVisible();
});

test('a sick day after days in a row is told kindly; what one may do is folded', async () => {
  serve(
    [{ habit: teeth, due: 'optional' }],
    { marks: ['sick'] },
    { 'progress.badges': () => makeBadges({ currentStreak: 3 }) },
  );
  renderApp('/kids');
  const rest = (await screen.findByText('Get well soon!')).closest('[role=status]');
  const fold = await screen.findByText('If you like: 1 mission');
  await waitFor(() => expect(rest).toHaveTextContent('Your flame rests, too'));
  expect(screen.getByRole('button', { name: 'I did it! Brush teeth', hidden: true })).not.toBeVisible();
  expect(screen.queryByText(/to go/)).not.toBeInTheDocument();
  await user.click(fold);
  expect(await card('Brush teeth')).not.toHaveTextContent('Next mission');
});

test('what a parent took off today’s list meanwhile is told kindly, and the day anew', async () => {
  let asked = 0;
  serve(
    [],
    {},
    {
      'habits.listForChild': () => [teeth],
      'days.board': () => {
        asked += 1;
        return makeBoard(asked === 1 ? [teeth] : []);
      },
      'missions.complete': () => {
        throw new Refusal(409, 'Not due.', { code: 'NOT_DUE' });
      },
    },
  );
  renderApp('/kids');
  await user.click(await screen.findByRole('button', { name: 'I did it! Brush teeth' }));
  expect(await screen.findByText('Free today!')).toBeVisible();
  expect(await screen.findByText('A free day!')).toBeVisible();
});
