import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makeCompletion, makeHero, makeProcedures, makeWeekly } from '../../testing/fixtures';
import { renderPiece } from '../../testing/render';
import { answer, Refusal } from '../../testing/trpc-server';
import ProgressTab from './progress-tab';

const user = userEvent.setup();
// Of the family's calendar: 2026-03-09 is the last day of the week that the server tells.
const hero = makeHero({ totalXp: 340, createdAt: '2026-02-20T08:00:00.000Z' });
const done = (date: string) => makeCompletion('teeth', 'approved', { date });

test('the calendar burns on days with approved work, says them aloud, and adds up', async () => {
  const log = answer(
    makeProcedures({
      'missions.listCompletions': () => [
        done('2026-03-08'),
        done('2026-03-09'),
        makeCompletion('book', 'approved', { date: '2026-03-09' }),
        makeCompletion('teeth', 'pending', { date: '2026-03-07' }),
      ],
    }),
  );
  renderPiece(<ProgressTab hero={hero} streak={{ days: 3, risk: 'none' }} />);
  const month = await screen.findByRole('table', { name: 'My streak calendar, March 2026' });
  expect(await within(month).findByText('Monday, March 9: 2 missions done')).toBeInTheDocument();
  expect(within(month).getByText('Sunday, March 8: 1 mission done')).toBeInTheDocument();
  expect(within(month).getByText('Saturday, March 7: waiting for your parent')).toBeInTheDocument();
  expect(within(month).getByText('Sunday, March 1: nothing done')).toBeInTheDocument();
  expect(within(month).getByText('Tuesday, March 10: still to come')).toBeInTheDocument();
  expect(within(month).getAllByRole('columnheader')).toHaveLength(7);
  const totals = screen.getByRole('list', { name: 'My totals' });
  expect(
    within(totals)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['2 Hero days this month', '3 Missions this month', '1 Level it only grows']);
  expect(log.find(({ name }) => name === 'missions.listCompletions')?.input).toEqual({
    id: 'hero-1',
    from: '2026-03-01',
    to: '2026-03-31',
  });
});

test('one can look back as far as the hero is old, and not ahead', async () => {
  answer(makeProcedures());
  renderPiece(<ProgressTab hero={hero} streak={{ days: 3, risk: 'none' }} />);
  expect(await screen.findByRole('button', { name: 'Next month' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Month before' }));
  expect(await screen.findByRole('table', { name: 'My streak calendar, February 2026' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Month before' })).toBeDisabled();
});

test('a month that does not come can be asked for again; the rest of the tab stays', async () => {
  let isDown = true;
  answer(
    makeProcedures({
      'missions.listCompletions': () => {
        if (isDown) throw new Refusal(503, 'x');
        return [];
      },
    }),
  );
  renderPiece(<ProgressTab hero={hero} streak={{ days: 3, risk: 'none' }} />);
  expect(await screen.findByText('We could not load this month.')).toBeVisible();
  expect(screen.getByText('Badges')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: /March 2026/ })).toBeVisible();
});

test.each([
  ['open', 'Do a mission today to keep it!'],
  ['asked', 'Safe when your parent says yes!'],
] as const)('a streak whose day is %s says what it needs', async (risk, words) => {
  answer(makeProcedures());
  renderPiece(<ProgressTab hero={hero} streak={{ days: 3, risk }} />);
  expect(await screen.findByText(words)).toBeVisible();
});

test('without the week there is a way to try again', async () => {
  let isDown = true;
  answer(
    makeProcedures({
      'progress.weekly': () => {
        if (isDown) throw new Refusal(503, 'x');
        return makeWeekly();
      },
    }),
  );
  renderPiece(<ProgressTab hero={hero} streak={{ days: 3, risk: 'none' }} />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('The scoreboard is asleep')).toBeVisible();
  isDown = false;
  await user.click(again);
  expect(await screen.findByText('75%')).toBeVisible();
});

test('today is told alike in week and ring, and never judged before it ends', async () => {
  answer(makeProcedures());
  const day = { done: 0, sent: 1, open: 3 };
  renderPiece(<ProgressTab hero={hero} streak={{ days: 3, risk: 'none' }} day={day} />);
  const today = await screen.findByRole('img', { name: 'Today: 1 sent, 3 to go' });
  expect(today).toHaveAttribute('data-color', 'today');
  expect(today).toHaveTextContent('1/4');
  expect(screen.getByText('25%')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Today' })).toHaveTextContent('1 sent, 3 to go');
});

test.each([
  [1, 'Next gift at level 2: Soft bed'],
  [59, 'Next gift at level 60: Rocking unicorn'],
])('at level %i the next gift is named', async (level, words) => {
  answer(makeProcedures());
  renderPiece(<ProgressTab hero={makeHero({ level })} streak={null} day={null} />);
  expect(await screen.findByRole('region', { name: 'My next gift' })).toHaveTextContent(words);
});

test('from level 60 on no gift is promised', async () => {
  answer(makeProcedures());
  renderPiece(<ProgressTab hero={makeHero({ level: 60 })} streak={null} day={null} />);
  await screen.findByText('Badges');
  expect(screen.queryByRole('region', { name: 'My next gift' })).not.toBeInTheDocument();
});
