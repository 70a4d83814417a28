import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { DAY, openTestSandbox, order } from './testing/test-sandbox';

/**
 * What the sandbox may say of Stripe's objects, as facts of Stripe's published shapes: `name:kinds` for each field, with
 * s text, n number, b yes/no, o object, a list and 0 null. A key with a dot is an object within an object.
 */
const FACTS: Record<string, string> = {
  list: 'object:s data:a has_more:b url:s',
  customer: 'id:s object:s deleted:b',
  price: 'id:s object:s active:b currency:s lookup_key:s0 metadata:o recurring:o0 unit_amount:n0',
  'price.recurring': 'interval:s interval_count:n',
  subscription: `id:s object:s cancel_at:n0 cancel_at_period_end:b created:n customer:s ended_at:n0 items:o
    latest_invoice:so0 status:s`,
  subscription_item: 'id:s object:s current_period_end:n current_period_start:n price:o',
  invoice: 'id:s object:s amount_due:n confirmation_secret:o0 customer:s0 payments:o status:s0',
  'invoice.confirmation_secret': 'client_secret:s type:s',
  invoice_payment: 'object:s payment:o',
  'invoice_payment.payment': 'payment_intent:s type:s',
  payment_intent: 'id:s object:s amount:n client_secret:s0 customer:s0 last_payment_error:o0 status:s',
  'payment_intent.last_payment_error': 'code:s decline_code:s message:s type:s',
  event: 'id:s object:s created:n data:o type:s',
  error: 'object:s code:s decline_code:s message:s param:s payment_intent:o type:s',
};
const KINDS: Record<string, (value: unknown) => boolean> = {
  s: (value) => typeof value === 'string',
  n: (value) => Number.isSafeInteger(value),
  b: (value) => typeof value === 'boolean',
  o: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  a: Array.isArray,
  '0': (value) => value === null,
};

/** What of a value is none of Stripe's, and the objects in it that were looked at. */
function look(value: unknown, place: string, seen: Set<string>): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => look(item, place, seen));
  if (typeof value !== 'object' || value === null) return [];
  const object = 'object' in value ? String(value.object) : place;
  const facts = FACTS[object];
  if (facts !== undefined) seen.add(object);
  return Object.entries(value).flatMap(([key, inner]) => {
    const kinds = facts && new RegExp(`(?:^|\\s)${key}:(\\w+)`).exec(facts)?.[1];
    const isFine = facts === undefined || [...(kinds ?? '')].some((kind) => KINDS[kind]?.(inner));
    return [...(isFine ? [] : [`${object}.${key}: ${inner}`]), ...look(inner, `${object}.${key}`, seen)];
  });
}

it('says nothing of an object that Stripe does not say in the same kind', async () => {
  const seen = new Set<string>();
  const test = openTestSandbox();
  const { stripe, delivered } = test;
  const said: unknown[] = [];
  const heard = (response: unknown) => said.push(response);
  const { customer, subscription, intentId, pay, tellBank } = await order(test);
  heard({ ...(await pay('4000000000000002')).body.error, object: 'error' });
  await pay('4000002500003155');
  heard(await stripe.paymentIntents.retrieve(intentId));
  await tellBank('failed');
  await pay('4000000000000341');
  heard(subscription);
  heard(await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }));
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  await order(test);
  await test.later(60 * DAY);
  heard(await stripe.prices.list({ lookup_keys: ['herohood-monthly'], active: true }));
  heard(await stripe.subscriptions.list({ customer, status: 'all', limit: 100 }));
  heard(await stripe.customers.del(customer));
  heard(delivered.map(({ payload }) => JSON.parse(payload)));
  expect(look(said, '', seen)).toEqual([]);
  expect([...seen].sort()).toEqual(Object.keys(FACTS).sort());
  expect(Stripe.API_VERSION).toBe('2026-10-28.endive');
  await test.sandbox.close();
});
