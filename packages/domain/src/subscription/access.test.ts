import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  effectiveStatus,
  hasPaidAccess,
  hasPremiumAccess,
  inForce,
  nextBillingDate,
  type Subscription,
  trialDaysLeft,
} from './access';

const createdAt = new Date('2026-03-01T12:00:00Z');
const end = new Date('2026-04-01T00:00:00Z');
const DAY = 86_400_000;
const before = (date: Date, ms = 1) => new Date(date.getTime() - ms);
const family = (subscriptionStatus: string, change: Partial<Subscription> = {}): Subscription => ({
  subscriptionStatus,
  trialEndsAt: null,
  subscriptionEndDate: null,
  createdAt,
  ...change,
});

it('without billing every subscription gives paid access without a plan and without an end', () => {
  const longAgo = { ...family('expired', { subscriptionEndDate: createdAt }), subscriptionPlan: 'yearly' };
  expect(inForce(longAgo, 'sandbox')).toBe(longAgo);
  const free = inForce(longAgo, 'off');
  expect([hasPaidAccess(free, end), hasPremiumAccess(free, end)]).toEqual([true, true]);
  expect([effectiveStatus(free, end), nextBillingDate(free, end), trialDaysLeft(free, end)]).toEqual([
    'active',
    null,
    0,
  ]);
  expect(free.subscriptionPlan).toBeNull();
});

describe('a trial', () => {
  const trialEndsAt = new Date('2026-03-20T00:00:00Z');

  it('without a date ends 7 times 24 hours after creation', () => {
    const defaultEnd = new Date('2026-03-08T12:00:00Z');
    expect(hasPremiumAccess(family('trial'), before(defaultEnd))).toBe(true);
    expect(hasPremiumAccess(family('trial'), defaultEnd)).toBe(false);
  });

  it('gives access until its end, and at that instant no more', () => {
    const trial = family('trial', { trialEndsAt });
    expect(hasPremiumAccess(trial, before(trialEndsAt))).toBe(true);
    expect(hasPremiumAccess(trial, trialEndsAt)).toBe(false);
    expect(hasPaidAccess(trial, before(trialEndsAt))).toBe(false);
  });

  it.each([
    [0, 7],
    [1, 7],
    [DAY, 6],
    [7 * DAY - 60_000, 1],
    [7 * DAY - 1, 1],
    [7 * DAY, 0],
    [30 * DAY, 0],
  ])('%i ms after creation has %i days left', (ms, days) => {
    expect(trialDaysLeft(family('trial'), new Date(createdAt.getTime() + ms))).toBe(days);
  });

  it('has a day left exactly while there is access', () => {
    fc.assert(
      fc.property(fc.integer({ min: -DAY, max: 20 * DAY }), (ms) => {
        const now = new Date(createdAt.getTime() + ms);
        expect(trialDaysLeft(family('trial'), now) > 0).toBe(hasPremiumAccess(family('trial'), now));
      }),
    );
  });

  it('keeps its status when it is over, and has no days once paid', () => {
    expect(effectiveStatus(family('trial', { trialEndsAt }), end)).toBe('trial');
    expect(trialDaysLeft(family('active', { subscriptionEndDate: end }), createdAt)).toBe(0);
  });
});

describe('a paid subscription', () => {
  it.each(['active', 'cancelled'])('%s gives access until the period ends', (status) => {
    const paid = family(status, { subscriptionEndDate: end });
    expect([hasPaidAccess(paid, before(end)), hasPremiumAccess(paid, before(end))]).toEqual([true, true]);
    expect([hasPaidAccess(paid, end), hasPremiumAccess(paid, end)]).toEqual([false, false]);
    expect(effectiveStatus(paid, before(end))).toBe(status);
    expect(effectiveStatus(paid, end)).toBe('expired');
  });

  it('without an end date gives none', () => {
    expect(hasPremiumAccess(family('active'), createdAt)).toBe(false);
  });

  it('is charged again only while active', () => {
    const dates = { subscriptionEndDate: end };
    expect(nextBillingDate(family('active', dates), createdAt)).toEqual(end);
    expect(nextBillingDate(family('cancelled', dates), createdAt)).toBeNull();
    expect(nextBillingDate(family('active', dates), end)).toBeNull();
    expect(nextBillingDate(family('trial'), createdAt)).toBeNull();
  });
});

it.each(['free', 'expired', '', 'ACTIVE', 'past_due'])('status %j counts as expired', (status) => {
  const of = family(status, { trialEndsAt: end, subscriptionEndDate: end });
  expect(hasPremiumAccess(of, createdAt)).toBe(false);
  expect(effectiveStatus(of, createdAt)).toBe('expired');
});
