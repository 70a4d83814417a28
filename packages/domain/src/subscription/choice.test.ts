import { describe, expect, it } from 'vitest';
import { bannerFor } from './banner';
import { decideCancel, decideResume, decideSubscribe, type PlannedSubscription, planButton } from './choice';
import type { PlanId } from './schema';

const now = new Date('2026-03-03T12:00:00Z');
const end = new Date('2026-04-01T00:00:00Z');
const family = (subscriptionStatus: string, plan: PlanId | null = null): PlannedSubscription => ({
  subscriptionStatus,
  subscriptionPlan: plan,
  trialEndsAt: null,
  subscriptionEndDate: plan && end,
  createdAt: new Date('2026-03-01T12:00:00Z'),
});

it('only a cancelled plan that still runs can be taken up again', () => {
  expect(decideResume(family('cancelled', 'monthly'), now).kind).toBe('resume');
  for (const [subscription, at] of [
    [family('cancelled', 'monthly'), end],
    [family('active', 'monthly'), now],
    [family('trial'), now],
  ] as const) {
    expect(decideResume(subscription, at)).toEqual({ kind: 'refused', code: 'NOT_CANCELLED' });
  }
});

describe('choosing a plan', () => {
  it('the active plan cannot be chosen again, another one can', () => {
    expect(decideSubscribe(family('active', 'monthly'), 'monthly', now).kind).toBe('refused');
    expect(decideSubscribe(family('active', 'monthly'), 'yearly', now).kind).toBe('create');
  });

  it('after cancelling or expiring it can be', () => {
    expect(decideSubscribe(family('cancelled', 'monthly'), 'monthly', now).kind).toBe('create');
    expect(decideSubscribe(family('active', 'monthly'), 'monthly', end).kind).toBe('create');
  });

  it.each([
    [family('active', 'monthly'), 'current', true],
    [family('active', 'yearly'), 'subscribe', false],
    [family('trial'), 'upgrade', false],
    [family('expired'), 'subscribe', false],
  ])('button %#', (of, kind, isDisabled) => {
    expect(planButton(of, 'monthly', now)).toEqual({ kind, isDisabled });
  });
});

it('only what is active can be cancelled, and access stays to the end of the period', () => {
  expect(decideCancel(family('active', 'monthly'), now)).toEqual({ kind: 'cancel', accessEndsAt: end });
  for (const status of ['trial', 'cancelled', 'expired'])
    expect(decideCancel(family(status, 'monthly'), now)).toEqual({ kind: 'refused', code: 'NOT_ACTIVE' });
  expect(decideCancel(family('active', 'monthly'), end).kind).toBe('refused');
});

describe('the banner', () => {
  it.each([
    [family('active', 'quarterly'), { kind: 'premium', plan: 'quarterly' }],
    [
      { ...family('active'), subscriptionEndDate: end },
      { kind: 'premium', plan: null },
    ],
    [family('trial'), { kind: 'trial', daysLeft: 5 }],
    [family('cancelled', 'monthly'), null],
    [family('expired'), null],
  ])('%#', (of, banner) => {
    expect(bannerFor(of, now)).toEqual(banner);
  });

  it('asks for an upgrade when the trial is over', () => {
    expect(bannerFor(family('trial'), end)).toEqual({ kind: 'trialExpired' });
  });
});
