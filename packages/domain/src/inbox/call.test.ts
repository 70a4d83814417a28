import { expect, test } from 'vitest';
import { CALL_PAUSE_MS, decideCall } from './call';

const NOW = new Date('2026-03-10T15:00:00.000Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);

test('a hero calls when a parent allows it, and ten minutes after the last call', () => {
  expect(decideCall({ isAllowed: true, lastCalledAt: null, now: NOW })).toEqual({ kind: 'call' });
  expect(decideCall({ isAllowed: true, lastCalledAt: ago(CALL_PAUSE_MS), now: NOW })).toEqual({
    kind: 'call',
  });
});

test('an earlier call says how many seconds are left, rounded up', () => {
  const asked = { isAllowed: true, lastCalledAt: ago(CALL_PAUSE_MS - 1_500), now: NOW };
  expect(decideCall(asked)).toEqual({ kind: 'refused', code: 'CALLED_RECENTLY', retryAfter: 2 });
});

test('a switched-off contact is refused before anything else', () => {
  expect(decideCall({ isAllowed: false, lastCalledAt: NOW, now: NOW })).toEqual({
    kind: 'refused',
    code: 'FEATURE_DISABLED',
  });
});
