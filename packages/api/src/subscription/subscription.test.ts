import { featureSchema } from '@herohood/domain/subscription/schema';
import { DAY_MS } from '@herohood/domain/time/durations';
import { describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { codeOf } from '../../tests/testing/refused';

const suite = new FamilySuite({ trial: 'ends' });

const END = '2026-04-10T15:00:00.000Z';

const pay = (status: 'active' | 'cancelled', end = END) => suite.database.sql`update families
  set subscription_status = ${status}, subscription_plan = 'monthly', subscription_end_date = ${end}
  where code = ${suite.family.user.familyCode}`;
const later = (ms: number) => {
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + ms);
};
const status = () => suite.family.parent.call().subscription.status();
const featuresOf = async (who = suite.family.child) => {
  const open: string[] = [];
  for (const feature of featureSchema.options) {
    const answer = await who.call().subscription.checkFeatureAccess({ feature });
    if (answer.hasAccess) open.push(feature);
  }
  return open;
};

describe('the status', () => {
  test('of a new family is its trial', async () => {
    expect(await status()).toEqual({
      status: 'trial',
      plan: null,
      hasAccess: true,
      trialEndsAt: '2026-03-17T15:00:00.000Z',
      trialDaysLeft: 7,
      subscriptionEndDate: null,
      nextBillingDate: null,
    });
  });

  test('answers when the trial is over, at its very end too', async () => {
    later(7 * DAY_MS - 1);
    expect(await status()).toMatchObject({ hasAccess: true, trialDaysLeft: 1 });
    later(1);
    expect(await status()).toMatchObject({ status: 'trial', hasAccess: false, trialDaysLeft: 0 });
    expect(await codeOf(suite.family.parent.call().children.list())).toBe('PREMIUM_REQUIRED');
  });

  test('of an active plan names the next charge, of a cancelled one only the end', async () => {
    await pay('active');
    const active = { plan: 'monthly', hasAccess: true, subscriptionEndDate: END, trialDaysLeft: 0 };
    expect(await status()).toMatchObject({ ...active, status: 'active', nextBillingDate: END });
    await pay('cancelled');
    expect(await status()).toMatchObject({ ...active, status: 'cancelled', nextBillingDate: null });
    await pay('cancelled', suite.ports.clock.now.toISOString());
    expect(await status()).toMatchObject({ status: 'expired', hasAccess: false });
  });
});

describe('access to a feature', () => {
  const PREMIUM = ['auto_approval', 'voice_reminders', 'custom_ringtones'];
  const ALL = ['mini_games', 'premium_ringtones', ...PREMIUM];

  test.each(['parent', 'child'] as const)('follows what was paid, for a %s', async (role) => {
    expect(await featuresOf(suite.family[role])).toEqual(PREMIUM);
    await pay('active');
    expect(await featuresOf(suite.family[role])).toEqual(ALL);
    await pay('cancelled');
    expect(await featuresOf(suite.family[role])).toEqual(ALL);
  });

  test.each(['parent', 'child'] as const)('is answered, with no, after a trial, for a %s', async (role) => {
    later(7 * DAY_MS);
    expect(await featuresOf(suite.family[role])).toEqual([]);
    const answer = await suite.family[role].call().subscription.checkFeatureAccess({ feature: 'mini_games' });
    expect(answer).toEqual({ hasAccess: false, user: { subscriptionStatus: 'trial' } });
  });
});
