import { expect, test } from 'vitest';
import { isSameDay, isStillToday } from './today';

const at = (text: string) => new Date(text).getTime();

test.each([
  ['the same evening', ['2026-03-10T20:00:00', '2026-03-10T23:59:59'], true],
  ['the next morning', ['2026-03-10T20:00:00', '2026-03-11T00:10:00'], false],
  ['a year later on the same date', ['2025-03-10T12:00:00', '2026-03-10T12:00:00'], false],
  [
    'a moment after midnight, as the server has only just said',
    ['2026-03-10T23:58:00', '2026-03-11T00:01:00'],
    true,
  ],
] as const)('what was read tells of today until the day ends: %s', (_name, [readAt, now], expected) => {
  expect(isStillToday(at(readAt), at(now))).toBe(expected);
});

test('days are those of the calendar, not of 24 hours', () => {
  expect(isSameDay(at('2026-03-10T00:00:00'), at('2026-03-10T23:59:59'))).toBe(true);
  expect(isSameDay(at('2026-03-10T23:59:59'), at('2026-03-11T00:00:01'))).toBe(false);
});
