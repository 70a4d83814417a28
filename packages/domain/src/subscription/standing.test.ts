import { describe, expect, test } from 'vitest';
import { decideStanding, type ProviderSubscription } from './standing';

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const subscription = (change: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: 'sub_1',
  status: 'paid',
  plan: 'monthly',
  createdAt: at('2026-01-10'),
  periodStart: at('2026-03-10'),
  periodEnd: at('2026-04-10'),
  endsAt: null,
  endedAt: null,
  ...change,
});
const NOTHING = { stripeSubscriptionId: null, subscriptionEndDate: null };
const OWN = { stripeSubscriptionId: 'sub_1', subscriptionEndDate: at('2026-04-10') };
const standingOf = (...subscriptions: ProviderSubscription[]) => decideStanding(subscriptions, OWN).standing;

describe('one subscription', () => {
  test('that is paid is active until its period ends', () => {
    expect(decideStanding([subscription()], NOTHING)).toEqual({
      standing: {
        subscriptionStatus: 'active',
        subscriptionPlan: 'monthly',
        subscriptionEndDate: at('2026-04-10'),
        stripeSubscriptionId: 'sub_1',
      },
      superfluous: [],
    });
  });

  test.each(['incomplete', 'expired'] as const)('that is %s changes nothing', (status) => {
    expect(decideStanding([subscription({ status })], NOTHING)).toEqual({ standing: null, superfluous: [] });
  });

  test('whose renewal is not paid ends with the period that was', () => {
    expect(standingOf(subscription({ status: 'unpaid' }))?.subscriptionEndDate).toEqual(at('2026-03-10'));
  });

  test('that was cancelled keeps its paid period, and an earlier end if one was set', () => {
    const cancelled = standingOf(subscription({ endsAt: at('2026-04-10') }));
    expect(cancelled).toMatchObject({
      subscriptionStatus: 'cancelled',
      subscriptionEndDate: at('2026-04-10'),
    });
    expect(standingOf(subscription({ endsAt: at('2026-03-20') }))?.subscriptionEndDate).toEqual(
      at('2026-03-20'),
    );
  });

  test('that ended gives no more than it had given', () => {
    const ended = subscription({ status: 'ended', endedAt: at('2026-05-01') });
    expect(standingOf(ended)).toMatchObject({
      subscriptionStatus: 'cancelled',
      subscriptionEndDate: at('2026-04-10'),
    });
    const early = subscription({ status: 'ended', endedAt: at('2026-03-15') });
    expect(standingOf(early)?.subscriptionEndDate).toEqual(at('2026-03-15'));
  });

  test('that ended and is not the one that counts changes nothing', () => {
    const ended = subscription({ id: 'sub_0', status: 'ended', endedAt: at('2026-03-15') });
    expect(standingOf(ended)).toBeNull();
  });
});

describe('several subscriptions', () => {
  const older = subscription();
  const newer = subscription({ id: 'sub_2', plan: 'yearly', createdAt: at('2026-03-12') });

  test('the newest paid one counts, in whatever order they are told; the others would charge twice', () => {
    for (const subscriptions of [
      [older, newer],
      [newer, older],
    ]) {
      const { standing, superfluous } = decideStanding(subscriptions, OWN);
      expect(standing).toMatchObject({ stripeSubscriptionId: 'sub_2', subscriptionPlan: 'yearly' });
      expect(superfluous).toEqual(['sub_1']);
    }
  });

  test('a paid one goes before a newer one that is not paid', () => {
    const { standing, superfluous } = decideStanding([older, { ...newer, status: 'unpaid' }], OWN);
    expect(standing).toMatchObject({ stripeSubscriptionId: 'sub_1', subscriptionStatus: 'active' });
    expect(superfluous).toEqual(['sub_2']);
  });

  test('one that is just being paid does not end the other', () => {
    expect(decideStanding([older, { ...newer, status: 'incomplete' }], OWN)).toMatchObject({
      standing: { stripeSubscriptionId: 'sub_1' },
      superfluous: [],
    });
  });
});
