import { describe, expect, test } from 'vitest';
import { decideSubscriptionState, type ProviderSubscription } from './subscription-state';

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
const stateOf = (...subscriptions: ProviderSubscription[]) =>
  decideSubscriptionState(subscriptions, OWN).state;

describe('one subscription', () => {
  test('that is paid is active until its period ends', () => {
    expect(decideSubscriptionState([subscription()], NOTHING)).toEqual({
      state: {
        subscriptionStatus: 'active',
        subscriptionPlan: 'monthly',
        subscriptionEndDate: at('2026-04-10'),
        stripeSubscriptionId: 'sub_1',
      },
      superfluous: [],
    });
  });

  test.each(['incomplete', 'expired'] as const)('that is %s changes nothing', (status) => {
    expect(decideSubscriptionState([subscription({ status })], NOTHING)).toEqual({
      state: null,
      superfluous: [],
    });
  });

  test('whose renewal is not paid ends with the period that was', () => {
    expect(stateOf(subscription({ status: 'unpaid' }))?.subscriptionEndDate).toEqual(at('2026-03-10'));
  });

  test('that was cancelled keeps its paid period, and an earlier end if one was set', () => {
    const cancelled = stateOf(subscription({ endsAt: at('2026-04-10') }));
    expect(cancelled).toMatchObject({
      subscriptionStatus: 'cancelled',
      subscriptionEndDate: at('2026-04-10'),
    });
    expect(stateOf(subscription({ endsAt: at('2026-03-20') }))?.subscriptionEndDate).toEqual(
      at('2026-03-20'),
    );
  });

  test('that ended gives no more than it had given', () => {
    const ended = subscription({ status: 'ended', endedAt: at('2026-05-01') });
    expect(stateOf(ended)).toMatchObject({
      subscriptionStatus: 'cancelled',
      subscriptionEndDate: at('2026-04-10'),
    });
    const early = subscription({ status: 'ended', endedAt: at('2026-03-15') });
    expect(stateOf(early)?.subscriptionEndDate).toEqual(at('2026-03-15'));
  });

  test('that ended and is not the one that counts changes nothing', () => {
    const ended = subscription({ id: 'sub_0', status: 'ended', endedAt: at('2026-03-15') });
    expect(stateOf(ended)).toBeNull();
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
      const { state, superfluous } = decideSubscriptionState(subscriptions, OWN);
      expect(state).toMatchObject({ stripeSubscriptionId: 'sub_2', subscriptionPlan: 'yearly' });
      expect(superfluous).toEqual(['sub_1']);
    }
  });

  test('a paid one goes before a newer one that is not paid', () => {
    const { state, superfluous } = decideSubscriptionState([older, { ...newer, status: 'unpaid' }], OWN);
    expect(state).toMatchObject({ stripeSubscriptionId: 'sub_1', subscriptionStatus: 'active' });
    expect(superfluous).toEqual(['sub_2']);
  });

  test('one that is just being paid does not end the other', () => {
    expect(decideSubscriptionState([older, { ...newer, status: 'incomplete' }], OWN)).toMatchObject({
      state: { stripeSubscriptionId: 'sub_1' },
      superfluous: [],
    });
  });
});
