import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileStore, memoryStore } from './stores';
import {
  advance,
  DAY,
  type Delivered,
  HOUR,
  MINUTE,
  order,
  post,
  SECRET_KEY,
  START,
  START_SECONDS,
  startTestSandbox,
  type TestSandbox,
  WEBHOOK_SECRET,
} from './testing/sandbox-server';

/** What a checkout needs of it and the server's own payments do not show (`apps/server/tests/contract/payments.deep.test.ts`). */

const sdk = new Stripe(SECRET_KEY);
/** What the SDK makes of a delivery, as the product's webhook would at that moment. */
const opened = ({ payload, signature }: Delivered, receivedAt = START_SECONDS) =>
  sdk.webhooks.constructEvent(payload, signature, WEBHOOK_SECRET, 300, undefined, receivedAt * 1000);
const typesOf = (delivered: Delivered[]) =>
  delivered.map(({ payload }) => (JSON.parse(payload) as { type: string }).type);

describe('a running sandbox', () => {
  let test: TestSandbox;
  let stripe: Stripe;
  beforeEach(async () => {
    test = await startTestSandbox();
    stripe = test.stripe;
  });
  afterEach(async () => {
    await test.stop();
    expect(test.logged).toEqual([]);
  });

  it('makes one customer of two equal calls with one key, and refuses other parameters with it', async () => {
    const idempotencyKey = 'family-1-attempt-1';
    const first = await stripe.customers.create({ email: 'mona@example.com' }, { idempotencyKey });
    expect(await stripe.customers.create({ email: 'mona@example.com' }, { idempotencyKey })).toEqual(first);
    expect((await stripe.customers.list()).data).toHaveLength(1);
    const other = stripe.customers.create({ email: 'lisa@example.com' }, { idempotencyKey });
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  it('refuses whole what it does not know', async () => {
    const { subscription } = await order(stripe);
    const bad = { cancel_at_period_end: true, default_payment_method: 'pm_x' };
    await expect(stripe.subscriptions.update(subscription.id, bad)).rejects.toThrow(/No such PaymentMethod/);
    expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at_period_end).toBe(false);
    const headers = { authorization: `Bearer ${SECRET_KEY}` };
    expect((await fetch(`${test.base}/v1/refunds`, { method: 'POST', headers })).status).toBe(404);
  });

  it('opens to a client secret its own payment alone, without the customer, and keeps no card’s number', async () => {
    const { intentId, clientSecret, subscription } = await order(stripe);
    const intent = `${test.base}/v1/payment_intents/${intentId}`;
    const { clientSecret: foreign } = await order(stripe);
    const visa = { payment_method: 'pm_card_visa' };
    expect(await post(`${intent}/confirm`, { client_secret: foreign, ...visa })).toMatchObject({
      status: 400,
    });
    expect(await post(`${test.base}/v1/customers`, { client_secret: clientSecret })).toMatchObject({
      status: 401,
    });
    const shown = await fetch(`${intent}?client_secret=${clientSecret}`);
    expect(await shown.json()).not.toHaveProperty('customer');
    const paid = await post(`${intent}/confirm`, {
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '34',
      'payment_method_data[card][cvc]': '123',
    });
    expect(paid.body).toMatchObject({ status: 'succeeded' });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    expect(JSON.stringify(await stripe.events.list({ limit: 100 }))).not.toContain('4242424242424242');
  });

  it('lets an order expire 23 hours later when nobody pays, and not a second earlier', async () => {
    const { subscription } = await order(stripe);
    const status = async () => (await stripe.subscriptions.retrieve(subscription.id)).status;
    await advance(stripe, 23 * HOUR - 1);
    expect(await status()).toBe('incomplete');
    await advance(stripe, 1);
    expect(await status()).toBe('incomplete_expired');
  });

  it('tries a declined renewal again after 3, 5 and 7 days, then ends the subscription', async () => {
    const { intentId, subscription } = await order(stripe);
    await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_chargeCustomerFail' });
    // A renewal is a draft for an hour, then it is charged.
    await advance(stripe, 28 * DAY + HOUR);
    for (const days of [3, 5, 7]) {
      expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
      await advance(stripe, days * DAY);
    }
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
    const failed = await stripe.events.list({ type: 'invoice.payment_failed' });
    expect(failed.data).toHaveLength(4);
  });

  it('tells of each step of a first payment in order, signed as the SDK wants it, and again after a pause', async () => {
    test.webhook.isUp = false;
    const { intentId } = await order(stripe);
    await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
    await test.sandbox.settle();
    test.webhook.isUp = true;
    await test.sandbox.settle();
    expect(test.delivered).toEqual([]);
    test.clock.now = new Date(START.getTime() + MINUTE * 1000);
    await test.sandbox.settle();
    expect(typesOf(test.delivered)).toEqual([
      ...['customer.created', 'customer.subscription.created', 'invoice.created', 'invoice.finalized'],
      ...['payment_intent.created', 'payment_method.attached', 'charge.succeeded'],
      ...['payment_intent.succeeded', 'invoice.paid', 'invoice.payment_succeeded'],
      'customer.subscription.updated',
    ]);
    const last = test.delivered.at(-1)!;
    expect(opened(last, START_SECONDS + MINUTE).data.object).toMatchObject({ status: 'active' });
    const wrong = Stripe.errors.StripeSignatureVerificationError;
    expect(() => opened({ ...last, payload: last.payload.replace('active', 'paused') })).toThrow(wrong);
  });
});

it('a deleted customer leaves nothing of who they were', async () => {
  const store = memoryStore();
  const { stripe, stop } = await startTestSandbox(store);
  const person = { email: 'zelda@hero.example', name: 'Zelda Fitz', metadata: { familyId: 'family-77' } };
  const customer = await stripe.customers.create(person, { idempotencyKey: 'customer-family-77' });
  await stripe.customers.del(customer.id);
  const kept = JSON.stringify(await store.load());
  for (const text of ['zelda@hero.example', 'Zelda Fitz', 'family-77']) expect(kept).not.toContain(text);
  await stop();
});

it('a restart forgets neither the subscription nor the time, nor what was not delivered; the file is its owner’s', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'herohood-payments-'));
  const file = join(folder, 'payments/sandbox.json');
  try {
    const before = await startTestSandbox(fileStore(file));
    before.webhook.isUp = false;
    const { intentId, subscription } = await order(before.stripe);
    await before.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
    await advance(before.stripe, 10 * DAY);
    await before.stop();
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    const after = await startTestSandbox(fileStore(file));
    expect(await after.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' });
    const { frozen_time } = await after.stripe.testHelpers.testClocks.retrieve('clock_default');
    expect(frozen_time).toBe(START_SECONDS + 10 * DAY);
    after.clock.now = new Date(START.getTime() + HOUR * 1000);
    await after.sandbox.settle();
    const types = typesOf(after.delivered);
    expect(types.filter((type) => type === 'invoice.paid')).toHaveLength(1);
    await after.stop();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
