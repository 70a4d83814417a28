import { expect, test } from 'vitest';
import { hoursOf } from './mission-hours';

test.each([
  ['07:00', '20:00', '07:00 - 20:00'],
  ['16:00', '18:00', 'After school, 16:00 - 18:00'],
  ['06:30', '08:00', 'In the morning, 06:30 - 08:00'],
  ['18:00', '20:30', 'In the evening, 18:00 - 20:30'],
  ['21:00', '06:00', 'In the evening, 21:00 - 06:00'],
  ['10:00', '15:00', '10:00 - 15:00'],
  ['08:00', '08:00', null],
])('from %s to %s a card says %s', (timeRangeStart, timeRangeEnd, said) => {
  expect(hoursOf({ timeRangeStart, timeRangeEnd }, true)).toBe(said);
});

test.each([
  ['07:00', '20:00', null],
  ['16:00', '18:00', 'After school'],
  ['21:00', '06:00', 'In the evening'],
])('from %s to %s a card without a clock says %s', (timeRangeStart, timeRangeEnd, said) => {
  expect(hoursOf({ timeRangeStart, timeRangeEnd }, false)).toBe(said);
});
