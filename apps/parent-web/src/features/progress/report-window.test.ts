import { expect, test } from 'vitest';
import { windowFrom } from './report-address';
import { daysOfWindow } from './report-window';

const today = '2026-03-14';

test.each([
  ['week', 0, { from: '2026-03-08', to: '2026-03-14' }],
  ['week', 2, { from: '2026-02-22', to: '2026-02-28' }],
  ['month', 0, { from: '2026-03-01', to: '2026-03-14' }],
  ['month', 1, { from: '2026-02-01', to: '2026-02-28' }],
  ['month', 3, { from: '2025-12-01', to: '2025-12-31' }],
] as const)('the %s %i back is %j', (view, back, days) => {
  expect(daysOfWindow({ view, back }, today)).toEqual(days);
});

test.each([
  [{}, 'week', 0],
  [{ view: 'month', back: 3 }, 'month', 3],
  [{ view: 'month', back: 900 }, 'month', 24],
  [{ view: 'year', back: -1 }, 'week', 0],
  [{ back: 'soon' }, 'week', 0],
])('the address %j means the %s %i back', (search, view, back) => {
  expect(windowFrom(search)).toEqual({ view, back });
});
