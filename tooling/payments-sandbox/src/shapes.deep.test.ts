import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  advance,
  DAY,
  order,
  SECRET_KEY,
  startTestSandbox,
  type TestSandbox,
} from './testing/sandbox-server';
import { STRIPE_SHAPES } from './testing/stripe-shapes';
import { API_VERSION } from './wire';

const KINDS: Record<string, (value: unknown) => boolean> = {
  s: (value) => typeof value === 'string',
  n: (value) => typeof value === 'number' && Number.isSafeInteger(value),
  b: (value) => typeof value === 'boolean',
  o: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  a: Array.isArray,
  '0': (value) => value === null,
};

/** What is wrong with an object and all within it, by the table of facts. */
function faults(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => faults(item, path));
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Record<string, unknown>;
  const name = typeof node.object === 'string' ? node.object : path;
  const facts = STRIPE_SHAPES[name];
  const own = facts === undefined ? [] : faultsOf(node, name, facts);
  return [...own, ...Object.entries(node).flatMap(([key, inner]) => faults(inner, `${name}.${key}`))];
}

function faultsOf(node: Record<string, unknown>, name: string, facts: string): string[] {
  const found: string[] = [];
  const fields = facts.trim().split(/\s+/);
  for (const field of fields) {
    const [, optional, key = '', kinds = ''] = /^(\??)(\w+):(\w+)$/.exec(field) ?? [];
    if (!Object.hasOwn(node, key)) {
      if (optional === '') found.push(`${name} lacks ${key}`);
    } else if (![...kinds].some((kind) => KINDS[kind]?.(node[key]))) {
      found.push(`${name}.${key} is ${JSON.stringify(node[key])}, not one of ${kinds}`);
    }
  }
  const known = new Set(fields.map((field) => field.replace(/^\?|:.*$/g, '')));
  for (const key of Object.keys(node)) if (!known.has(key)) found.push(`${name} has an unknown ${key}`);
  return found;
}

describe('the sandbox’s objects', () => {
  let test: TestSandbox;
  beforeAll(async () => {
    test = await startTestSandbox();
    const { stripe } = test;
    const paid = await order(stripe);
    await stripe.paymentIntents.confirm(paid.intentId, { payment_method: 'pm_card_chargeCustomerFail' });
    const ended = await order(stripe);
    const declined = { payment_method: 'pm_card_chargeDeclined' };
    await stripe.paymentIntents.confirm(ended.intentId, declined).catch(() => undefined);
    await stripe.paymentIntents.confirm(ended.intentId, { payment_method: 'pm_card_visa' });
    await advance(stripe, 5 * DAY);
    await stripe.subscriptions.cancel(ended.subscription.id, { prorate: true, invoice_now: true });
    const asked = await order(stripe);
    await stripe.paymentIntents.confirm(asked.intentId, { payment_method: 'pm_card_authenticationRequired' });
    await advance(stripe, 60 * DAY);
    await order(stripe);
    await stripe.testHelpers.testClocks.create({ frozen_time: 1_800_000_000 });
  });
  afterAll(() => test.stop());

  const read = async (path: string) => {
    const headers = { authorization: `Bearer ${SECRET_KEY}` };
    const response = await fetch(`${test.base}/v1/${path}`, { headers });
    return (await response.json()) as { data: { object: string }[]; has_more: boolean; url: string };
  };

  it.each([
    ['customer', 'customers?limit=100'],
    ['product', 'products?limit=100'],
    ['price', 'prices?limit=100'],
    ['subscription', 'subscriptions?limit=100&status=all'],
    ['invoice', 'invoices?limit=100&expand[]=data.confirmation_secret&expand[]=data.payments'],
    ['invoice_payment', 'invoice_payments?limit=100'],
    ['payment_intent', 'payment_intents?limit=100'],
    ['payment_method', 'payment_methods?limit=100'],
    ['event', 'events?limit=100'],
    ['test_helpers.test_clock', 'test_helpers/test_clocks?limit=100'],
  ])('%s have exactly the fields of Stripe’s, with their types', async (object, path) => {
    const { data, has_more, url } = await read(path);
    expect(new Set(data.map((one) => one.object))).toEqual(new Set([object]));
    expect(STRIPE_SHAPES).toHaveProperty([object]);
    expect(faults({ object: 'list', data, has_more, url })).toEqual([]);
  });

  it('charges, paid and declined, have them too', async () => {
    const { data } = await read('events?types[]=charge.*&limit=100');
    const charges = data.map((event) => (event as unknown as { data: { object: object } }).data.object);
    expect(new Set(charges.map((charge) => (charge as Stripe.Charge).status))).toEqual(
      new Set(['succeeded', 'failed']),
    );
    expect(faults(charges)).toEqual([]);
  });

  it('are of the API version that the SDK speaks', () => {
    expect(API_VERSION).toBe(Stripe.API_VERSION);
  });
});
