import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  completionInstant,
  decideCompletion,
  decideOnBehalfDay,
  decideParentCompletion,
  type LiveCompletion,
  REPLAY_WINDOW_MS,
} from './completion';

const pending: LiveCompletion = { status: 'pending' };
const approved: LiveCompletion = { status: 'approved' };

describe('a child completing a mission', () => {
  it.each([
    ['an active habit without a live completion gets a new one', true, null, 'new'],
    ['a second tap finds the pending one', true, pending, 'existing'],
    ['a tap after approval finds the approved one', true, approved, 'existing'],
    ['a replay is harmless though the habit was switched off since', false, pending, 'existing'],
    ['an inactive habit cannot be completed', false, null, 'inactive'],
  ])('%s', (...[, isActive, live, kind]) => {
    expect(decideCompletion({ isActive, live, featureEnabled: true })).toEqual({ kind });
  });

  it('a switched-off habits feature refuses whatever else holds', () => {
    for (const isActive of [true, false])
      for (const live of [null, pending, approved])
        expect(decideCompletion({ isActive, live, featureEnabled: false })).toEqual({
          kind: 'featureDisabled',
        });
  });
});

describe('a parent completing a mission for a child', () => {
  it.each([
    ['a new one', true, null, 'new'],
    ["approves the child's own pending one", true, pending, 'approvePending'],
    ['also when the habit is inactive by now', false, pending, 'approvePending'],
    ['leaves an approved one as it is', true, approved, 'existing'],
    ['not for an inactive habit', false, null, 'inactive'],
  ])('%s', (...[, isActive, live, kind]) => {
    expect(decideParentCompletion({ isActive, live })).toEqual({ kind });
  });

  it.each([
    ['2026-03-10', 'allowed'],
    ['2026-03-09', 'allowed'],
    ['2026-03-03', 'allowed'],
    ['2026-03-02', 'TOO_OLD'],
    ['2025-03-10', 'TOO_OLD'],
    ['2026-03-11', 'BAD_REQUEST'],
  ])('on 10 March, %s is %s', (day, expected) => {
    const decision = decideOnBehalfDay(day, '2026-03-10');
    expect(decision.kind === 'refused' ? decision.code : decision.kind).toBe(expected);
  });
});

describe('the instant of a completion', () => {
  const now = new Date('2026-03-10T07:00:00Z');
  const before = (ms: number) => new Date(now.getTime() - ms);

  it('is now when the device claims nothing', () => {
    expect(completionInstant({ now })).toEqual({ kind: 'now', at: now });
    expect(completionInstant({ now, claimed: null })).toEqual({ kind: 'now', at: now });
  });

  it.each([
    ['a tap of last evening is honoured', before(10 * 3_600_000), 'honoured'],
    ['one exactly 24 hours old too', before(REPLAY_WINDOW_MS), 'honoured'],
  ])('%s', (_, claimed, kind) => {
    expect(completionInstant({ now, claimed })).toEqual({ kind, at: claimed });
  });

  it('older by a millisecond is too old', () => {
    const claimed = before(REPLAY_WINDOW_MS + 1);
    expect(completionInstant({ now, claimed })).toEqual({ kind: 'refused', code: 'TOO_OLD' });
  });

  it('never lies in the future nor more than 24 hours back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3e8, max: 3e8 }), (offsetMs) => {
        const decision = completionInstant({ now, claimed: before(-offsetMs) });
        if (decision.kind === 'refused') expect(offsetMs).toBeLessThan(-REPLAY_WINDOW_MS);
        else {
          expect(decision.at.getTime()).toBeLessThanOrEqual(now.getTime());
          expect(decision.at.getTime()).toBeGreaterThanOrEqual(now.getTime() - REPLAY_WINDOW_MS);
        }
      }),
    );
  });
});
