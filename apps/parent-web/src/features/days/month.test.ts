import { addMonths, daysOfMonth } from '@herohood/domain/days/calendar-months';
import { expect, test } from 'vitest';
import { dayToShow, stepFrom, weeksOf } from './month';

test('a month stands in the weeks of the family', () => {
  expect(weeksOf('2026-11', 'mon')[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeksOf('2026-11', 'sun')[0]?.[0]).toBe('2026-11-01');
  expect(weeksOf('2026-02', 'sun')).toHaveLength(4);
  expect(weeksOf('2026-11', 'sat').flat().filter(Boolean)).toHaveLength(30);
});

test('a month is opened at today, another one at its first day', () => {
  expect(dayToShow('2026-11', '2026-11-25')).toBe('2026-11-25');
  expect(dayToShow('2026-12', '2026-11-25')).toBe('2026-12-01');
});

test('months go on over the year’s end, and have their own length', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect([daysOfMonth('2028-02').until, daysOfMonth('2026-02').until]).toEqual(['2028-02-29', '2026-02-28']);
});

test.each([
  ['ArrowRight', '2026-12-01'],
  ['ArrowUp', '2026-11-23'],
  ['Home', '2026-11-29'],
  ['End', '2026-12-05'],
  ['PageDown', '2026-12-30'],
  ['Enter', null],
])('%s leads from Monday, 30 November to %s', (key, to) => {
  expect(stepFrom('2026-11-30', key, 'sun')).toBe(to);
});

test('the month after the 31st has a last day of its own', () => {
  expect(stepFrom('2027-01-31', 'PageDown', 'mon')).toBe('2027-02-28');
});
