import type Stripe from 'stripe';
import { ApiError, invalidRequest, noSuch } from './api-error';
import { beginOrder, creditUnused, endOrder, pay, refuse } from './billing';
import { cardOf } from './cards';
import { type Moment, tell } from './news';
import { newId, type Order, type PaymentIntent, type Price } from './state';

/** One call, after it was let in: `id` from the path, `form` from query and body together. */
export interface Call extends Moment {
  id: string;
  form: URLSearchParams;
  /** Somebody who knows no more than a payment's client secret. */
  isPublic: boolean;
}

/** A new customer. Who they are is not kept: nothing here needs it. */
export function createCustomer({ state }: Call): object {
  const customer = { id: newId('cus'), creditCents: 0 };
  state.customers.push(customer);
  return { id: customer.id, object: 'customer' };
}

/** Forgets a customer and all that was theirs, so that nothing is charged any more. */
export function deleteCustomer({ state, id }: Call): object {
  if (!state.customers.some((customer) => customer.id === id)) throw noSuch('customer', id);
  state.customers = state.customers.filter((customer) => customer.id !== id);
  state.orders = state.orders.filter(({ subscription }) => subscription.customer !== id);
  state.intents = state.intents.filter(({ customer }) => customer !== id);
  return { id, object: 'customer', deleted: true };
}

/** The active prices that have this lookup key; one at most. */
export function listPrices({ state, form }: Call): object {
  const key = form.get('lookup_keys[0]');
  const data = state.prices.filter(({ active, lookup_key }) => active && lookup_key === key);
  return { object: 'list', data, has_more: false, url: '/v1/prices' };
}

/** A new price, which takes its lookup key away from the one that had it. */
export function createPrice({ state, form }: Call): Price {
  const key = required(form, 'lookup_key');
  for (const price of state.prices) if (price.lookup_key === key) price.lookup_key = null;
  const price: Price = {
    id: newId('price'),
    object: 'price',
    active: true,
    currency: required(form, 'currency'),
    unit_amount: Number(required(form, 'unit_amount')),
    lookup_key: key,
    metadata: { plan: required(form, 'metadata[plan]') },
    recurring: { interval: 'month', interval_count: Number(required(form, 'recurring[interval_count]')) },
  };
  state.prices.push(price);
  return price;
}

/** An incomplete subscription with its first payment, which `expand` shows. */
export function createSubscription(call: Call): object {
  const { state, form } = call;
  const priceId = required(form, 'items[0][price]');
  const price = state.prices.find(({ id }) => id === priceId);
  if (!price) throw noSuch('price', priceId, 'items[0][price]');
  const { subscription, invoice, intentId } = beginOrder(call, required(form, 'customer'), price);
  const intent = state.intents.find(({ id }) => id === intentId);
  const expand = [form.get('expand[0]'), form.get('expand[1]')];
  if (expand[0] === null) return subscription;
  const secret: Stripe.Invoice['confirmation_secret'] = intent
    ? { client_secret: intent.client_secret, type: 'payment_intent' }
    : null;
  const data: Pick<Stripe.InvoicePayment, 'object' | 'payment'>[] = intent
    ? [{ object: 'invoice_payment', payment: { type: 'payment_intent', payment_intent: intent.id } }]
    : [];
  const latest_invoice = {
    ...invoice,
    ...(expand.includes('latest_invoice.confirmation_secret') && { confirmation_secret: secret }),
    ...(expand.includes('latest_invoice.payments') && {
      payments: { object: 'list', data, has_more: false, url: `/v1/invoice_payments?invoice=${invoice.id}` },
    }),
  };
  return { ...subscription, latest_invoice };
}

/** A customer's subscriptions in every state, newest first. */
export function listSubscriptions({ state, form }: Call): object {
  const customer = required(form, 'customer');
  const found = state.orders
    .map(({ subscription }) => subscription)
    .filter((one) => one.customer === customer);
  return { object: 'list', data: found.reverse(), has_more: false, url: '/v1/subscriptions' };
}

/** A subscription as it stands now. */
export function retrieveSubscription(call: Call): object {
  return findOrder(call).subscription;
}

/** Sets or takes back the wish to end with the current period. */
export function updateSubscription(call: Call): object {
  const { subscription } = findOrder(call);
  if (subscription.ended_at !== null) {
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
  }
  const isCancelled = call.form.get('cancel_at_period_end') === 'true';
  if (isCancelled !== subscription.cancel_at_period_end) {
    subscription.cancel_at_period_end = isCancelled;
    subscription.cancel_at = isCancelled ? subscription.items.data[0].current_period_end : null;
    tell(call, 'customer.subscription.updated', subscription);
  }
  return subscription;
}

/** Ends it now. With `prorate` and `invoice_now` the unused rest is credited to the customer's later invoices. */
export function cancelSubscription(call: Call): object {
  const order = findOrder(call);
  if (order.subscription.ended_at !== null) throw noSuch('subscription', call.id);
  if (call.form.has('prorate') !== call.form.has('invoice_now')) {
    throw invalidRequest('The payments sandbox prorates only together with invoice_now.', {
      param: 'prorate',
    });
  }
  if (call.form.has('prorate')) creditUnused(call, order);
  endOrder(call, order);
  return order.subscription;
}

/** A payment as it stands now. */
export function retrievePaymentIntent(call: Call): object {
  return shown(call, findIntent(call));
}

/** Pays. A declined card is refused with 402, and stays on record in the intent. */
export function confirmPaymentIntent(call: Call): object {
  const { form } = call;
  const { order, intent } = openPayment(call, ['requires_payment_method', 'requires_action']);
  const number = form.get('payment_method_data[card][number]');
  const card = cardOf(number ?? required(form, 'payment_method'));
  if (card.first === 'declines') {
    refuse(call, intent, card.refusal);
    throw new ApiError(402, { ...card.refusal, payment_intent: shown(call, intent) }, true);
  }
  order.card = card.ending;
  if (card.first === 'asks') Object.assign(intent, { status: 'requires_action', last_payment_error: null });
  else pay(call, order, intent);
  return shown(call, intent);
}

/**
 * The sandbox's own call, which Stripe has not: the customer's answer to the bank's question, `outcome` succeeded or
 * failed. With Stripe the bank's page does this.
 */
export function authenticatePaymentIntent(call: Call): object {
  const { order, intent } = openPayment(call, ['requires_action']);
  if (required(call.form, 'outcome') === 'succeeded') pay(call, order, intent);
  else {
    order.card = null;
    refuse(call, intent, {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message:
        'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
    });
  }
  return shown(call, intent);
}

function findOrder({ state, id }: Call): Order {
  const found = state.orders.find(({ subscription }) => subscription.id === id);
  if (!found) throw noSuch('subscription', id);
  return found;
}

/** Whoever has no secret key must know the payment's own secret. */
function findIntent({ state, id, form, isPublic }: Call): PaymentIntent {
  const intent = state.intents.find((one) => one.id === id);
  if (!intent) throw noSuch('payment_intent', id);
  const secret = isPublic ? required(form, 'client_secret') : form.get('client_secret');
  if (secret !== null && secret !== intent.client_secret) {
    throw invalidRequest(
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
      { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
    );
  }
  return intent;
}

/** A payment in one of these states, and what it pays. The refusal shows the payment: it may be paid already. */
function openPayment(call: Call, states: string[]): { order: Order; intent: PaymentIntent } {
  const intent = findIntent(call);
  const order = call.state.orders.find(({ intentId }) => intentId === intent.id);
  if (order && states.includes(intent.status)) return { order, intent };
  throw invalidRequest(`This PaymentIntent has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: shown(call, intent),
  });
}

/** Without the secret key a payment says nothing about its customer. */
function shown({ isPublic }: Call, { customer, ...intent }: PaymentIntent): object {
  return structuredClone(isPublic ? intent : { ...intent, customer });
}

function required(form: URLSearchParams, param: string): string {
  const value = form.get(param);
  if (value) return value;
  throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}
