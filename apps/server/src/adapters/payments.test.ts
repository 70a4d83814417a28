import { testFamilyId } from '@herohood/db/testing/family-id';
import { PLANS } from '@herohood/domain/subscription/plans';
import { signPayload } from '@herohood/payments-sandbox/news';
import { createPaymentsSandbox, type PaymentsSandbox } from '@herohood/payments-sandbox/payments-sandbox';
import { memoryStore } from '@herohood/payments-sandbox/stores';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPayments } from './payments';

const STRIPE = 'https://api.stripe.com/v1/*';
const NOW = new Date('2026-03-10T15:00:00Z');
const KEYS = { secretKey: 'sk_test_of_the_adapter', webhookSecret: 'whsec_of_the_adapter' };
const checkout = { mode: 'stripe', publishableKey: 'pk_test_x' } as const;

/** Stripe's own address, answered by the sandbox, whose shapes are held to Stripe's published examples. */
let sandbox: PaymentsSandbox;
let asked: { method: string; path: string; idempotencyKey: string | null }[] = [];
const stripe = setupServer(
  http.all(STRIPE, async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace('/v1/', '');
    const { method } = request;
    asked.push({ method, path, idempotencyKey: request.headers.get('idempotency-key') });
    const answer = await sandbox.handle({
      method,
      path,
      query: search.slice(1),
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
    });
    return HttpResponse.json(answer.body, { status: answer.status, headers: answer.headers });
  }),
);
const payments = createPayments({ ...KEYS, checkout });

beforeAll(() => stripe.listen({ onUnhandledRequest: 'error' }));
afterAll(() => stripe.close());
beforeEach(() => {
  asked = [];
  const log = { warn: () => {}, error: () => {} };
  sandbox = createPaymentsSandbox({
    ...KEYS,
    now: () => NOW,
    store: memoryStore(),
    deliver: async () => true,
    log,
  });
});
afterEach(() => stripe.resetHandlers());

const customer = (family = 'family-1') =>
  payments.createCustomer({ familyId: testFamilyId(family), email: 'parent@hero.example', name: 'Ada Hero' });
const start = async (plan: 'monthly' | 'quarterly' | 'yearly' = 'monthly', attempt = 1) => {
  const begun = await payments.startSubscription({ customerId: await customer(), plan, attempt });
  if (!begun) throw new Error('There was nothing to pay.');
  return begun;
};
const confirm = (id: string, secret: string) =>
  sandbox.handle({
    method: 'POST',
    path: `payment_intents/${id}/confirm`,
    headers: {},
    body: new URLSearchParams({ client_secret: secret, payment_method: 'pm_card_visa' }).toString(),
  });

describe('with Stripe answering', () => {
  test('the same family is the same customer, the same attempt the same subscription', async () => {
    expect(await customer()).toBe(await customer());
    const [first, again, next] = [await start(), await start(), await start('monthly', 2)];
    expect(again).toEqual(first);
    expect(next.subscriptionId).not.toBe(first.subscriptionId);
  });

  test.each(PLANS.map(({ id, priceCents, months }) => [id, priceCents, months] as const))(
    'the price of %s is made once, at %i cents for %i months',
    async (plan, priceCents, months) => {
      expect((await start(plan)).amountCents).toBe(priceCents);
      await start(plan, 2);
      expect(asked.filter(({ method, path }) => method === 'POST' && path === 'prices')).toHaveLength(1);
      const [subscription] = await payments.subscriptionsOf(await customer());
      const { periodStart, periodEnd } = subscription ?? { periodStart: NOW, periodEnd: NOW };
      const between = (periodEnd.getUTCFullYear() - periodStart.getUTCFullYear()) * 12;
      expect(between + periodEnd.getUTCMonth() - periodStart.getUTCMonth()).toBe(months);
    },
  );

  test('a payment is open with its secret until it is paid, and then paid', async () => {
    const begun = await start('yearly');
    const own = { customerId: await customer() };
    expect(await payments.findPayment(begun.paymentIntentId)).toEqual({
      ...own,
      isPaid: false,
      clientSecret: begun.clientSecret,
    });
    await confirm(begun.paymentIntentId, begun.clientSecret);
    expect(await payments.findPayment(begun.paymentIntentId)).toEqual({
      ...own,
      isPaid: true,
      clientSecret: null,
    });
  });

  test('subscriptions are told with plan, period, and the end that was set', async () => {
    const begun = await start('quarterly');
    await confirm(begun.paymentIntentId, begun.clientSecret);
    await payments.cancelAtPeriodEnd(begun.subscriptionId);
    const end = new Date('2026-06-10T15:00:00Z');
    expect(await payments.subscriptionsOf(await customer())).toEqual([
      {
        id: begun.subscriptionId,
        status: 'paid',
        plan: 'quarterly',
        createdAt: NOW,
        periodStart: NOW,
        periodEnd: end,
        endsAt: end,
        endedAt: null,
      },
    ]);
  });

  test('ending twice, ending what is unknown and removing a removed customer are no errors', async () => {
    const begun = await start();
    await confirm(begun.paymentIntentId, begun.clientSecret);
    await payments.endNow(begun.subscriptionId);
    await payments.endNow(begun.subscriptionId);
    await payments.endNow('sub_unknown');
    const id = await customer();
    await payments.removeCustomer(id);
    await payments.removeCustomer(id);
    expect(await payments.findPayment('pi_unknown')).toBeNull();
  });
});

describe('with Stripe in trouble', () => {
  const answering = (status: number, error: object) =>
    stripe.use(http.all(STRIPE, () => HttpResponse.json({ error }, { status })));

  test.each([
    ['fails', () => answering(500, { type: 'api_error', message: 'Oops' })],
    ['is too busy', () => answering(429, { type: 'rate_limit_error', message: 'Too many' })],
    ['cannot be reached', () => stripe.use(http.all(STRIPE, () => HttpResponse.error()))],
  ])('when it %s, the call is refused as unavailable, in words', async (_, break_) => {
    break_();
    const refused = customer('family-2');
    await expect(refused).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(refused).rejects.toThrow('Please try again in a moment.');
  });

  test('a call that gets through at the second try carries the same idempotency key', async () => {
    const keys: (string | null)[] = [];
    stripe.use(
      http.post(
        STRIPE,
        ({ request }) => {
          keys.push(request.headers.get('idempotency-key'));
          return HttpResponse.json({ error: { type: 'api_error' } }, { status: 503 });
        },
        { once: true },
      ),
    );
    await customer('family-3');
    expect([...keys, ...asked.map(({ idempotencyKey }) => idempotencyKey)]).toEqual([
      'customer-family-3',
      'customer-family-3',
    ]);
  });

  test('a wrong key is a fault of ours, not a moment to wait', async () => {
    answering(401, { type: 'invalid_request_error', message: 'Invalid API Key' });
    await expect(customer('family-4')).rejects.not.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('webhooks', () => {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'invoice.paid',
    data: { object: { object: 'invoice', customer: 'cus_1' } },
  });
  const signature = signPayload({ payload: body, secret: KEYS.webhookSecret, now: NOW });
  const read = (change: object = {}) => payments.readEvent({ body, signature, now: NOW, ...change });

  test('are read when Stripe signed them within five minutes', async () => {
    expect(await read()).toEqual({ id: 'evt_1', type: 'invoice.paid', customerId: 'cus_1' });
    expect(await read({ now: new Date(NOW.getTime() + 301_000) })).toBeNull();
    expect(await read({ signature: 'nonsense' })).toBeNull();
    expect(await read({ body: body.replace('cus_1', 'cus_2') })).toBeNull();
  });

  test.each([
    [{ object: 'customer', id: 'cus_9' }, 'cus_9'],
    [{ object: 'invoice', customer: { id: 'cus_8' } }, 'cus_8'],
    [{ object: 'product', id: 'prod_1' }, null],
  ])('of %j are about %s', async (object, customerId) => {
    const payload = JSON.stringify({ id: 'evt_2', object: 'event', type: 'x', data: { object } });
    const signed = signPayload({ payload, secret: KEYS.webhookSecret, now: NOW });
    expect(await read({ body: payload, signature: signed })).toMatchObject({ customerId });
  });
});
