import { DAY_MS } from '@herohood/domain/time/durations';
import { describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { codeOf } from '../../tests/testing/refused';
import { createTestFamily, type TestFamily } from '../../tests/testing/test-family';
import { handlePaymentEvent, settleEnded } from './settle-family';

const suite = new FamilySuite({ trial: 'ends' });

const calls = (who: TestFamily = suite.family) => who.parent.call().subscription;
const later = (days: number) => {
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + days * DAY_MS);
};
const create = (planId: 'monthly' | 'quarterly' | 'yearly' = 'monthly') => calls().create({ planId });
async function subscribe(planId: 'monthly' | 'quarterly' | 'yearly' = 'monthly') {
  const begun = await create(planId);
  suite.ports.payments.pay(begun.paymentIntentId);
  await calls().complete({ paymentIntentId: begun.paymentIntentId });
  return begun;
}
let events = 0;
const news = (type = 'customer.subscription.updated', id = `evt_${++events}`) =>
  handlePaymentEvent(suite.ports, {
    id,
    type,
    customerId: suite.ports.payments.orders[0]?.customerId ?? null,
  });
const audits = async () =>
  (await suite.family.parent.call().family.audit({})).filter(({ act }) => act === 'subscription.changed')
    .length;

describe('beginning', () => {
  test('makes a customer and an open payment, and grants nothing', async () => {
    const begun = await create();
    expect(begun).toMatchObject({ clientSecret: `${begun.paymentIntentId}_secret` });
    expect(await calls().status()).toMatchObject({ status: 'trial', plan: null });
  });

  test('twice at once begins one subscription for one customer', async () => {
    const begun = await Promise.all([create(), create(), create()]);
    expect(new Set(begun.map(({ subscriptionId }) => subscriptionId)).size).toBe(1);
    expect(suite.ports.payments.orders).toHaveLength(1);
    expect(await create()).toEqual(begun[0]);
  });

  test('another plan gives the first one up, so that only one can be paid', async () => {
    await create('monthly');
    await create('yearly');
    expect(suite.ports.payments.orders.map(({ plan, status }) => [plan, status])).toEqual([
      ['monthly', 'expired'],
      ['yearly', 'incomplete'],
    ]);
  });

  test('after a payment that nobody completed finds it paid', async () => {
    const { paymentIntentId } = await create();
    suite.ports.payments.pay(paymentIntentId);
    expect(await codeOf(create())).toBe('ALREADY_SUBSCRIBED');
    expect(await calls().status()).toMatchObject({ status: 'active', plan: 'monthly' });
  });

  test('is refused for the active plan, not for another one', async () => {
    await subscribe('monthly');
    expect(await codeOf(create('monthly'))).toBe('ALREADY_SUBSCRIBED');
    const begun = await create('yearly');
    suite.ports.payments.pay(begun.paymentIntentId);
    await calls().complete({ paymentIntentId: begun.paymentIntentId });
    expect(await calls().status()).toMatchObject({ status: 'active', plan: 'yearly' });
    expect(suite.ports.payments.orders.map(({ status }) => status)).toEqual(['ended', 'paid']);
  });

  test('with credit that covers the plan starts it at once, and says so', async () => {
    suite.ports.payments.hasCredit = true;
    await expect(create('yearly')).rejects.toThrow('it is active now, with nothing to pay');
    expect(await calls().status()).toMatchObject({ status: 'active', plan: 'yearly' });
  });

  test('with a provider that does not answer says so and changes nothing', async () => {
    suite.ports.payments.isDown = true;
    expect(await codeOf(create())).toBe('UNAVAILABLE');
    suite.ports.payments.isDown = false;
    expect((await create()).subscriptionId).toContain('monthly_1');
  });

  test('works when the trial is over', async () => {
    later(8);
    await subscribe();
    expect(await calls().status()).toMatchObject({ status: 'active', hasAccess: true });
  });
});

describe('completing', () => {
  test('a payment that has not gone through is refused', async () => {
    const { paymentIntentId } = await create();
    expect(await codeOf(calls().complete({ paymentIntentId }))).toBe('PAYMENT_NOT_COMPLETED');
    expect(await calls().status()).toMatchObject({ status: 'trial' });
  });

  test("another family's payment is unknown, paid or not", async () => {
    const { paymentIntentId } = await subscribe();
    const other = await createTestFamily(suite.ports);
    expect(await codeOf(calls(other).complete({ paymentIntentId }))).toBe('NOT_FOUND');
    await calls(other).create({ planId: 'monthly' });
    expect(await codeOf(calls(other).complete({ paymentIntentId }))).toBe('NOT_FOUND');
    expect(await calls(other).status()).toMatchObject({ status: 'trial' });
    expect(await codeOf(calls().complete({ paymentIntentId: 'pi_unknown' }))).toBe('NOT_FOUND');
  });

  test('many times at once grants it once', async () => {
    const { paymentIntentId } = await create('quarterly');
    suite.ports.payments.pay(paymentIntentId);
    const answers = await Promise.all(Array.from({ length: 8 }, () => calls().complete({ paymentIntentId })));
    for (const answer of answers) expect(answer).toMatchObject({ status: 'active', plan: 'quarterly' });
    expect(await audits()).toBe(1);
  });

  test('is heard by every device of the family', async () => {
    const { lastSyncTime } = await suite.family.child.call().sync.childFamilyData({});
    await subscribe();
    const { syncEvents } = await suite.family.child.call().sync.childFamilyData({ lastSyncTime });
    expect(syncEvents.map(({ entity }) => entity)).toContain('subscription');
  });

  test('again, after the subscription has ended, gives nothing back', async () => {
    const { paymentIntentId, subscriptionId } = await subscribe();
    await suite.ports.payments.endNow(subscriptionId);
    expect(await calls().complete({ paymentIntentId })).toMatchObject({
      status: 'expired',
      hasAccess: false,
    });
  });
});

describe('what follows', () => {
  test('a renewal extends, a failed one lapses, and a late payment opens again', async () => {
    const { subscriptionId } = await subscribe();
    later(30);
    suite.ports.payments.renew(subscriptionId, true);
    await news('invoice.paid');
    expect(await calls().status()).toMatchObject({ status: 'active', hasAccess: true });
    later(30);
    suite.ports.payments.renew(subscriptionId, false);
    await news('invoice.payment_failed');
    expect(await calls().status()).toMatchObject({ status: 'expired', hasAccess: false });
    const [order] = suite.ports.payments.orders;
    if (order) order.status = 'paid';
    await news('invoice.paid');
    expect(await calls().status()).toMatchObject({ status: 'active', hasAccess: true });
  });

  test('cancelling keeps access to the end of the period, and cannot be done twice', async () => {
    const { subscriptionId } = await subscribe();
    const end = (await calls().status()).subscriptionEndDate;
    const cancelled = {
      status: 'cancelled',
      hasAccess: true,
      subscriptionEndDate: end,
      nextBillingDate: null,
    };
    expect(await calls().cancel()).toMatchObject(cancelled);
    expect(await codeOf(calls().cancel())).toBe('NOT_ACTIVE');
    later(30);
    await suite.ports.payments.endNow(subscriptionId);
    await news('customer.subscription.deleted');
    expect(await calls().status()).toMatchObject({ status: 'expired', subscriptionEndDate: end });
  });

  test('a trial has nothing to cancel; access that was granted by hand can be', async () => {
    expect(await codeOf(calls().cancel())).toBe('NOT_ACTIVE');
    await suite.database.sql`update families set subscription_status = 'active',
      subscription_end_date = '2031-01-01' where code = ${suite.family.user.familyCode}`;
    expect(await calls().cancel()).toMatchObject({ status: 'cancelled', hasAccess: true });
  });

  test('a cancellation is taken back once, with its dates, and every device hears it', async () => {
    await subscribe();
    const end = (await calls().status()).subscriptionEndDate;
    await calls().cancel();
    const { lastSyncTime } = await suite.family.child.call().sync.childFamilyData({});
    const resumed = { status: 'active', subscriptionEndDate: end, nextBillingDate: end };
    expect(await calls().resume()).toMatchObject(resumed);
    expect(await codeOf(calls().resume())).toBe('NOT_CANCELLED');
    const { syncEvents } = await suite.family.child.call().sync.childFamilyData({ lastSyncTime });
    expect(syncEvents.map(({ entity }) => entity)).toContain('subscription');

    await calls().cancel();
    later(31);
    expect(await codeOf(calls().resume())).toBe('NOT_CANCELLED');
  });

  test('access that was granted by hand is resumed without a provider, a trial never', async () => {
    expect(await codeOf(calls().resume())).toBe('NOT_CANCELLED');
    await suite.database.sql`update families set subscription_status = 'cancelled',
      subscription_end_date = '2031-01-01' where code = ${suite.family.user.familyCode}`;
    expect(await calls().resume()).toMatchObject({ status: 'active', hasAccess: true });
  });

  test('cancelling cancels what was paid, though no news of it has come yet', async () => {
    const begun = await create();
    suite.ports.payments.pay(begun.paymentIntentId);
    await suite.database
      .sql`update families set subscription_status = 'active', subscription_end_date = '2031-01-01'
      where code = ${suite.family.user.familyCode}`;
    expect(await calls().cancel()).toMatchObject({
      status: 'cancelled',
      plan: 'monthly',
      nextBillingDate: null,
    });
    expect(suite.ports.payments.orders[0]?.endsAt).not.toBeNull();
  });

  test('an answer that was asked for earlier and comes late changes nothing', async () => {
    const { subscriptionId } = await subscribe();
    suite.ports.payments.beforeAnswer = async () => {
      await suite.ports.payments.endNow(subscriptionId);
      await news('customer.subscription.deleted');
    };
    await news();
    expect(await calls().status()).toMatchObject({ hasAccess: false });
  });

  test('the same event twice is handled once, an event of a stranger not at all', async () => {
    const { subscriptionId } = await subscribe();
    await news('customer.subscription.updated', 'evt_same');
    await suite.ports.payments.endNow(subscriptionId);
    await news('customer.subscription.updated', 'evt_same');
    expect(await calls().status()).toMatchObject({ status: 'active' });
    await handlePaymentEvent(suite.ports, { id: 'evt_x', type: 'invoice.paid', customerId: 'cus_of_nobody' });
    await handlePaymentEvent(suite.ports, { id: 'evt_y', type: 'product.created', customerId: null });
    expect(await calls().status()).toMatchObject({ status: 'active' });
  });

  test('an event that could not be handled is not counted as handled', async () => {
    const { subscriptionId } = await subscribe();
    await suite.ports.payments.endNow(subscriptionId);
    suite.ports.payments.isDown = true;
    await expect(news('customer.subscription.deleted', 'evt_again')).rejects.toThrow();
    suite.ports.payments.isDown = false;
    await news('customer.subscription.deleted', 'evt_again');
    expect(await calls().status()).toMatchObject({ status: 'expired' });
  });

  test('an erased family is charged no more; when the provider is down nothing is erased', async () => {
    await subscribe();
    suite.ports.payments.isDown = true;
    const erase = () => suite.family.parent.call().account.eraseFamily({ password: 'secret-enough' });
    expect(await codeOf(erase())).toBe('UNAVAILABLE');
    expect(await calls().status()).toMatchObject({ status: 'active' });
    suite.ports.payments.isDown = false;
    await erase();
    expect(suite.ports.payments.orders.map(({ status }) => status)).toEqual(['ended']);
  });

  test('a renewal whose webhook was lost is found by asking, and one failing family stops no other', async () => {
    const { subscriptionId } = await subscribe();
    const other = await createTestFamily(suite.ports);
    const begun = await calls(other).create({ planId: 'monthly' });
    suite.ports.payments.pay(begun.paymentIntentId);
    await calls(other).complete({ paymentIntentId: begun.paymentIntentId });
    later(31);
    suite.ports.payments.renew(subscriptionId, true);
    suite.ports.payments.renew(begun.subscriptionId, true);
    expect((await calls().status()).hasAccess).toBe(false);
    suite.ports.payments.beforeAnswer = async () => {
      throw new Error('The connection was lost.');
    };
    expect(await settleEnded(suite.ports)).toBeGreaterThanOrEqual(1);
    await settleEnded(suite.ports);
    expect([await calls().status(), await calls(other).status()]).toMatchObject([
      { hasAccess: true },
      { hasAccess: true },
    ]);
  });
});
