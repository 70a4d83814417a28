import { expect, test } from 'vitest';
import type { Celebration } from '../../lib/celebrations';
import { makeClaim, makeMovement } from '../../testing/reward-fixtures';
import type { Snapshot } from './celebrations-since';
import { enqueue, stillTrue } from './queue';

const teeth = { completionId: 'c1', name: 'Teeth', cardId: 'm1', xp: 50 };
const book = { completionId: 'c2', name: 'Book', cardId: 'm2', xp: 30 };
const earned = (missions: (typeof teeth)[], xp: number): Celebration => ({
  kind: 'earnings',
  missions,
  xp,
  points: xp / 5,
});
const level = (n: number): Celebration => ({ kind: 'level', level: n });
const badgeParty = (...ids: string[]): Celebration => ({
  kind: 'badge',
  badges: ids.map((id) => ({ id, name: id, story: 'Why.' })),
});
const badge = badgeParty('first');
const bonus = (id: string): Celebration => ({ kind: 'bonus', gifts: [{ id, amount: 10, description: id }] });
const present: Celebration = {
  kind: 'present',
  claimId: 'claim-zoo',
  name: 'zoo',
  icon: 'gift',
  type: 'outing',
  isOpening: false,
};
const snapshot = (change: Partial<Snapshot> = {}): Snapshot => ({
  hero: { id: 'h', level: 1, totalXp: 40 },
  approved: [],
  badges: [],
  claims: [],
  movements: [],
  ...change,
});

test('approvals in several clicks add up, also in the celebration on show', () => {
  expect(enqueue([earned([teeth], 50), badge], [earned([book], 30)])).toEqual([
    { kind: 'earnings', missions: [teeth, book], xp: 80, points: 16 },
    badge,
  ]);
  expect(enqueue([badge, bonus('a')], [bonus('b')])).toMatchObject([
    badge,
    { gifts: [{ id: 'a' }, { id: 'b' }] },
  ]);
});

test('a higher level takes the place of a waiting one, never of the one on show', () => {
  expect(enqueue([badge, level(2)], [level(3)])).toEqual([badge, { ...level(3), from: 1 }]);
  expect(enqueue([level(2)], [level(3)])).toEqual([level(2), level(3)]);
});

test('badges that wait share a celebration, and the one on show stays as it is', () => {
  const other = badgeParty('other');
  expect(enqueue([badge], [other])).toEqual([badge, other]);
  expect(enqueue([level(2), badge], [other])).toEqual([level(2), badgeParty('first', 'other')]);
});

test('what a parent takes back before it was shown is shown no more', () => {
  expect(
    stillTrue([earned([teeth, book], 80), level(2), badge], snapshot({ approved: [teeth] }), 30),
  ).toEqual([{ kind: 'earnings', missions: [teeth], xp: 50, points: 10 }]);
  expect(stillTrue([earned([teeth], 50)], snapshot(), 50)).toEqual([]);
});

test('a present that was used on another device is shown no more; one of which nothing is known stays', () => {
  expect(stillTrue([present], snapshot({ claims: [makeClaim('zoo', 'used')] }), 0)).toEqual([]);
  expect(stillTrue([present], snapshot({ claims: [makeClaim('zoo', 'approved')] }), 0)).toEqual([present]);
  expect(stillTrue([present, badge], snapshot({ claims: undefined, badges: undefined }), 0)).toEqual([
    present,
    badge,
  ]);
});

test('a no that a parent takes back while it waits to be told is not told', () => {
  const no: Celebration = { kind: 'answer', id: 'g1', what: 'Math Hero', amount: 10, words: null };
  const points = (status: 'rejected' | 'pending') =>
    snapshot({ movements: [makeMovement('g1', { status })] });
  expect(stillTrue([no], points('rejected'), 0)).toEqual([no]);
  expect(stillTrue([no], points('pending'), 0)).toEqual([]);
});
