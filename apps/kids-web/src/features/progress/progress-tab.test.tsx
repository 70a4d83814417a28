import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LookContext, traitsOf } from '../../device/look';
import { makeBadges, makeHero, makeMonth, makeProcedures } from '../../testing/fixtures';
import { renderPiece } from '../../testing/render';
import { answer, Refusal } from '../../testing/trpc-server';
import { user } from '../../testing/user';
import ProgressTab from './progress-tab';

// Of the family's calendar: 2026-03-09 is the last day of the week that the server tells.
const hero = makeHero({ totalXp: 340, createdAt: '2026-02-20T08:00:00.000Z' });

test('my month tells each day aloud, adds up, and its legend speaks', async () => {
  const log = answer(
    makeProcedures({
      'days.calendar': () =>
        makeMonth('2026-03', {
          '2026-03-02': { kind: 'shielded' },
          '2026-03-03': { kind: 'partly', due: 3, done: 1 },
          '2026-03-05': { kind: 'sick', marks: ['sick'] },
          '2026-03-08': { kind: 'done', due: 2, done: 2 },
          '2026-03-09': { kind: 'today', due: 1, done: 1 },
          '2026-03-10': { kind: 'ahead' },
          '2026-03-11': { kind: 'ahead', marks: ['vacation'] },
        }),
    }),
  );
  renderPiece(<ProgressTab hero={hero} streak={{ days: 3, risk: 'none' }} />);
  const month = await screen.findByRole('table', { name: 'My month, March 2026' });
  expect(await within(month).findByText('Sunday, March 8: 2 missions done')).toBeInTheDocument();
  for (const words of [
    'Sunday, March 1: flame rested',
    'Monday, March 2: an ice star kept your flame',
    'Tuesday, March 3: 1 of 3 missions done',
    'Thursday, March 5: sick',
    'Monday, March 9: 1 mission done',
    'Tuesday, March 10: still to come',
    'Wednesday, March 11: vacation, still to come',
  ]) {
    expect(within(month).getByText(words)).toBeInTheDocument();
  }
  expect(within(month).getAllByRole('columnheader')[0]).toHaveTextContent('Monday');
  const totals = screen.getByRole('list', { name: 'My totals' });
  expect(
    within(totals)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['3 Hero days this month', '4 Missions this month', '1 Level it only grows']);
  const legend = screen.getByRole('list', { name: 'What the pictures mean' });
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Today', 'Flame day', 'Ice star', 'Some done', 'Flame rested', 'Sick', 'Vacation']);
  expect(log.find(({ name }) => name === 'days.calendar')?.input).toEqual({ id: 'hero-1', month: '2026-03' });
});

test('a month that does not come can be asked for again; the rest of the tab stays', async () => {
  let isDown = true;
  answer(
    makeProcedures({
      'days.calendar': () => {
        if (isDown) throw new Refusal(503, 'x');
        return makeMonth('2026-03');
      },
    }),
  );
  renderPiece(<ProgressTab hero={hero} streak={{ days: 3, risk: 'open' }} />);
  expect(await screen.findByText('We could not load this month.')).toBeVisible();
  expect(screen.getByText('Badges')).toBeVisible();
  expect(await screen.findByText('One mission, and your flame burns on!')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: /March 2026/ })).toBeVisible();
});

test('who does not read yet sees week, flame and month: no ring, no sums, no zeros', async () => {
  answer(makeProcedures());
  const day = { done: 0, sent: 0, open: 4 };
  renderPiece(
    <LookContext value={traitsOf('young')}>
      <ProgressTab hero={hero} streak={{ days: 3, risk: 'none' }} day={day} />
    </LookContext>,
  );
  expect(await screen.findByRole('img', { name: 'Today: 4 to go' })).toHaveTextContent('');
  expect(await screen.findByRole('table', { name: /^My month/ })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Streak' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Today' })).not.toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'My totals' })).not.toBeInTheDocument();
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

test('in the older look the records say what the hero did most', async () => {
  const records = {
    ...{ missionsInDay: 4, missionsInWeek: 17 },
    mostDone: { name: 'Read a book', times: 12, minutes: 250 },
  };
  answer(makeProcedures({ 'progress.badges': () => makeBadges({ records }) }));
  renderPiece(
    <LookContext value={traitsOf('older')}>
      <ProgressTab hero={hero} streak={null} />
    </LookContext>,
  );
  const own = await screen.findByRole('region', { name: 'My records' });
  expect(
    within(own)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['4 missions', '17 missions', '12 times, 4 h']));
});
