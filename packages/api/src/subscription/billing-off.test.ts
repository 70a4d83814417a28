import { beforeEach, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { codeOf } from '../../tests/testing/refused';
import { sweepDueMissions } from '../missions/sweep-due-missions';

const suite = new FamilySuite({ trial: 'ends' });

beforeEach(async () => {
  suite.ports.billing = 'off';
});

const subscription = () => suite.family.parent.call().subscription;
/** Longer than the trial, shorter than a session. */
const weeksPass = () => {
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + 21 * 86_400_000);
};

test('every family has everything, for good, without a plan', async () => {
  weeksPass();
  expect(await suite.family.parent.call().account.me()).toMatchObject({
    ...{ billing: 'off', hasPremiumAccess: true, subscriptionStatus: 'active', subscriptionPlan: null },
    ...{ trialEndsAt: null, subscriptionEndDate: null, trialDaysLeft: 0 },
  });
  expect(await subscription().status()).toEqual({
    ...{ status: 'active', plan: null, hasAccess: true, trialEndsAt: null, trialDaysLeft: 0 },
    ...{ subscriptionEndDate: null, nextBillingDate: null },
  });
  for (const feature of ['mini_games', 'premium_ringtones', 'auto_approval'] as const) {
    expect((await subscription().checkFeatureAccess({ feature })).hasAccess).toBe(true);
  }
});

test('there is nothing to buy, to pay, to cancel or to resume', async () => {
  const { create, complete, cancel, resume, checkout } = subscription();
  const calls = [create({ planId: 'monthly' }), complete({ paymentIntentId: 'pi_1' }), cancel(), resume()];
  for (const call of [...calls, checkout()]) expect(await codeOf(call)).toBe('BILLING_OFF');
  expect(suite.ports.payments.orders).toEqual([]);
});

test('missions are approved by the timer though the trial that is stored ended long ago', async () => {
  await suite.family.parent
    .call()
    .missions.updateAutoApprovalSettings({ enabled: true, timeValue: 1, timeUnit: 'hours' });
  weeksPass();
  await suite.family.child.call().missions.complete({ id: suite.family.habit.id });
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + 2 * 3_600_000);
  expect(await sweepDueMissions(suite.ports, { batchSize: 10 })).toMatchObject({ approved: 1 });
});

test('what a family had stored counts again when billing comes back', async () => {
  weeksPass();
  suite.ports.billing = 'sandbox';
  expect(await suite.family.parent.call().account.me()).toMatchObject({
    billing: 'sandbox',
    subscriptionStatus: 'trial',
    hasPremiumAccess: false,
  });
});
