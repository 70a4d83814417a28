import { beforeEach, expect, test, vi } from 'vitest';
import { familyDayAt, familyDaysBetween, familyToday, learnFamilyClock, wallAt } from './family-clock';

const at = (instant: string) => Date.parse(instant);
const family = (timeZone: string, dayStartHour = 0) => ({
  ...{ timeZone, dayStartHour },
  serverTime: '2026-03-12T23:31:00.000Z',
});

beforeEach(() => {
  // A tablet that believes it to be Sunday.
  vi.useFakeTimers({ now: at('2026-03-15T09:00:00.000Z') });
});

test.each([
  ['UTC', 0, '2026-03-12'],
  ['Europe/Berlin', 0, '2026-03-13'],
  ['Europe/Berlin', 4, '2026-03-12'],
  ['America/New_York', 0, '2026-03-12'],
  // Of a zone that an old browser has never heard of, the day of UTC.
  ['Mars/Base', 0, '2026-03-12'],
])('the day of a family in %s whose day starts at %i is %s, whatever the device shows', (zone, hour, day) => {
  learnFamilyClock(family(zone, hour), Date.now());
  expect(familyToday()).toBe(day);
  vi.advanceTimersByTime(5 * 3_600_000);
  expect(familyToday()).toBe('2026-03-13');
});

test('shows what the walls of the family show, through the end of summer time too', () => {
  learnFamilyClock(family('Europe/Berlin'), Date.now());
  expect(wallAt(at('2026-10-25T00:30:00.000Z')).toISOString()).toBe('2026-10-25T02:30:00.000Z');
  expect(wallAt(at('2026-10-25T01:30:00.000Z')).toISOString()).toBe('2026-10-25T02:30:00.000Z');
});

test('counts the family’s days between two instants', () => {
  learnFamilyClock(family('Europe/Berlin', 4), Date.now());
  const evening = at('2026-03-12T19:00:00.000Z');
  expect(familyDayAt(at('2026-03-13T02:59:59.000Z'))).toBe('2026-03-12');
  expect(familyDaysBetween(evening, at('2026-03-13T02:59:59.000Z'))).toBe(0);
  expect(familyDaysBetween(evening, at('2026-03-13T03:00:00.000Z'))).toBe(1);
});
