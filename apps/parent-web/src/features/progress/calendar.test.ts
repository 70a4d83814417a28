import type { CalendarKind } from '@herohood/domain/days/schema';
import { expect, test } from 'vitest';
import { aCompletion } from '../../testing/hero-figures';
import { approvedByDay, calendarWeeks, stepTo, streakDays, strengthOf } from './calendar';

test('twelve weeks begin as the family counts them and end with the one of today', () => {
  const weeks = calendarWeeks('2026-03-14', 'mon');
  expect(weeks).toHaveLength(12);
  expect([weeks[0], weeks[11]]).toEqual(['2025-12-22', '2026-03-09']);
  expect(calendarWeeks('2026-03-15', 'mon').at(-1)).toBe('2026-03-09');
  expect(calendarWeeks('2026-03-15', 'sun').at(-1)).toBe('2026-03-15');
});

test('only approved missions colour a day', () => {
  const days = approvedByDay([
    aCompletion(1),
    aCompletion(2),
    aCompletion(3, { status: 'pending' }),
    aCompletion(4, { date: '2026-03-13', status: 'rejected' }),
  ]);
  expect([...days].map(([day, { length }]) => [day, length])).toEqual([['2026-03-14', 2]]);
  expect([0, 1, 2, 3, 4, 9].map(strengthOf)).toEqual([0, 1, 2, 2, 3, 3]);
});

test('a streak is its done days, over days on which it rested, with today when they are one too few', () => {
  const kinds = new Map<string, CalendarKind>([
    ['2026-03-14', 'today'],
    ['2026-03-13', 'done'],
    ['2026-03-12', 'shielded'],
    ['2026-03-11', 'done'],
    ['2026-03-10', 'missed'],
    ['2026-03-09', 'done'],
  ]);
  expect([...streakDays(kinds, '2026-03-14', 3)]).toEqual(['2026-03-14', '2026-03-13', '2026-03-11']);
  expect([...streakDays(kinds, '2026-03-14', 2)]).toEqual(['2026-03-13', '2026-03-11']);
  expect(streakDays(kinds, '2026-03-14', 0).size).toBe(0);
});

test('the arrow keys go by days and weeks and stop at the ends', () => {
  const bounds = { first: '2025-12-22', today: '2026-03-14' };
  expect(stepTo('ArrowUp', '2026-03-14', bounds)).toBe('2026-03-13');
  expect(stepTo('ArrowLeft', '2026-03-14', bounds)).toBe('2026-03-07');
  expect(stepTo('ArrowRight', '2026-03-14', bounds)).toBe('2026-03-14');
  expect(stepTo('Home', '2026-03-14', bounds)).toBe('2025-12-22');
  expect(stepTo('End', '2026-01-01', bounds)).toBe('2026-03-14');
  expect(stepTo('a', '2026-01-01', bounds)).toBeNull();
});
