import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keptSince } from '../family/kept-days';
import { decideSync } from './cursor';

const now = new Date('2026-03-31T12:00:00Z');
const DAY = 86_400_000;
const ago = (ms: number) => new Date(now.getTime() - ms);

it('a first call has no backlog', () => {
  expect(decideSync(null, now)).toEqual({ kind: 'first' });
  expect(decideSync(undefined, now)).toEqual({ kind: 'first' });
});

it.each([
  ['a moment', 1, 'since'],
  ['exactly 30 days', 30 * DAY, 'since'],
  ['a millisecond more', 30 * DAY + 1, 'fullRefresh'],
])('%s ago', (_, ms, kind) => {
  expect(decideSync(ago(ms), now).kind).toBe(kind);
});

it('a time to come is taken as now', () => {
  expect(decideSync(ago(-DAY), now)).toEqual({ kind: 'since', since: now });
});

it('nothing that a client may still ask for is ever pruned', () => {
  const pruned = keptSince('syncEvents', now).getTime();
  expect(ago(30 * DAY).getTime()).toBeGreaterThan(pruned);
  fc.assert(
    fc.property(fc.integer({ min: -DAY, max: 60 * DAY }), (ms) => {
      const answer = decideSync(ago(ms), now);
      if (answer.kind === 'since') expect(answer.since.getTime()).toBeGreaterThan(pruned);
    }),
  );
});
