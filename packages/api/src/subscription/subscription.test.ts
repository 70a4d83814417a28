import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { featureSchema } from '@herohood/domain/subscription/schema';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../tests/testing/refused';
import { createTestFamily, openBrowser, type TestFamily } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';

let database: TestDatabase;
let ports: TestPorts;
let family: TestFamily;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  ports = createTestPorts(database.db);
  family = await createTestFamily(ports);
});
afterEach(() => expectSoundLedgers(database.sql));

const DAY_MS = 86_400_000;
const END = '2026-04-10T15:00:00.000Z';

const pay = (status: 'active' | 'cancelled', end = END) => database.sql`update families
  set subscription_status = ${status}, subscription_plan = 'monthly', subscription_end_date = ${end}
  where code = ${family.user.familyCode}`;
const later = (ms: number) => {
  ports.clock.now = new Date(ports.clock.now.getTime() + ms);
};
const status = () => family.parent.call().subscription.status();
const featuresOf = async (who = family.child) => {
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
    expect(await codeOf(family.parent.call().children.list())).toBe('PREMIUM_REQUIRED');
  });

  test('of an active plan names the next charge, of a cancelled one only the end', async () => {
    await pay('active');
    const active = { plan: 'monthly', hasAccess: true, subscriptionEndDate: END, trialDaysLeft: 0 };
    expect(await status()).toMatchObject({ ...active, status: 'active', nextBillingDate: END });
    await pay('cancelled');
    expect(await status()).toMatchObject({ ...active, status: 'cancelled', nextBillingDate: null });
    await pay('cancelled', ports.clock.now.toISOString());
    expect(await status()).toMatchObject({ status: 'expired', hasAccess: false });
  });

  test('is the parents’ alone, and not of one who waits to be let in', async () => {
    expect(await codeOf(family.child.call().subscription.status())).toBe('FORBIDDEN');
    expect(await codeOf(openBrowser(ports).call().subscription.status())).toBe('UNAUTHORIZED');
    const newcomer = openBrowser(ports);
    await newcomer.call().account.register({
      email: `waiting-${family.user.email}`,
      password: 'secret-enough',
      firstName: 'Bea',
      lastName: 'Waits',
      familyCode: family.user.familyCode,
    });
    expect(await codeOf(newcomer.call().subscription.status())).toBe('WAITING_FOR_ACCEPTANCE');
    const asked = newcomer.call().subscription.checkFeatureAccess({ feature: 'mini_games' });
    expect(await codeOf(asked)).toBe('WAITING_FOR_ACCEPTANCE');
  });
});

describe('access to a feature', () => {
  const PREMIUM = ['auto_approval', 'voice_reminders', 'custom_ringtones'];
  const ALL = ['mini_games', 'premium_ringtones', ...PREMIUM];

  test.each(['parent', 'child'] as const)('follows what was paid, for a %s', async (role) => {
    expect(await featuresOf(family[role])).toEqual(PREMIUM);
    await pay('active');
    expect(await featuresOf(family[role])).toEqual(ALL);
    await pay('cancelled');
    expect(await featuresOf(family[role])).toEqual(ALL);
  });

  test.each(['parent', 'child'] as const)('is answered, with no, after a trial, for a %s', async (role) => {
    later(7 * DAY_MS);
    expect(await featuresOf(family[role])).toEqual([]);
    const answer = await family[role].call().subscription.checkFeatureAccess({ feature: 'mini_games' });
    expect(answer).toEqual({ hasAccess: false, user: { subscriptionStatus: 'trial' } });
  });

  test('tells the status that holds now, not the stored one', async () => {
    await pay('active', ports.clock.now.toISOString());
    const answer = await family.child.call().subscription.checkFeatureAccess({ feature: 'mini_games' });
    expect(answer).toEqual({ hasAccess: false, user: { subscriptionStatus: 'expired' } });
  });
});
