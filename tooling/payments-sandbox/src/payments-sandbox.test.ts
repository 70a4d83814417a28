import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileStore } from './stores';
import {
  DAY,
  HOUR,
  openTestSandbox,
  order,
  SECRET_KEY,
  START,
  type TestSandbox,
  WEBHOOK_SECRET,
} from './testing/test-sandbox';

/** What the checkout needs of it and the server's own payments do not show (`apps/server/src/adapters/payments.test.ts`). */

const VISA = '4242424242424242';
const typesOf = ({ delivered }: TestSandbox) =>
  delivered.map(({ payload }) => (JSON.parse(payload) as { type: string }).type);
const day = (seconds: number | undefined) => new Date((seconds ?? 0) * 1000).toISOString().slice(0, 10);

let test: TestSandbox;
beforeEach(() => {
  test = openTestSandbox();
});
afterEach(async () => {
  await test.sandbox.close();
  expect(test.logged).toEqual([]);
});

describe('a call', () => {
  it('with a used key and other parameters is refused', async () => {
    const { stripe } = test;
    const idempotencyKey = 'family-1-attempt-1';
    await stripe.customers.create({ email: 'mona@example.com' }, { idempotencyKey });
    const other = stripe.customers.create({ email: 'lisa@example.com' }, { idempotencyKey });
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  it('that the product does not make is refused whole', async () => {
    const { stripe } = test;
    const { subscription, look } = await order(test);
    const unknown = stripe.subscriptions.update(subscription.id, {
      cancel_at_period_end: true,
      description: 'x',
    });
    await expect(unknown).rejects.toThrow('Received unknown parameter: description');
    const wrong = stripe.subscriptions.list({ customer: 'cus_1', limit: 5 });
    await expect(wrong).rejects.toThrow('Invalid limit');
    expect((await look()).cancel_at_period_end).toBe(false);
    await expect(stripe.refunds.list()).rejects.toMatchObject({ statusCode: 404 });
    await expect(stripe.subscriptions.create({ customer: 'cus_1', items: [] })).rejects.toThrow(
      'Missing required param: items[0][price]',
    );
  });

  it('without the secret key sees and pays its own payment alone, without the customer', async () => {
    const { secret, intentId, pay } = await order(test);
    const foreign = (await order(test)).secret;
    const form = { client_secret: foreign, payment_method: 'pm_card_visa' };
    expect((await test.browser(`${intentId}/confirm`, form)).status).toBe(400);
    expect((await test.browser(intentId)).status).toBe(400);
    const customers = { method: 'POST', path: 'customers', body: '' };
    for (const headers of [{}, { authorization: 'Bearer sk_test_other' }]) {
      expect((await test.sandbox.handle({ ...customers, headers })).status).toBe(401);
    }
    const seen = await test.browser(`${intentId}?client_secret=${secret}`);
    expect(seen.body).toMatchObject({ id: intentId, amount: 499, status: 'requires_payment_method' });
    expect(seen.body).not.toHaveProperty('customer');
    expect((await pay(VISA)).body).not.toHaveProperty('customer');
  });
});

describe('a card', () => {
  it.each([
    ['4000000000000002', 'card_declined', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'Your card has insufficient funds.'],
    ['4000000000000069', 'expired_card', 'Your card has expired.'],
    ['4111111111111111', 'card_declined', /used a non test card/],
  ])('%s is declined in words, and another one pays', async (number, code, words) => {
    const { pay, look, intentId } = await order(test);
    const { status, body } = await pay(number);
    expect([status, body.error?.code]).toEqual([402, code]);
    expect(body.error?.message).toMatch(words);
    const intent = await test.stripe.paymentIntents.retrieve(intentId);
    expect(intent.last_payment_error?.code).toBe(code);
    expect((await pay(VISA)).body).toMatchObject({ status: 'succeeded', last_payment_error: null });
    expect((await look()).status).toBe('active');
  });

  it('that asks pays once the bank has its answer; a paid payment is not paid again, and says so', async () => {
    const { pay, tellBank, look } = await order(test);
    expect((await pay('4000002500003155')).body.status).toBe('requires_action');
    const failed = await tellBank('failed');
    expect(failed.body).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
    await pay('4000002500003155');
    expect((await look()).status).toBe('incomplete');
    expect((await tellBank('succeeded')).body.status).toBe('succeeded');
    expect((await look()).status).toBe('active');
    const again = await pay(VISA);
    expect(again).toMatchObject({
      status: 400,
      body: { error: { payment_intent: { status: 'succeeded' } } },
    });
  });
});

describe('time', () => {
  it('ends an order that nobody paid for 23 hours, and not a second earlier', async () => {
    const { look, pay } = await order(test);
    await test.later(23 * HOUR - 1);
    expect((await look()).status).toBe('incomplete');
    await test.later(1);
    expect((await look()).status).toBe('incomplete_expired');
    expect((await pay(VISA)).body.error).toMatchObject({ payment_intent: { status: 'canceled' } });
  });

  it('renews month by month from the first day on, an hour after the period’s end', async () => {
    const { look, pay, tellBank } = await order(test);
    await pay('4000002500003155');
    await tellBank('succeeded');
    const paid = () => typesOf(test).filter((type) => type === 'invoice.paid').length;
    await test.later(28 * DAY);
    expect(paid()).toBe(1);
    await test.later(HOUR);
    expect(paid()).toBe(2);
    await test.later(90 * DAY);
    expect(paid()).toBe(4);
    const [item] = (await look()).items.data;
    expect([item?.current_period_start, item?.current_period_end].map(day)).toEqual([
      '2026-04-30',
      '2026-05-31',
    ]);
  });

  it('tries a declined renewal again after 3, 5 and 7 days, then ends the subscription', async () => {
    const { look, pay } = await order(test);
    await pay('4000000000000341');
    await test.later(28 * DAY);
    expect((await look()).status).toBe('active');
    await test.later(HOUR);
    for (const days of [3, 5, 7]) {
      expect((await look()).status).toBe('past_due');
      await test.later(days * DAY);
    }
    expect(await look()).toMatchObject({ status: 'canceled', ended_at: expect.any(Number) });
    expect(typesOf(test).filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
    expect(typesOf(test).at(-1)).toBe('customer.subscription.deleted');
  });

  it('ends what was cancelled with its period, unless it was taken back', async () => {
    const [kept, gone] = [await order(test), await order(test)];
    for (const { pay, subscription } of [kept, gone]) {
      await pay(VISA);
      await test.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    }
    await test.stripe.subscriptions.update(kept.subscription.id, { cancel_at_period_end: false });
    await test.later(28 * DAY);
    expect([(await kept.look()).status, (await gone.look()).status]).toEqual(['active', 'canceled']);
  });
});

it('what is not used of a plan is credited to the next ones, which start at once where it covers them', async () => {
  const { customer, subscription, pay } = await order(test);
  await pay(VISA);
  await test.later(7 * DAY);
  await test.stripe.subscriptions.cancel(subscription.id, { prorate: true, invoice_now: true });
  // Three quarters of 4.99 are left.
  const next = await order(test, customer);
  expect([next.amountDue, next.subscription.status]).toEqual([499 - 374, 'incomplete']);
  await next.pay(VISA);
  await test.stripe.subscriptions.cancel(next.subscription.id, { prorate: true, invoice_now: true });
  expect((await order(test, customer)).subscription.status).toBe('active');
});

it('tells of each step of a first payment in order, signed as the SDK wants it, and again after a pause', async () => {
  test.webhook.isUp = false;
  const { pay } = await order(test);
  await pay(VISA);
  await test.later(0);
  test.webhook.isUp = true;
  await test.later(0);
  expect(test.delivered).toEqual([]);
  await test.later(60);
  expect(typesOf(test)).toEqual([
    ...['customer.subscription.created', 'payment_intent.succeeded', 'invoice.paid'],
    'customer.subscription.updated',
  ]);
  const { payload, signature } = test.delivered.at(-1)!;
  const { webhooks, errors } = { webhooks: new Stripe(SECRET_KEY).webhooks, errors: Stripe.errors };
  const open = (body: string) =>
    webhooks.constructEvent(body, signature, WEBHOOK_SECRET, 300, undefined, START.getTime() + 60_000);
  expect(open(payload).data.object).toMatchObject({ status: 'active' });
  expect(() => open(payload.replace('active', 'paused'))).toThrow(errors.StripeSignatureVerificationError);
});

it('a restart forgets neither a subscription nor news; the file is its owner’s, and says nothing of who pays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'herohood-payments-'));
  const file = join(folder, 'payments/sandbox.json');
  try {
    const before = openTestSandbox(fileStore(file));
    before.webhook.isUp = false;
    const person = { email: 'zelda@hero.example', name: 'Zelda Fitz', metadata: { familyId: 'family-77' } };
    const options = { idempotencyKey: 'customer-family-77' };
    const customer = await before.stripe.customers.create(person, options);
    const { pay, subscription } = await order(before, customer.id);
    await pay(VISA);
    await before.sandbox.close();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const kept = await readFile(file, 'utf8');
    for (const text of ['zelda@hero.example', 'Zelda Fitz', 'family-77', VISA]) {
      expect(kept).not.toContain(text);
    }

    const after = openTestSandbox(fileStore(file));
    expect(await after.stripe.customers.create(person, options)).toEqual(customer);
    expect((await after.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    await after.later(60);
    expect(typesOf(after).filter((type) => type === 'invoice.paid')).toHaveLength(1);
    await after.stripe.customers.del(customer.id);
    await after.sandbox.close();
    const { customers, orders, intents } = JSON.parse(await readFile(file, 'utf8'));
    expect([customers, orders, intents]).toEqual([[], [], []]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
