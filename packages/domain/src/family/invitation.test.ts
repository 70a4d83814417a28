import { expect, it } from 'vitest';
import { decideInvitation, decideMove } from './invitation';

const told = (decision: { kind: string; code?: string }) => decision.code ?? decision.kind;
const NOW = new Date('2026-03-10T15:00:00Z');
const LATER = new Date('2026-03-10T15:00:01Z');

it('an invitation is used once, before it ends', () => {
  expect(told(decideInvitation({ usedAt: null, expiresAt: LATER }, NOW))).toBe('allowed');
  expect(told(decideInvitation({ usedAt: NOW, expiresAt: LATER }, NOW))).toBe('INVITATION_USED');
  expect(told(decideInvitation({ usedAt: NOW, expiresAt: NOW }, LATER))).toBe('INVITATION_USED');
  expect(told(decideInvitation({ usedAt: null, expiresAt: NOW }, NOW))).toBe('INVITATION_GONE');
  expect(told(decideInvitation(null, NOW))).toBe('INVITATION_GONE');
});

const EMPTY = { isWaiting: false, isOwner: true, heroes: 0, others: 0, hasPayments: false };

it.each([
  ['an owner of an empty family', {}, 'allowed'],
  ['somebody who waits, whatever the family they wait for has', { isWaiting: true, heroes: 3 }, 'allowed'],
  ['a member of a family without heroes', { isOwner: false, others: 2, hasPayments: true }, 'allowed'],
  ['an owner with a hero', { heroes: 1 }, 'HAS_FAMILY'],
  ['a member of a family with a hero', { isOwner: false, heroes: 1 }, 'HAS_FAMILY'],
  ['an owner whom others need', { others: 1 }, 'HAS_FAMILY'],
  ['an owner who began to pay', { hasPayments: true }, 'HAS_FAMILY'],
])('%s: %j: %s', (_who, part, expected) => {
  expect(told(decideMove({ ...EMPTY, ...part }))).toBe(expected);
});
