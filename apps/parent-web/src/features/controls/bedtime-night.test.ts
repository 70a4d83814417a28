import { expect, test } from 'vitest';
import { nightBetween, nightInWords } from './bedtime-night';
import { minutesLabel } from './control-draft';

test('a night may cross midnight', () => {
  expect(nightBetween('20:00', '07:00')).toEqual({
    startMinutes: 1200,
    lengthMinutes: 660,
    crossesMidnight: true,
  });
  expect(nightBetween('13:00', '14:30')).toEqual({
    startMinutes: 780,
    lengthMinutes: 90,
    crossesMidnight: false,
  });
});

test('a bedtime is told as a parent would', () => {
  expect(nightInWords('13:00', '14:30')).toBe('From 13:00 to 14:30 on the same day: 1 h 30 min.');
  expect(nightInWords('21:00', '21:00')).toBe('Start and end are the same, so bedtime never begins.');
  expect(nightInWords('', '07:00')).toBeNull();
});

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [130, '2 h 10 min'],
])('%i minutes read %s', (minutes, words) => {
  expect(minutesLabel(minutes)).toBe(words);
});
