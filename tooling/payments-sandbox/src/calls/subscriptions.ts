import * as z from 'zod';
import { billFirstPeriod, endSubscription, setCancelAtPeriodEnd } from '../billing/subscriptions';
import { invalidRequest, noSuch } from '../errors';
import { emit } from '../events';
import { listObjects } from '../list-objects';
import { newPrice } from '../objects/catalogue';
import { newSubscription } from '../objects/subscription';
import {
  flag,
  integer,
  list,
  listParams,
  mergeMetadata,
  metadata,
  params,
  readParams,
  text,
} from '../params';
import type { Customer, Price, Subscription } from '../wire';
import { timeOf, type Work } from '../work';
import { type Call, find } from './call';
import { priceData } from './catalogue';
import { findCustomer, notAttached } from './customers';

const item = z.strictObject({
  price: text.optional(),
  price_data: priceData.optional(),
  quantity: integer.refine((count) => count >= 1).optional(),
});
const paymentSettings = z.strictObject({
  save_default_payment_method: z.enum(['off', 'on_subscription']).optional(),
  payment_method_types: list(z.literal('card')).optional(),
});
const CreateParams = params({
  customer: text,
  items: list(item),
  metadata: metadata.optional(),
  description: text.optional(),
  payment_behavior: z.literal('default_incomplete'),
  payment_settings: paymentSettings.optional(),
  default_payment_method: text.optional(),
  collection_method: z.literal('charge_automatically').optional(),
  off_session: flag.optional(),
});
const UpdateParams = params({
  cancel_at_period_end: flag.optional(),
  default_payment_method: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  payment_settings: paymentSettings.optional(),
});
const CancelParams = params({
  prorate: flag.optional(),
  invoice_now: flag.optional(),
  cancellation_details: z.strictObject({ comment: text.optional(), feedback: text.optional() }).optional(),
});
const STATUSES = ['active', 'past_due', 'unpaid', 'canceled', 'incomplete', 'incomplete_expired', 'trialing'];
const ListParams = listParams({
  customer: text.optional(),
  price: text.optional(),
  test_clock: text.optional(),
  status: z.enum([...STATUSES, 'paused', 'all', 'ended']).optional(),
});

export function createSubscription({ work, form }: Call): Subscription {
  const input = readParams(CreateParams, form);
  const customer = findCustomer(work, input.customer, 'customer');
  if (input.items.length === 0) throw invalidRequest('Missing required param: items.', { param: 'items' });
  const created = timeOf(work, customer);
  const items = input.items.map((one, index) => ({
    price: priceOf(work, { given: one, index, created }),
    quantity: one.quantity ?? 1,
  }));
  refuseMixed(items.map(({ price }) => price));
  const subscription = newSubscription(work, {
    customer,
    items,
    created,
    metadata: mergeMetadata({}, input.metadata),
    description: input.description || null,
    defaultPaymentMethod: ownMethod(work, customer, input.default_payment_method),
    saveDefaultPaymentMethod: input.payment_settings?.save_default_payment_method ?? 'off',
  });
  setMethodTypes(subscription, input.payment_settings);
  billFirstPeriod(work, subscription, created);
  return subscription;
}

type Given = { given: z.output<typeof item>; index: number; created: number };

function priceOf(work: Work, { given, index, created }: Given): Price {
  const { price: id, price_data: data } = given;
  const param = `items[${index}][price]`;
  if (data === undefined) {
    const price = find({ all: work.state.prices, noun: 'price', id: id ?? '', param });
    if (!price.active)
      throw invalidRequest('The price specified is inactive. This field only accepts active prices.', {
        param,
      });
    if (price.recurring === null) {
      throw invalidRequest(
        `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
        { param },
      );
    }
    return price;
  }
  if (id !== undefined)
    throw invalidRequest('You may only specify one of these parameters: price, price_data.', { param });
  const product = find({
    all: work.state.products,
    noun: 'product',
    id: data.product,
    param: `items[${index}][price_data][product]`,
  });
  return newPrice(work, {
    // A price that was made in passing is not offered to others.
    active: false,
    created,
    currency: data.currency.toLowerCase(),
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: product.id,
    unit_amount: data.unit_amount,
    recurring: data.recurring,
  });
}

function refuseMixed(prices: Price[]): void {
  const kinds = new Set(
    prices.map(
      ({ currency, recurring }) => `${currency} ${recurring?.interval} ${recurring?.interval_count}`,
    ),
  );
  if (kinds.size > 1) {
    throw invalidRequest(
      'All prices on a subscription must have the same currency and `recurring.interval`.',
      {
        param: 'items',
      },
    );
  }
}

function ownMethod({ state }: Work, customer: Customer, id: string | undefined): string | null {
  if (id === undefined || id === '') return null;
  const param = 'default_payment_method';
  const method = find({ all: state.paymentMethods, noun: 'PaymentMethod', id, param });
  if (method.customer !== customer.id) throw notAttached(id, param);
  return method.id;
}

function setMethodTypes(
  { payment_settings: settings }: Subscription,
  given: z.output<typeof paymentSettings> | undefined,
): void {
  if (settings === null || given === undefined) return;
  if (given.payment_method_types !== undefined) settings.payment_method_types = given.payment_method_types;
  if (given.save_default_payment_method !== undefined) {
    settings.save_default_payment_method = given.save_default_payment_method;
  }
}

export function retrieveSubscription({ work, id, form }: Call): Subscription {
  readParams(params({}), form);
  return findSubscription(work, id);
}

export function updateSubscription({ work, id, form }: Call): Subscription {
  const input = readParams(UpdateParams, form);
  const subscription = findSubscription(work, id);
  const customer = work.state.customers[subscription.customer];
  const isOver = subscription.ended_at !== null || customer === undefined;
  if (isOver && Object.keys(input).some((key) => key !== 'metadata' && key !== 'expand')) {
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
  }
  const before = structuredClone(subscription);
  subscription.metadata = mergeMetadata(subscription.metadata, input.metadata);
  if (customer !== undefined) change({ work, subscription, customer }, input);
  const at = customer === undefined ? subscription.created : timeOf(work, customer);
  if (JSON.stringify(before) !== JSON.stringify(subscription)) {
    emit(work, 'customer.subscription.updated', { object: subscription, at, before });
  }
  return subscription;
}

type Changed = { work: Work; subscription: Subscription; customer: Customer };

function change({ work, subscription, customer }: Changed, input: z.output<typeof UpdateParams>): void {
  const { cancel_at_period_end: atPeriodEnd, default_payment_method: methodId } = input;
  if (atPeriodEnd !== undefined) {
    setCancelAtPeriodEnd(subscription, { atPeriodEnd, at: timeOf(work, customer) });
  }
  if (methodId !== undefined) subscription.default_payment_method = ownMethod(work, customer, methodId);
  if (input.description !== undefined) subscription.description = input.description || null;
  setMethodTypes(subscription, input.payment_settings);
}

/** Ends it now. With `prorate` and `invoice_now` the unused rest is credited to the customer's later invoices. */
export function cancelSubscription({ work, id, form }: Call): Subscription {
  const input = readParams(CancelParams, form);
  const subscription = findSubscription(work, id);
  const customer = work.state.customers[subscription.customer];
  if (subscription.ended_at !== null || customer === undefined) throw noSuch('subscription', id);
  if (input.prorate === true && input.invoice_now !== true) {
    throw invalidRequest('The payments sandbox prorates only together with invoice_now.', {
      param: 'prorate',
    });
  }
  const { cancellation_details: details } = subscription;
  if (details !== null) {
    details.comment = input.cancellation_details?.comment || details.comment;
    details.feedback = input.cancellation_details?.feedback || details.feedback;
  }
  const end = { at: timeOf(work, customer), reason: 'cancellation_requested' } as const;
  endSubscription(work, subscription, { ...end, creditsUnused: input.prorate === true });
  return subscription;
}

export function listSubscriptions({ work, form }: Call): object {
  const page = readParams(ListParams, form);
  const all = Object.values(work.state.subscriptions).filter(
    (one) =>
      (page.customer === undefined || one.customer === page.customer) &&
      (page.price === undefined || one.items.data.some(({ price }) => price.id === page.price)) &&
      (page.test_clock === undefined || one.test_clock === page.test_clock) &&
      hasStatus(one, page.status),
  );
  return listObjects({ all, page, url: '/v1/subscriptions' });
}

/** Without a filter, all that are not canceled. */
function hasStatus({ status }: Subscription, wanted: string | undefined): boolean {
  if (wanted === 'all') return true;
  if (wanted === undefined) return status !== 'canceled';
  if (wanted === 'ended') return status === 'canceled' || status === 'incomplete_expired';
  return status === wanted;
}

function findSubscription(work: Work, id: string): Subscription {
  return find({ all: work.state.subscriptions, noun: 'subscription', id });
}
