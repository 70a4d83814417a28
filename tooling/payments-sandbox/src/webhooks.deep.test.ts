import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPaymentsSandbox } from './payments-sandbox';
import { fileStore, memoryStore } from './stores';
import {
  advance,
  DAY,
  type Delivered,
  HOUR,
  MINUTE,
  order,
  SECRET_KEY,
  START,
  START_SECONDS,
  startTestSandbox,
  type TestSandbox,
  WEBHOOK_SECRET,
} from './testing/sandbox-server';

const sdk = new Stripe(SECRET_KEY);
/** What the SDK makes of a delivery, as the product's webhook would at that moment. */
const opened = ({ payload, signature }: Delivered, receivedAt = START_SECONDS) =>
  sdk.webhooks.constructEvent(payload, signature, WEBHOOK_SECRET, 300, undefined, receivedAt * 1000);
const typesOf = (delivered: Delivered[]) =>
  delivered.map(({ payload }) => (JSON.parse(payload) as { type: string }).type);

describe('an event', () => {
  let test: TestSandbox;
  beforeEach(async () => {
    test = await startTestSandbox();
  });
  afterEach(() => test.stop());

  it('reaches the webhook with a signature that the SDK accepts', async () => {
    await order(test.stripe);
    await test.sandbox.settle();
    expect(test.delivered.map((one) => opened(one).type)).toEqual(typesOf(test.delivered));
    expect(opened(test.delivered[0]!)).toMatchObject({
      object: 'event',
      type: 'customer.created',
      livemode: false,
    });
  });

  it('that was tampered with is refused, so is a foreign secret and an old one', async () => {
    await order(test.stripe);
    await test.sandbox.settle();
    const { payload, signature } = test.delivered[0]!;
    const wrong = Stripe.errors.StripeSignatureVerificationError;
    expect(() => opened({ payload: payload.replace('mona', 'lisa'), signature })).toThrow(wrong);
    expect(() => sdk.webhooks.constructEvent(payload, signature, 'whsec_other')).toThrow(wrong);
    expect(() => opened({ payload, signature }, START_SECONDS + 301)).toThrow(wrong);
  });

  it('tells of each step of a first payment, in order', async () => {
    const { intentId } = await order(test.stripe);
    await test.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
    await test.sandbox.settle();
    expect(typesOf(test.delivered)).toEqual([
      ...['customer.created', 'customer.subscription.created', 'invoice.created', 'invoice.finalized'],
      ...[
        'payment_intent.created',
        'payment_method.attached',
        'charge.succeeded',
        'payment_intent.succeeded',
      ],
      ...['invoice.paid', 'invoice.payment_succeeded', 'customer.subscription.updated'],
    ]);
    const last = opened(test.delivered.at(-1)!);
    expect(last.data.previous_attributes).toMatchObject({
      status: 'incomplete',
      default_payment_method: null,
    });
    expect(last.data.object).toMatchObject({ status: 'active' });
    const stored = await test.stripe.events.retrieve(last.id);
    expect(stored).toMatchObject({ type: last.type, pending_webhooks: 0 });
  });

  it('is tried again after a growing pause, and in order', async () => {
    test.webhook.isUp = false;
    await order(test.stripe);
    await test.sandbox.settle();
    test.webhook.isUp = true;
    await test.sandbox.settle();
    expect(test.delivered).toEqual([]);
    test.clock.now = new Date(START.getTime() + MINUTE * 1000);
    await test.sandbox.settle();
    expect(typesOf(test.delivered).slice(0, 2)).toEqual([
      'customer.created',
      'customer.subscription.created',
    ]);
    expect(opened(test.delivered[0]!, START_SECONDS + MINUTE).type).toBe('customer.created');
  });
});

describe('a webhook that fails', () => {
  it.each([
    ['rejects', () => Promise.reject(new Error('no route'))],
    [
      'throws',
      () => {
        throw new Error('no route');
      },
    ],
  ])('because it %s is no harm to the call, and is told to the log', async (_how, deliver) => {
    const logged: string[] = [];
    const sandbox = createPaymentsSandbox({
      now: () => START,
      store: memoryStore(),
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
      deliver,
      log: { warn: (_facts, message) => void logged.push(message), error: () => {} },
    });
    const headers = { authorization: `Bearer ${SECRET_KEY}` };
    const made = await sandbox.handle({ method: 'POST', path: 'customers', headers, body: '' });
    await sandbox.settle();
    expect(made.status).toBe(200);
    expect(logged).toEqual(['A payment event was not delivered']);
    await sandbox.close();
  });
});

describe('a restart', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'herohood-payments-'));
    file = join(folder, 'payments/sandbox.json');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('forgets nothing: not the subscription, not the time, not what was not delivered', async () => {
    const before = await startTestSandbox(fileStore(file));
    before.webhook.isUp = false;
    const { intentId, subscription } = await order(before.stripe);
    await before.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
    await advance(before.stripe, 10 * DAY);
    await before.stop();
    expect(before.delivered).toEqual([]);

    const after = await startTestSandbox(fileStore(file));
    expect(await after.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' });
    const { frozen_time } = await after.stripe.testHelpers.testClocks.retrieve('clock_default');
    expect(frozen_time).toBe(START_SECONDS + 10 * DAY);
    after.clock.now = new Date(START.getTime() + HOUR * 1000);
    await after.sandbox.settle();
    const ids = after.delivered.map(({ payload }) => (JSON.parse(payload) as { id: string }).id);
    expect(typesOf(after.delivered)[0]).toBe('customer.created');
    expect(typesOf(after.delivered)).toContain('invoice.paid');
    expect(new Set(ids).size).toBe(ids.length);
    await after.stop();
  });

  it('finds a file that only its owner reads', async () => {
    const test = await startTestSandbox(fileStore(file));
    await test.stripe.customers.create({ email: 'mona@example.com' });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await test.stop();
  });

  it('does not take a foreign file for its own', async () => {
    const strange = join(folder, 'strange.json');
    await writeFile(strange, '{"version":2}');
    await expect(fileStore(strange).load()).rejects.toThrow(/strange\.json does not hold the state/);
    expect(await readFile(strange, 'utf8')).toBe('{"version":2}');
  });

  it('after a crash in the middle of a save finds the last whole state', async () => {
    const test = await startTestSandbox(fileStore(file));
    const { id } = await test.stripe.customers.create({ email: 'mona@example.com' });
    await test.stop();
    await writeFile(`${file}.draft`, '{"version":1,"offs');
    const again = await startTestSandbox(fileStore(file));
    expect(await again.stripe.customers.retrieve(id)).toMatchObject({ id });
    expect(await again.stripe.customers.create({})).toMatchObject({ object: 'customer' });
    await again.stop();
  });
});
