import { signPayload } from '@herohood/payments-sandbox/sign';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sandboxKeys } from '../../src/adapters/payments-provider';
import { APP_SECRET } from '../testing/test-server';
import { DAY_MS, type Family, HOUR_MS, openWorld, type World } from './contract-world';
import { type BegunPayment, pay, payPlan } from './payment-samples';

let world: World;
let family: Family;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  family = await world.family();
});

const status = async () => (await family.parent.send('GET /api/subscription/status')).body;
const create = async (planId = 'monthly'): Promise<BegunPayment> =>
  (await family.parent.send('POST /api/subscription/create', { planId })).body;
const complete = (paymentIntentId: string, by = family.parent) =>
  by.send('POST /api/subscription/complete', { paymentIntentId });
async function subscribe(planId = 'monthly') {
  const begun = await payPlan(world, family, planId);
  await complete(begun.paymentIntentId);
  await world.server.settlePayments();
  return begun;
}
/** Time passes for everybody: the provider charges what fell due, and its webhooks arrive. */
async function pass(ms: number) {
  world.clock.advance(ms);
  await world.server.settlePayments();
}
const days = (count: number) => pass(count * DAY_MS);

describe('from the first payment to the last', () => {
  test('create, pay, complete: the plan is active, and the next charge is named', async () => {
    const begun = await create('yearly');
    expect(Object.keys(begun).sort()).toEqual(['clientSecret', 'paymentIntentId', 'subscriptionId']);
    expect((await complete(begun.paymentIntentId)).body.code).toBe('PAYMENT_NOT_COMPLETED');
    expect(await pay(world, begun)).toEqual({ status: 200, outcome: 'succeeded' });
    const end = '2027-03-10T15:00:00.000Z';
    const active = { status: 'active', plan: 'yearly', hasAccess: true, subscriptionEndDate: end };
    expect((await complete(begun.paymentIntentId)).body).toMatchObject({ ...active, nextBillingDate: end });
    expect((await complete(begun.paymentIntentId)).status).toBe(200);
  });

  test('a payment whose browser was closed is activated by the webhook alone', async () => {
    await payPlan(world, family, 'quarterly');
    await world.server.settlePayments();
    expect(await status()).toMatchObject({ status: 'active', plan: 'quarterly' });
  });

  test('a renewal goes on for another month; one that is declined lapses, and the end is the end', async () => {
    const begun = await create();
    // Succeeds now and is declined whenever it is charged later.
    await pay(world, begun, 'pm_card_chargeCustomerFail' as 'pm_card_visa');
    await complete(begun.paymentIntentId);
    const paidUntil = (await status()).subscriptionEndDate;
    await days(30);
    expect((await status()).hasAccess).toBe(true);
    await days(1);
    await pass(2 * HOUR_MS);
    expect(await status()).toMatchObject({
      status: 'expired',
      hasAccess: false,
      subscriptionEndDate: paidUntil,
    });
    expect((await family.parent.send('GET /api/children')).status).toBe(402);
    for (let day = 0; day < 20; day += 1) await days(1);
    expect(await status()).toMatchObject({ status: 'expired', subscriptionEndDate: paidUntil });
    expect((await create()).clientSecret).not.toBe(begun.clientSecret);
  });

  test('renewals follow the calendar month by month', async () => {
    await subscribe();
    const start = Date.parse((await status()).subscriptionEndDate);
    const ends: string[] = [];
    world.clock.set(new Date(start).toISOString());
    for (let day = 0; day < 92; day += 1) {
      await days(1);
      const { subscriptionEndDate, hasAccess } = await status();
      expect(hasAccess).toBe(true);
      if (ends.at(-1) !== subscriptionEndDate) ends.push(subscriptionEndDate);
    }
    const dayOfMonth = new Date(start).getUTCDate();
    expect(ends.map((end) => new Date(end).getUTCDate())).toEqual(ends.map(() => dayOfMonth));
    expect(ends.length).toBeGreaterThanOrEqual(3);
  });

  test('cancelling keeps what is paid for, and ends on the day', async () => {
    await subscribe();
    const end = (await status()).subscriptionEndDate;
    const cancelled = (await family.parent.send('POST /api/subscription/cancel')).body;
    expect(cancelled).toMatchObject({ status: 'cancelled', hasAccess: true, subscriptionEndDate: end });
    expect(cancelled.nextBillingDate).toBeNull();
    expect((await family.parent.send('POST /api/subscription/cancel')).body.code).toBe('NOT_ACTIVE');
    await days(27);
    expect(await status()).toMatchObject({ status: 'cancelled', hasAccess: true });
    await days(5);
    expect(await status()).toMatchObject({ status: 'expired', hasAccess: false, subscriptionEndDate: end });
  });

  test('a cancelled plan is resumed without paying, with its dates, as long as it runs', async () => {
    await subscribe();
    const end = (await status()).subscriptionEndDate;
    const resume = () => family.parent.send('POST /api/subscription/resume');
    expect((await resume()).body.code).toBe('NOT_CANCELLED');
    await family.parent.send('POST /api/subscription/cancel');
    const resumed = { status: 'active', plan: 'monthly', subscriptionEndDate: end, nextBillingDate: end };
    expect(await resume()).toMatchObject({ status: 200, body: resumed });
    expect(await resume()).toMatchObject({ status: 409, body: { code: 'NOT_CANCELLED' } });
    await days(32);
    expect(await status()).toMatchObject({ status: 'active', hasAccess: true });

    await family.parent.send('POST /api/subscription/cancel');
    await days(32);
    expect((await resume()).body.code).toBe('NOT_CANCELLED');
  });

  test('another plan replaces the running one, which is charged no more', async () => {
    const first = await subscribe('monthly');
    await days(10);
    await subscribe('yearly');
    expect(await status()).toMatchObject({ status: 'active', plan: 'yearly' });
    const end = (await status()).subscriptionEndDate;
    await days(40);
    expect(await status()).toMatchObject({ status: 'active', plan: 'yearly', subscriptionEndDate: end });
    expect((await complete(first.paymentIntentId)).body).toMatchObject({ plan: 'yearly' });
  });
});

test('credit of an unused year pays for a month at once, without a payment', async () => {
  await subscribe('yearly');
  await days(1);
  await subscribe('quarterly');
  const answer = await family.parent.send('POST /api/subscription/create', { planId: 'monthly' });
  expect([answer.status, answer.body.code]).toEqual([409, 'ALREADY_SUBSCRIBED']);
  expect(await status()).toMatchObject({ status: 'active', plan: 'monthly' });
});

describe('cards', () => {
  test('a declined card grants nothing, and the same payment can be tried with another', async () => {
    const begun = await create();
    expect(await pay(world, begun, 'pm_card_chargeDeclined')).toEqual({
      status: 402,
      outcome: 'card_declined',
    });
    expect((await complete(begun.paymentIntentId)).body.code).toBe('PAYMENT_NOT_COMPLETED');
    expect(await create()).toEqual(begun);
    await pay(world, begun);
    expect((await complete(begun.paymentIntentId)).body).toMatchObject({ status: 'active' });
  });

  test('a card that asks for authentication is not paid before it was given', async () => {
    const begun = await create();
    expect((await pay(world, begun, 'pm_card_authenticationRequired')).outcome).toBe('requires_action');
    expect((await complete(begun.paymentIntentId)).body.code).toBe('PAYMENT_NOT_COMPLETED');
  });

  test("a foreign client secret pays nothing, and another family's payment is unknown", async () => {
    const begun = await create();
    const wrong = { ...begun, clientSecret: `${begun.paymentIntentId}_secret_guessed` };
    expect((await pay(world, wrong)).status).toBeGreaterThanOrEqual(400);
    await pay(world, begun);
    const other = await world.family();
    expect((await complete(begun.paymentIntentId, other.parent)).status).toBe(404);
    await other.parent.send('POST /api/subscription/create', { planId: 'monthly' });
    expect((await complete(begun.paymentIntentId, other.parent)).status).toBe(404);
  });
});

describe('webhooks', () => {
  const { webhookSecret } = sandboxKeys(APP_SECRET);
  const send = async (payload: string, signature?: string) =>
    (
      await world.browser().send('POST /api/stripe/webhook', undefined, {
        raw: payload,
        ...(signature === undefined ? {} : { headers: { 'stripe-signature': signature } }),
      })
    ).status;
  const signed = (payload: string, secret = webhookSecret, now = world.clock.now) =>
    signPayload({ payload, secret, now });
  let events = 0;
  const eventFor = async (type: string, object: object = {}) => {
    const [row] = await world.sql`select stripe_customer_id as id from families where id = ${family.id}`;
    events += 1;
    return JSON.stringify({
      id: `evt_test_${events}`,
      object: 'event',
      type,
      data: { object: { object: 'subscription', customer: row?.id, ...object } },
    });
  };

  test('without a signature, with a forged or an old one, or with other bytes: 400 and nothing happens', async () => {
    await subscribe();
    const payload = await eventFor('customer.subscription.deleted', { status: 'canceled' });
    expect(await send(payload)).toBe(400);
    expect(await send(payload, 't=1,v1=00')).toBe(400);
    expect(await send(payload, signed(payload, 'whsec_of_somebody_else'))).toBe(400);
    const old = new Date(world.clock.now.getTime() - 6 * 60_000);
    expect(await send(payload, signed(payload, webhookSecret, old))).toBe(400);
    expect(await send(`${payload} `, signed(payload))).toBe(400);
    expect(await status()).toMatchObject({ status: 'active' });
  });

  test('say only that something changed: what they claim is never believed', async () => {
    await subscribe();
    const payload = await eventFor('customer.subscription.deleted', { status: 'canceled', ended_at: 1 });
    expect(await send(payload, signed(payload))).toBe(200);
    expect(await status()).toMatchObject({ status: 'active' });
  });

  test('twice, all at once and in any order leave what the provider says', async () => {
    await subscribe('quarterly');
    await family.parent.send('POST /api/subscription/cancel');
    const kinds = ['customer.subscription.updated', 'invoice.paid', 'customer.subscription.created'];
    const payloads = await Promise.all([...kinds, ...kinds].map((kind) => eventFor(kind)));
    const storm = [...payloads, ...payloads].reverse();
    const answers = await Promise.all(storm.map((payload) => send(payload, signed(payload))));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await status()).toMatchObject({ status: 'cancelled', hasAccess: true, plan: 'quarterly' });
    const [row] = await world.sql`select count(*)::int as times from audit_entries
      where family_id = ${family.id} and act = 'subscription.changed'`;
    expect(row?.times).toBe(2);
  });
});

test('an erased family is a customer no more, and is charged no more', async () => {
  const { subscriptionId } = await subscribe();
  const erased = await family.parent.send('DELETE /api/family', { password: family.password });
  expect(erased.status).toBe(204);
  const { secretKey } = sandboxKeys(APP_SECRET);
  const answer = await world.server.app.inject({
    url: `/sandbox/stripe/v1/subscriptions/${subscriptionId}`,
    headers: { authorization: `Bearer ${secretKey}` },
  });
  expect(answer.json()).toMatchObject({ status: 'canceled' });
});

test('nobody looks into the sandbox without its key', async () => {
  await subscribe();
  for (const headers of [
    {},
    { authorization: 'Bearer sk_test_guess' },
    { authorization: 'Bearer pk_test_x' },
  ]) {
    const answer = await world.server.app.inject({ url: '/sandbox/stripe/v1/customers', headers });
    expect(answer.statusCode).toBe(401);
  }
});
