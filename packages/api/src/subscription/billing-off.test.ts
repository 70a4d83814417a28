import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeOf } from '../../tests/testing/refused';
import { createTestFamily, type TestFamily } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';
import { sweepDueMissions } from '../missions/sweep-due-missions';

let database: TestDatabase;
let ports: TestPorts;
let family: TestFamily;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  ports = createTestPorts(database.db);
  ports.billing = 'off';
  family = await createTestFamily(ports);
});

const subscription = () => family.parent.call().subscription;
/** Longer than the trial, shorter than a session. */
const weeksPass = () => {
  ports.clock.now = new Date(ports.clock.now.getTime() + 21 * 86_400_000);
};

test('every family has everything, for good, without a plan', async () => {
  weeksPass();
  expect(await family.parent.call().account.me()).toMatchObject({
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
  expect(ports.payments.orders).toEqual([]);
});

test('missions are approved by the timer though the trial that is stored ended long ago', async () => {
  await family.parent
    .call()
    .missions.updateAutoApprovalSettings({ enabled: true, timeValue: 1, timeUnit: 'hours' });
  weeksPass();
  await family.child.call().missions.complete({ id: family.habit.id });
  ports.clock.now = new Date(ports.clock.now.getTime() + 2 * 3_600_000);
  expect(await sweepDueMissions(ports, { batchSize: 10 })).toMatchObject({ approved: 1 });
});

test('what a family had stored counts again when billing comes back', async () => {
  weeksPass();
  ports.billing = 'sandbox';
  expect(await family.parent.call().account.me()).toMatchObject({
    billing: 'sandbox',
    subscriptionStatus: 'trial',
    hasPremiumAccess: false,
  });
});
