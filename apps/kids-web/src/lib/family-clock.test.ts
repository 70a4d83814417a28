import { expect, test } from 'vitest';
import { familyClockOf } from './family-clock';

const CAME = Date.parse('2026-03-10T08:00:00.000Z');
const at = (instant: string) => Date.parse(instant);

test('shows what the walls of the family show, also where the device is far away', () => {
  // Half past one in the night of the eleventh, in a day that goes on until four.
  const clock = familyClockOf({ date: '2026-03-10', minute: 25 * 60 + 30 }, CAME);
  expect(clock.wallAt(CAME).toISOString()).toBe('2026-03-11T01:30:00.000Z');
  expect(clock.wallAt(at('2026-03-11T00:00:00.000Z')).toISOString()).toBe('2026-03-11T17:30:00.000Z');
});

test('is not led astray by the moments that an answer was on its way', () => {
  const clock = familyClockOf({ date: '2026-03-10', minute: 9 * 60 }, CAME + 40_000);
  expect(clock.wallAt(CAME).toISOString()).toBe('2026-03-10T09:00:00.000Z');
});

test('counts the midnights between two instants', () => {
  const clock = familyClockOf({ date: '2026-03-10', minute: 23 * 60 }, CAME);
  expect(clock.daysBetween(CAME, at('2026-03-10T08:59:00.000Z'))).toBe(0);
  expect(clock.daysBetween(CAME, at('2026-03-10T09:00:00.000Z'))).toBe(1);
  expect(clock.daysBetween(CAME, at('2026-03-17T08:00:00.000Z'))).toBe(7);
});

test('knows the end of summer time where the device stands in the same zone', () => {
  const offset = -new Date(CAME).getTimezoneOffset();
  const clock = familyClockOf({ date: '2026-03-10', minute: 8 * 60 + offset }, CAME);
  for (const instant of ['2026-03-10T08:00:00.000Z', '2026-07-01T08:00:00.000Z'].map(at)) {
    const wall = clock.wallAt(instant);
    expect([wall.getUTCHours(), wall.getUTCDate()]).toEqual([
      new Date(instant).getHours(),
      new Date(instant).getDate(),
    ]);
  }
});
