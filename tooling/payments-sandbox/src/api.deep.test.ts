import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPaymentsSandbox } from './payments-sandbox';
import { memoryStore } from './stores';
import { order, SECRET_KEY, startTestSandbox, type TestSandbox } from './testing/sandbox-server';

let test: TestSandbox;
let stripe: Stripe;

beforeEach(async () => {
  test = await startTestSandbox();
  stripe = test.stripe;
});

afterEach(() => test.stop());

const raw = (path: string, init: RequestInit = {}) =>
  fetch(`${test.base}/v1/${path}`, { headers: { authorization: `Bearer ${SECRET_KEY}` }, ...init });

describe('an idempotency key', () => {
  const idempotencyKey = 'family-1-attempt-1';

  it('makes one customer of two equal calls', async () => {
    const first = await stripe.customers.create({ email: 'mona@example.com' }, { idempotencyKey });
    const second = await stripe.customers.create({ email: 'mona@example.com' }, { idempotencyKey });
    expect(second).toEqual(first);
    expect((await stripe.customers.list()).data).toHaveLength(1);
    const headers = { authorization: `Bearer ${SECRET_KEY}`, 'idempotency-key': 'other' };
    const asking = () =>
      raw('customers', { method: 'POST', headers, body: new URLSearchParams({ name: 'x' }) });
    expect((await asking()).headers.get('idempotent-replayed')).toBeNull();
    expect((await asking()).headers.get('idempotent-replayed')).toBe('true');
  });

  it('refuses other parameters, and another call', async () => {
    await stripe.customers.create({ email: 'mona@example.com' }, { idempotencyKey });
    const other = stripe.customers.create({ email: 'lisa@example.com' }, { idempotencyKey });
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    const elsewhere = stripe.products.create({ name: 'x' }, { idempotencyKey });
    await expect(elsewhere).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  it('is not used up by a refused call, but by a declined card', async () => {
    const nobody: Stripe.SubscriptionCreateParams = {
      customer: 'cus_x',
      payment_behavior: 'default_incomplete',
    };
    await expect(stripe.subscriptions.create(nobody, { idempotencyKey })).rejects.toThrow();
    const { intentId } = await order(stripe);
    const card = { payment_method: 'pm_card_chargeDeclined' };
    const confirming = () => stripe.paymentIntents.confirm(intentId, card, { idempotencyKey });
    await expect(confirming()).rejects.toThrow('Your card was declined.');
    await expect(confirming()).rejects.toThrow('Your card was declined.');
    const failed = await stripe.events.list({ type: 'payment_intent.payment_failed' });
    expect(failed.data).toHaveLength(1);
  });
});

describe('a refusal', () => {
  it('names what does not exist', async () => {
    await expect(stripe.subscriptions.retrieve('sub_x')).rejects.toMatchObject({
      statusCode: 404,
      type: 'StripeInvalidRequestError',
      code: 'resource_missing',
      param: 'id',
      message: "No such subscription: 'sub_x'",
    });
  });

  it('changes nothing', async () => {
    const placed = await order(stripe);
    const bad = { cancel_at_period_end: true, default_payment_method: 'pm_x' };
    await expect(stripe.subscriptions.update(placed.subscription.id, bad)).rejects.toThrow(
      /No such PaymentMethod/,
    );
    const kept = await stripe.subscriptions.retrieve(placed.subscription.id);
    expect(kept.cancel_at_period_end).toBe(false);
  });

  it('is 404 for a call that Stripe’s sandbox does not have', async () => {
    const answer = await raw('refunds', { method: 'POST' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      error: {
        type: 'invalid_request_error',
        message: expect.stringMatching(/^Unrecognized request URL \(POST: \/v1\/refunds\)/),
      },
    });
    expect((await raw('constructor')).status).toBe(404);
    expect((await raw('customers/{id}')).status).toBe(404);
    expect((await raw('customers/%zz')).status).toBe(404);
  });

  it('is 401 without the secret key, with a wrong one and with a publishable one', async () => {
    const statuses: number[] = [];
    for (const authorization of ['', 'Bearer sk_test_wrong', 'Bearer pk_test_sandbox']) {
      statuses.push((await raw('customers', { headers: { authorization } })).status);
    }
    expect(statuses).toEqual([401, 401, 401]);
    const basic = `Basic ${Buffer.from(`${SECRET_KEY}:`).toString('base64')}`;
    expect((await raw('customers', { headers: { authorization: basic } })).status).toBe(200);
  });

  it('tells nothing of a failure inside, and the state stays whole', async () => {
    const store = memoryStore();
    const errors: string[] = [];
    const sandbox = createPaymentsSandbox({
      now: () => test.clock.now,
      store: { ...store, save: () => Promise.reject(new Error('disk full')) },
      secretKey: SECRET_KEY,
      webhookSecret: 'whsec_x',
      deliver: async () => true,
      log: { warn: () => {}, error: (_facts, message) => void errors.push(message) },
    });
    const headers = { authorization: `Bearer ${SECRET_KEY}` };
    const made = await sandbox.handle({ method: 'POST', path: 'customers', headers, body: 'name=x' });
    expect(made).toMatchObject({ status: 500, body: { error: { type: 'api_error' } } });
    expect(JSON.stringify(made.body)).not.toContain('disk');
    const listed = await sandbox.handle({ method: 'GET', path: 'customers', headers, body: '' });
    expect(listed.body).toMatchObject({ data: [] });
    expect(errors).toEqual(['The payments sandbox failed']);
    await sandbox.close();
  });

  it('meets a key that could be a real one', () => {
    const options = {
      now: () => new Date(0),
      store: memoryStore(),
      webhookSecret: 'x',
      deliver: async () => true,
    };
    const log = { warn: () => {}, error: () => {} };
    expect(() => createPaymentsSandbox({ ...options, secretKey: 'sk_live_x', log })).toThrow(/sk_test_/);
  });
});

describe('expanding', () => {
  it('lays objects in, in lists too', async () => {
    const placed = await order(stripe);
    const { data } = await stripe.subscriptions.list({
      customer: placed.customer.id,
      status: 'all',
      expand: ['data.customer', 'data.latest_invoice.payments'],
    });
    expect(data[0]?.customer).toMatchObject({ object: 'customer', email: 'mona@example.com' });
    expect(data[0]?.latest_invoice).toMatchObject({ payments: { object: 'list' } });
    const plain = await stripe.invoices.retrieve((placed.subscription.latest_invoice as Stripe.Invoice).id);
    expect(plain).not.toHaveProperty('payments');
    expect(plain).not.toHaveProperty('confirmation_secret');
  });
});

describe('names that every object has', () => {
  it('are no keys, no ids and nothing to expand', async () => {
    const key = { idempotencyKey: '__proto__' };
    const first = await stripe.customers.create({ name: 'Mona' }, key);
    expect((await stripe.customers.create({ name: 'Mona' }, key)).id).toBe(first.id);
    await expect(stripe.products.create({ id: '__proto__', name: 'x' })).rejects.toMatchObject({
      param: 'id',
    });
    for (const name of ['constructor', '__proto__', 'toString']) {
      await expect(stripe.customers.retrieve(first.id, { expand: [name] })).rejects.toThrow(
        /cannot be expanded/,
      );
      await expect(stripe.customers.retrieve(name)).rejects.toMatchObject({ statusCode: 404 });
    }
  });
});
