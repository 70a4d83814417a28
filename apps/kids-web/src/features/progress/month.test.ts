import { expect, test } from 'vitest';
import { makeCompletion } from '../../testing/fixtures';
import { addMonths, boundsOf, sumsOf, weeksOf } from './month';

const done = (date: string) => makeCompletion('teeth', 'approved', { date });
const flat = (completions: Parameters<typeof weeksOf>[1], today: string) =>
  weeksOf('2026-03', completions, today).flat();
const dayOf = (completions: Parameters<typeof weeksOf>[1], date: string, today = '2026-03-10') =>
  flat(completions, today).find((day) => day?.date === date);

test('months follow each other over the year’s end, and know their last day', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect(boundsOf('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(boundsOf('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});

test('weeks begin on Monday and are whole', () => {
  const weeks = weeksOf('2026-03', [], '2026-03-10');
  // 1 March 2026 is a Sunday.
  expect(weeks[0]).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
    expect.objectContaining({ date: '2026-03-01' }),
  ]);
  expect(weeks.every(({ length }) => length === 7)).toBe(true);
  expect(weeks.flat().filter((day) => day !== null)).toHaveLength(31);
});

test('a day is done by an approved mission, waits with one that is pending, and is ahead after today', () => {
  const completions = [
    done('2026-03-09'),
    makeCompletion('book', 'approved', { date: '2026-03-09' }),
    makeCompletion('teeth', 'pending', { date: '2026-03-10' }),
    makeCompletion('teeth', 'rejected', { date: '2026-03-08' }),
  ];
  expect(dayOf(completions, '2026-03-09')).toMatchObject({ state: 'done', done: 2 });
  expect(dayOf(completions, '2026-03-10')).toMatchObject({ state: 'waiting', isToday: true });
  expect(dayOf(completions, '2026-03-08')).toMatchObject({ state: 'nothing' });
  expect(dayOf(completions, '2026-03-11')).toMatchObject({ state: 'ahead' });
  expect(sumsOf(completions)).toEqual({ days: 1, missions: 2 });
});

test('days in a row hang together, and a gap parts them', () => {
  const chain = [done('2026-03-03'), done('2026-03-04'), done('2026-03-06')];
  expect(dayOf(chain, '2026-03-03')).toMatchObject({ isJoinedLeft: false, isJoinedRight: true });
  expect(dayOf(chain, '2026-03-04')).toMatchObject({ isJoinedLeft: true, isJoinedRight: false });
  expect(dayOf(chain, '2026-03-06')).toMatchObject({ isJoinedLeft: false, isJoinedRight: false });
});
