import { expect, test } from 'vitest';
import { addMonths, daysOfMonth, weeksIn } from './calendar-months';

test('a month stands in the weeks of the family', () => {
  expect(weeksIn('2026-11', 'mon')[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeksIn('2026-11', 'sun')[0]?.[0]).toBe('2026-11-01');
  expect(weeksIn('2026-02', 'sun')).toHaveLength(4);
  expect(weeksIn('2026-11', 'sat').flat().filter(Boolean)).toHaveLength(30);
});

test('months go on over the year’s end, and have their own length', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect([daysOfMonth('2028-02').until, daysOfMonth('2026-02').until]).toEqual(['2028-02-29', '2026-02-28']);
});
