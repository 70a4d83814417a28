import { expect, it } from 'vitest';
import { decideMark, firstMarkable } from './mark-rules';
import type { MarkKind } from './marks';

const today = '2026-03-31';
const mark = (from: string, until: string, kind: MarkKind = 'vacation') => ({ kind, from, until });

it('a sick day reaches a week back, everything else a month', () => {
  expect(firstMarkable('sick', today)).toBe('2026-03-24');
  expect(firstMarkable('school-free', today)).toBe('2026-02-28');
});

it.each([
  ['a new one, from the first day that is allowed', null, mark('2026-02-28', today), '2026-02-28'],
  ['a new one, a day earlier', null, mark('2026-02-27', today), 'TOO_OLD'],
  ['a new sick one, eight days back', null, mark('2026-03-23', today, 'sick'), 'TOO_OLD'],
  ['an old one that ends earlier', mark('2026-01-01', '2026-04-05'), mark('2026-01-01', today), '2026-04-01'],
  ['an old one that goes on', mark('2026-01-01', today), mark('2026-01-01', '2026-04-05'), '2026-04-01'],
  ['an old one that begins later', mark('2026-01-01', today), mark('2026-01-05', today), '2026-01-01'],
  ['an old one that begins earlier', mark('2026-02-02', today), mark('2026-02-01', today), 'TOO_OLD'],
  [
    'an old one that is of another kind',
    mark('2026-02-02', today),
    mark('2026-02-02', today, 'away'),
    'TOO_OLD',
  ],
  ['one that moves away', mark('2026-03-01', '2026-03-02'), mark('2026-04-01', '2026-04-02'), '2026-03-01'],
  ['one that moves back', mark('2026-04-01', '2026-04-02'), mark('2026-03-01', '2026-03-02'), '2026-03-01'],
  ['one that stays', mark('2026-01-01', '2026-01-02'), mark('2026-01-01', '2026-01-02'), null],
])('%s', (...[, before, after, expected]) => {
  const decision = decideMark({ before, after, today });
  expect(decision.kind === 'refused' ? decision.code : decision.touchedFrom).toBe(expected);
});
