import { expect, test } from 'vitest';
import { makeClaim } from '../../testing/reward-fixtures';
import { shownClaims } from './claim-shelf';

const NOW = Date.parse('2026-03-11T08:00:00.000Z');
const shown = (claims: ReturnType<typeof makeClaim>[], seen: string[] = []) =>
  shownClaims(claims, new Set(seen), NOW).map(({ id }) => id);

test('used claims are hidden, and presents come before what waits', () => {
  const claims = [
    makeClaim('waits', 'pending'),
    makeClaim('used', 'used'),
    makeClaim('back', 'rejected'),
    makeClaim('opened', 'approved'),
    makeClaim('wrapped', 'approved'),
  ];
  expect(shown(claims, ['claim-opened'])).toEqual([
    'claim-wrapped',
    'claim-opened',
    'claim-back',
    'claim-waits',
  ]);
});

test('a claim that was turned down shows until it was read, and not when it is old', () => {
  const back = makeClaim('back', 'rejected');
  expect(shown([back])).toEqual(['claim-back']);
  expect(shown([back], ['claim-back'])).toEqual([]);
  expect(shown([{ ...back, decidedAt: '2026-03-01T08:00:00.000Z' }])).toEqual([]);
});
