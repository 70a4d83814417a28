import { expect, it } from 'vitest';
import { lastSyncText } from './status-text';

const now = new Date('2026-03-31T12:00:00Z');
const MINUTE = 60_000;

it('without a sync it reads Never', () => {
  expect(lastSyncText(null, now)).toBe('Never');
});

it.each([
  [-5 * MINUTE, 'Just now'],
  [0, 'Just now'],
  [MINUTE - 1, 'Just now'],
  [MINUTE, '1m ago'],
  [59 * MINUTE, '59m ago'],
  [60 * MINUTE, '1h ago'],
  [24 * 60 * MINUTE - 1, '23h ago'],
  [24 * 60 * MINUTE, '1d ago'],
  [36 * 60 * MINUTE, '1d ago'],
  [400 * 24 * 60 * MINUTE, '400d ago'],
])('%i ms ago reads %s', (ms, text) => {
  expect(lastSyncText(new Date(now.getTime() - ms), now)).toBe(text);
});
