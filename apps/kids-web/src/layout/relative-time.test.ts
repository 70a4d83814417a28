import { expect, test } from 'vitest';
import { relativeTime } from './relative-time';

const NOW = Date.UTC(2026, 2, 10, 12);
const MINUTE = 60_000;

test.each([
  [null, 'Never'],
  [NOW + MINUTE, 'Just now'],
  [NOW - 59_999, 'Just now'],
  [NOW - MINUTE, '1m ago'],
  [NOW - 59 * MINUTE, '59m ago'],
  [NOW - 60 * MINUTE, '1h ago'],
  [NOW - 24 * 60 * MINUTE, '1d ago'],
  [NOW - 49 * 60 * MINUTE, '2d ago'],
])('%s reads %s', (then, words) => {
  expect(relativeTime(then, NOW)).toBe(words);
});
