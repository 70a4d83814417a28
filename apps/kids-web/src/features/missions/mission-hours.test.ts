import { expect, test } from 'vitest';
import { hoursOf, sharedHours } from './mission-hours';

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

test('hours that all have stand once, and are for who reads the clock', () => {
  const [day, evening] = [
    { timeRangeStart: '07:00', timeRangeEnd: '20:00' },
    { timeRangeStart: '18:00', timeRangeEnd: '20:30' },
  ];
  expect(sharedHours([day, day], true)).toBe('07:00 - 20:00');
  expect(sharedHours([day, evening], true)).toBeNull();
  expect(sharedHours([day, day], false)).toBeNull();
});
