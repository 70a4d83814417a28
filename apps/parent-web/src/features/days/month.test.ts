import { expect, test } from 'vitest';
import { dayToShow, stepFrom } from './month';

test('a month is opened at today, another one at its first day', () => {
  expect(dayToShow('2026-11', '2026-11-25')).toBe('2026-11-25');
  expect(dayToShow('2026-12', '2026-11-25')).toBe('2026-12-01');
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
