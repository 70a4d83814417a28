import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  advance,
  DAY,
  HOUR,
  type Order,
  order,
  orderAgain,
  START_SECONDS,
  startTestSandbox,
  type TestSandbox,
} from './testing/sandbox-server';

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

const subscribe = async (card: string, wish: Parameters<typeof order>[1] = {}): Promise<Order> => {
  const placed = await order(stripe, wish);
  await stripe.paymentIntents.confirm(placed.intentId, { payment_method: card });
  return placed;
};
const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
const read = (placed: Order) => stripe.subscriptions.retrieve(placed.subscription.id);
const invoicesOf = async (placed: Order) =>
  (await stripe.invoices.list({ subscription: placed.subscription.id })).data.reverse();
const periodEnd = (subscription: Stripe.Subscription) => subscription.items.data[0]!.current_period_end;
const eventTypes = async () => {
  const events = await stripe.events.list({ limit: 100 });
  return events.data.map(({ type }) => type).reverse();
};

describe('a renewal', () => {
  it('comes every month on the day of the first one, and on the last of a shorter month', async () => {
    const placed = await subscribe('pm_card_visa');
    const ends: string[] = [];
    for (let month = 0; month < 4; month += 1) {
      ends.push(day(periodEnd(await read(placed))));
      await advance(stripe, 31 * DAY);
    }
    expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
    const invoices = await invoicesOf(placed);
    expect(invoices.map(({ status, billing_reason }) => [status, billing_reason])).toEqual([
      ['paid', 'subscription_create'],
      ...Array.from({ length: invoices.length - 1 }, () => ['paid', 'subscription_cycle']),
    ]);
  });

  it('is a draft for an hour, then it is charged', async () => {
    const placed = await subscribe('pm_card_visa');
    await advance(stripe, 28 * DAY);
    const [, draft] = await invoicesOf(placed);
    expect(draft).toMatchObject({
      status: 'draft',
      automatically_finalizes_at: START_SECONDS + 28 * DAY + HOUR,
    });
    expect(await read(placed)).toMatchObject({ status: 'active', latest_invoice: draft?.id });
    expect(day(periodEnd(await read(placed)))).toBe('2026-03-31');
    await advance(stripe, HOUR);
    expect(await stripe.invoices.retrieve(draft!.id)).toMatchObject({ status: 'paid', attempt_count: 1 });
  });
});

describe('a declined renewal', () => {
  const firstTry = 28 * DAY + HOUR;

  it('is tried again after 3, 5 and 7 days, then the subscription ends', async () => {
    const placed = await subscribe('pm_card_chargeCustomerFail');
    await advance(stripe, firstTry);
    const [, failed] = await invoicesOf(placed);
    const read1 = () => stripe.invoices.retrieve(failed!.id);
    let at = START_SECONDS + firstTry;
    for (const [index, days] of [3, 5, 7].entries()) {
      expect(await read1()).toMatchObject({
        status: 'open',
        attempt_count: index + 1,
        next_payment_attempt: at + days * DAY,
      });
      expect((await read(placed)).status).toBe('past_due');
      at += days * DAY;
      await advance(stripe, days * DAY);
    }
    expect(await read1()).toMatchObject({
      status: 'open',
      attempt_count: 4,
      next_payment_attempt: null,
      auto_advance: false,
    });
    expect(await read(placed)).toMatchObject({
      status: 'canceled',
      ended_at: at,
      cancellation_details: { reason: 'payment_failed' },
    });
    const types = await eventTypes();
    expect(types.filter((type) => type === 'invoice.payment_failed')).toHaveLength(4);
    expect(types.at(-1)).toBe('customer.subscription.deleted');
  });

  it('can be paid by the customer meanwhile', async () => {
    const placed = await subscribe('pm_card_chargeCustomerFail');
    await advance(stripe, firstTry);
    const [, failed] = await invoicesOf(placed);
    const { payments } = await stripe.invoices.retrieve(failed!.id, {
      expand: ['payments.data.payment.payment_intent'],
    });
    const intent = payments?.data[0]?.payment.payment_intent as Stripe.PaymentIntent;
    expect(intent.last_payment_error?.code).toBe('card_declined');
    await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_mastercard' });
    expect((await read(placed)).status).toBe('active');
    await advance(stripe, 60 * DAY);
    expect((await read(placed)).status).toBe('active');
  });
});

describe('ending', () => {
  it('with the period keeps it until then, and can be taken back', async () => {
    const placed = await subscribe('pm_card_visa');
    const id = placed.subscription.id;
    const ending = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({
      status: 'active',
      cancel_at: periodEnd(ending),
      cancel_at_period_end: true,
    });
    const kept = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect(kept).toMatchObject({
      cancel_at: null,
      canceled_at: null,
      cancellation_details: { reason: null },
    });

    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await advance(stripe, 28 * DAY - 1);
    expect((await read(placed)).status).toBe('active');
    await advance(stripe, 1);
    expect(await read(placed)).toMatchObject({
      status: 'canceled',
      ended_at: periodEnd(ending),
      cancellation_details: { reason: 'cancellation_requested' },
    });
    await advance(stripe, 90 * DAY);
    expect(await invoicesOf(placed)).toHaveLength(1);
  });

  it('at once credits what is not used, and the next order uses it up', async () => {
    const placed = await subscribe('pm_card_visa', { amount: 2800 });
    await advance(stripe, 7 * DAY);
    await stripe.subscriptions.cancel(placed.subscription.id, { prorate: true, invoice_now: true });
    const customer = (await stripe.customers.retrieve(placed.customer.id)) as Stripe.Customer;
    expect(customer.balance).toBe(-2100);
    const price = placed.subscription.items.data[0]!.price.id;
    const next = await orderAgain(stripe, placed.customer, price);
    expect(next.subscription.latest_invoice).toMatchObject({
      total: 2800,
      amount_due: 700,
      starting_balance: -2100,
      ending_balance: 0,
    });
    expect((await stripe.paymentIntents.retrieve(next.intentId)).amount).toBe(700);
  });

  it('at once without credit gives nothing back', async () => {
    const placed = await subscribe('pm_card_visa');
    const ended = await stripe.subscriptions.cancel(placed.subscription.id);
    expect(ended).toMatchObject({ status: 'canceled', ended_at: START_SECONDS });
    await expect(stripe.subscriptions.cancel(placed.subscription.id)).rejects.toMatchObject({
      statusCode: 404,
    });
    const changing = stripe.subscriptions.update(placed.subscription.id, { cancel_at_period_end: true });
    await expect(changing).rejects.toMatchObject({ statusCode: 400 });
  });

  it('comes with the deletion of the customer', async () => {
    const placed = await subscribe('pm_card_visa');
    expect(await stripe.customers.del(placed.customer.id)).toMatchObject({ deleted: true });
    expect((await read(placed)).status).toBe('canceled');
    expect(await stripe.customers.retrieve(placed.customer.id)).toMatchObject({ deleted: true });
    const again = orderAgain(stripe, placed.customer, placed.subscription.items.data[0]!.price.id);
    await expect(again).rejects.toMatchObject({ message: `No such customer: '${placed.customer.id}'` });
  });
});
