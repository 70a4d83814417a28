import { afterEach, expect, test, vi } from 'vitest';
import { serverNow, setServerClock } from './server-clock';

afterEach(() => {
  vi.useRealTimers();
  setServerClock(new Date().toISOString(), Date.now());
});

test('a device that is a day ahead knows what time it is by the server, and goes on counting', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-11T08:00:10Z') });
  setServerClock('2026-03-10T08:00:00.000Z', Date.parse('2026-03-11T08:00:00Z'));
  expect(serverNow().toISOString()).toBe('2026-03-10T08:00:10.000Z');
  vi.advanceTimersByTime(60_000);
  expect(serverNow().toISOString()).toBe('2026-03-10T08:01:10.000Z');
});
