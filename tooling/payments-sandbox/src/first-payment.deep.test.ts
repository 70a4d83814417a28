import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  advance,
  HOUR,
  type Order,
  order,
  post,
  startTestSandbox,
  type TestSandbox,
} from './testing/sandbox-server';

let test: TestSandbox;
let stripe: Stripe;
let placed: Order;

beforeEach(async () => {
  test = await startTestSandbox();
  stripe = test.stripe;
  placed = await order(stripe);
});

afterEach(async () => {
  await test.stop();
  expect(test.logged).toEqual([]);
});

const confirm = (form: Record<string, string>) =>
  post(`${test.base}/v1/payment_intents/${placed.intentId}/confirm`, {
    client_secret: placed.clientSecret,
    ...form,
  });
const authenticate = (outcome: string) =>
  post(`${test.base}/v1/payment_intents/${placed.intentId}/authenticate`, {
    client_secret: placed.clientSecret,
    outcome,
  });
const subscription = () => stripe.subscriptions.retrieve(placed.subscription.id);
const intent = () => stripe.paymentIntents.retrieve(placed.intentId);

describe('a new subscription', () => {
  it('waits for its first payment', async () => {
    expect(placed.subscription.status).toBe('incomplete');
    const invoice = placed.subscription.latest_invoice as Stripe.Invoice;
    expect(invoice).toMatchObject({ status: 'open', amount_due: 499, billing_reason: 'subscription_create' });
    expect(invoice.parent?.subscription_details?.subscription).toBe(placed.subscription.id);
    expect(await intent()).toMatchObject({
      status: 'requires_payment_method',
      amount: 499,
      setup_future_usage: 'off_session',
    });
  });

  it('runs for a month from its payment on, and remembers the card', async () => {
    const paid = await confirm({ payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    const active = await stripe.subscriptions.retrieve(placed.subscription.id, {
      expand: ['default_payment_method', 'latest_invoice.payments'],
    });
    expect(active.status).toBe('active');
    expect(new Date(active.items.data[0]!.current_period_end * 1000).toISOString()).toBe(
      '2026-02-28T10:00:00.000Z',
    );
    expect((active.default_payment_method as Stripe.PaymentMethod).card?.last4).toBe('4242');
    const invoice = active.latest_invoice as Stripe.Invoice;
    expect(invoice).toMatchObject({
      status: 'paid',
      amount_paid: 499,
      amount_remaining: 0,
      attempt_count: 1,
    });
    expect(invoice.payments?.data[0]).toMatchObject({
      status: 'paid',
      payment: { payment_intent: placed.intentId },
    });
    expect(await intent()).toMatchObject({ amount_received: 499, customer: placed.customer.id });
  });

  it('cannot be paid twice', async () => {
    await confirm({ payment_method: 'pm_card_visa' });
    const again = await confirm({ payment_method: 'pm_card_visa' });
    expect(again).toMatchObject({
      status: 400,
      body: { error: { code: 'payment_intent_unexpected_state' } },
    });
    expect(again.body.error?.payment_intent).not.toHaveProperty('customer');
    expect((await stripe.invoices.list({ subscription: placed.subscription.id })).data).toHaveLength(1);
  });

  it('expires 23 hours later when nobody pays, and not a second earlier', async () => {
    await advance(stripe, 23 * HOUR - 1);
    expect((await subscription()).status).toBe('incomplete');
    await advance(stripe, 1);
    expect((await subscription()).status).toBe('incomplete_expired');
    expect(await intent()).toMatchObject({ status: 'canceled', cancellation_reason: 'void_invoice' });
    expect(await confirm({ payment_method: 'pm_card_visa' })).toMatchObject({ status: 400 });
  });
});

describe('a declined card', () => {
  it('is refused with 402 and leaves the payment open', async () => {
    const refused = await confirm({ payment_method: 'pm_card_chargeDeclined' });
    expect(refused.status).toBe(402);
    expect(refused.body.error).toMatchObject({
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
      payment_intent: { id: placed.intentId, status: 'requires_payment_method' },
    });
    expect((await intent()).last_payment_error).toMatchObject({ code: 'card_declined', type: 'card_error' });
    expect((await subscription()).status).toBe('incomplete');
  });
});

describe('a card that asks for authentication', () => {
  beforeEach(async () => {
    const asked = await confirm({ payment_method: 'pm_card_authenticationRequired' });
    expect(asked).toMatchObject({
      status: 200,
      body: { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } },
    });
  });

  it('pays once the customer has confirmed', async () => {
    expect((await subscription()).status).toBe('incomplete');
    expect(await authenticate('succeeded')).toMatchObject({
      status: 200,
      body: { status: 'succeeded', next_action: null },
    });
    expect((await subscription()).status).toBe('active');
    expect(await authenticate('succeeded')).toMatchObject({ status: 400 });
  });
});

describe('a card by its number', () => {
  const typed = (number: string, more: Record<string, string> = {}) =>
    confirm({
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '34',
      'payment_method_data[card][cvc]': '123',
      ...more,
    });

  it.each([
    ['4242 4242 4242 4242', 'succeeded'],
    ['4000002500003155', 'requires_action'],
    ['4000000000000341', 'succeeded'],
  ])('%s leads to %s', async (number, status) => {
    expect((await typed(number)).body).toMatchObject({ status });
  });

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4929000000006', 'card_declined', 'test_mode_live_card'],
    ['4242424242424241', 'incorrect_number', undefined],
  ])('%s is refused: %s, %s', async (number, code, declineCode) => {
    const refused = await typed(number);
    expect(refused.status).toBe(402);
    expect(refused.body.error).toMatchObject({ type: 'card_error', code });
    expect(refused.body.error?.decline_code).toBe(declineCode);
  });

  it.each([
    ['exp_year', '25', 'invalid_expiry_year'],
    ['exp_month', '13', 'invalid_expiry_month'],
    ['cvc', '1', 'invalid_cvc'],
  ])('with a wrong %s is refused', async (field, value, code) => {
    const refused = await typed('4242424242424242', { [`payment_method_data[card][${field}]`]: value });
    expect(refused).toMatchObject({ status: 402, body: { error: { code } } });
  });

  it('is nowhere kept', async () => {
    await typed('4242424242424242');
    const events = await stripe.events.list({ limit: 100 });
    expect(JSON.stringify(events)).not.toContain('4242424242424242');
  });
});

describe('a client secret', () => {
  it('opens its own payment only', async () => {
    const other = await order(stripe);
    const wrong = await confirm({ client_secret: other.clientSecret, payment_method: 'pm_card_visa' });
    expect(wrong).toMatchObject({
      status: 400,
      body: { error: { code: 'payment_intent_invalid_parameter' } },
    });
    const none = await post(`${test.base}/v1/payment_intents/${placed.intentId}/confirm`, {
      payment_method: 'pm_card_visa',
    });
    expect(none).toMatchObject({ status: 400, body: { error: { param: 'client_secret' } } });
    expect((await subscription()).status).toBe('incomplete');
  });

  it('shows the payment and nothing of the customer', async () => {
    const query = `client_secret=${placed.clientSecret}`;
    const shown = await fetch(`${test.base}/v1/payment_intents/${placed.intentId}?${query}`);
    const body = (await shown.json()) as object;
    expect(body).toMatchObject({ id: placed.intentId, status: 'requires_payment_method' });
    expect(body).not.toHaveProperty('customer');
    expect(body).not.toHaveProperty('metadata');
  });

  it('is nothing for the other calls', async () => {
    const answer = await post(`${test.base}/v1/customers`, { client_secret: placed.clientSecret });
    expect(answer.status).toBe(401);
  });
});
