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

test('an answer that the app changed later tells no other time', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-11T08:00:00Z') });
  setServerClock('2026-03-10T08:00:00.000Z', Date.now());
  vi.advanceTimersByTime(3_600_000);
  setServerClock('2026-03-10T08:00:00.000Z', Date.now());
  expect(serverNow().toISOString()).toBe('2026-03-10T09:00:00.000Z');
});

test('a device that seems off by the way of the answer keeps its own time', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-11T08:00:00Z') });
  setServerClock('2026-03-11T07:59:56.000Z', Date.now());
  expect(serverNow()).toEqual(new Date());
});
