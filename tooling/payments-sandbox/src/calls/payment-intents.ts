import * as z from 'zod';
import { cancelIntent, chargeIntent, failAuthentication, invoiceOf, succeedIntent } from '../billing/intents';
import { noteAttempt } from '../billing/invoices';
import { ApiError, invalidRequest } from '../errors';
import { listObjects } from '../list-objects';
import { flag, listParams, params, readParams, text } from '../params';
import type { PaymentIntent, PaymentMethod } from '../wire';
import { timeOfClock } from '../work';
import { type Call, find } from './call';
import { notAttached } from './customers';
import { methodByName, methodData, methodFromData } from './payment-methods';

const ConfirmParams = params({
  client_secret: text.optional(),
  payment_method: text.optional(),
  payment_method_data: methodData.optional(),
  return_url: text.optional(),
  setup_future_usage: z.literal('off_session').optional(),
  // What a browser's script sends along.
  key: text.optional(),
  use_stripe_sdk: flag.optional(),
  expected_payment_method_type: text.optional(),
});
const AuthenticateParams = params({
  client_secret: text.optional(),
  key: text.optional(),
  outcome: z.enum(['succeeded', 'failed']),
});
const RetrieveParams = params({ client_secret: text.optional(), key: text.optional() });
const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const;
const CancelParams = params({ cancellation_reason: z.enum(REASONS).optional() });
const ListParams = listParams({ customer: text.optional() });

/** What somebody without the secret key sees of a payment: nothing about the customer. */
const PUBLIC_FIELDS = [
  ...['id', 'object', 'amount', 'amount_details', 'automatic_payment_methods', 'canceled_at'],
  ...['cancellation_reason', 'capture_method', 'client_secret', 'confirmation_method', 'created', 'currency'],
  ...['description', 'last_payment_error', 'livemode', 'next_action', 'payment_method'],
  ...['payment_method_configuration_details', 'payment_method_types', 'processing', 'receipt_email'],
  ...['setup_future_usage', 'shipping', 'source', 'status'],
];

export function retrievePaymentIntent(call: Call): object {
  const { client_secret: secret } = readParams(RetrieveParams, call.form);
  return shown(call, findIntent(call, secret));
}

export function listPaymentIntents({ work, form }: Call): object {
  const page = readParams(ListParams, form);
  const all = Object.values(work.state.paymentIntents).filter(
    ({ customer }) => page.customer === undefined || customer === page.customer,
  );
  return listObjects({ all, page, url: '/v1/payment_intents' });
}

/** Pays. A declined card is refused with 402, and stays on record in the intent. */
export function confirmPaymentIntent(call: Call): object {
  const { work } = call;
  const input = readParams(ConfirmParams, call.form);
  const intent = findIntent(call, input.client_secret);
  refuseUnconfirmable(call, intent);
  const at = timeOfIntent(call, intent);
  const method = methodOf(call, { intent, input, at });
  const outcome = chargeIntent(work, { intent, method, at, isOffSession: false });
  const invoice = invoiceOf(work, intent);
  if (invoice !== undefined && invoice.status === 'open') {
    noteAttempt(work, { invoice, outcome, at, isAutomatic: false });
  }
  const error = intent.last_payment_error;
  if (outcome !== 'declined' || error === null) return shown(call, intent);
  const { type: _, code = 'card_declined', message = 'Your card was declined.', ...more } = error;
  const cardError = {
    type: 'card_error' as const,
    code,
    message,
    ...(more.charge === undefined ? {} : { charge: more.charge }),
    ...(more.decline_code === undefined ? {} : { decline_code: more.decline_code }),
    ...(more.advice_code === undefined ? {} : { advice_code: more.advice_code }),
    payment_intent: shown(call, intent) as PaymentIntent,
    payment_method: method,
  };
  throw new ApiError(402, cardError, true);
}

/**
 * The sandbox's own call, which Stripe has not: the customer's answer to the bank's question, `outcome` succeeded or
 * failed. With Stripe the bank's page does this.
 */
export function authenticatePaymentIntent(call: Call): object {
  const { work } = call;
  const input = readParams(AuthenticateParams, call.form);
  const intent = findIntent(call, input.client_secret);
  if (intent.status !== 'requires_action') {
    throw unexpectedState(
      call,
      intent,
      `This PaymentIntent asks for no authentication: its status is ${intent.status}.`,
    );
  }
  const at = timeOfIntent(call, intent);
  const hasSucceeded = input.outcome === 'succeeded';
  if (hasSucceeded) succeedIntent(work, intent, at);
  else failAuthentication(work, intent, at);
  const invoice = invoiceOf(work, intent);
  if (invoice !== undefined && invoice.status === 'open') {
    const outcome = hasSucceeded ? 'succeeded' : 'declined';
    noteAttempt(work, { invoice, outcome, at, isAutomatic: false });
  }
  return shown(call, intent);
}

export function cancelPaymentIntent(call: Call): PaymentIntent {
  const { cancellation_reason: reason = null } = readParams(CancelParams, call.form);
  const intent = findIntent(call, undefined);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw unexpectedState(
      call,
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
    );
  }
  cancelIntent(call.work, intent, { at: timeOfIntent(call, intent), reason });
  return intent;
}

export function retrieveCharge({ work, id, form }: Call): object {
  readParams(params({}), form);
  return find({ all: work.state.charges, noun: 'charge', id });
}

/** Whoever has no secret key must know the payment's own secret. */
function findIntent({ work, id, access }: Call, secret: string | undefined): PaymentIntent {
  const intent = find({ all: work.state.paymentIntents, noun: 'payment_intent', id });
  if (access === 'public' && secret === undefined) {
    throw invalidRequest('Missing required param: client_secret.', {
      code: 'parameter_missing',
      param: 'client_secret',
    });
  }
  if (secret !== undefined && secret !== intent.client_secret) {
    throw invalidRequest(
      'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
      { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
    );
  }
  return intent;
}

function refuseUnconfirmable(call: Call, intent: PaymentIntent): void {
  if (intent.status === 'succeeded') {
    throw unexpectedState(
      call,
      intent,
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
    );
  }
  if (intent.status === 'canceled') {
    throw unexpectedState(
      call,
      intent,
      'You cannot confirm this PaymentIntent because it has a status of canceled. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.',
    );
  }
}

function unexpectedState(call: Call, intent: PaymentIntent, message: string): ApiError {
  const code = 'payment_intent_unexpected_state';
  return new ApiError(400, {
    type: 'invalid_request_error',
    code,
    message,
    payment_intent: shown(call, intent) as PaymentIntent,
  });
}

type Chosen = { intent: PaymentIntent; input: z.output<typeof ConfirmParams>; at: number };

function methodOf(call: Call, { intent, input, at }: Chosen): PaymentMethod {
  const { work } = call;
  const { payment_method: id, payment_method_data: data } = input;
  if (data !== undefined) return methodFromData(work, data, at);
  const chosen = id ?? intent.payment_method;
  if (chosen === null) {
    throw unexpectedState(
      call,
      intent,
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    );
  }
  const named = methodByName(work, chosen, at);
  if (named !== undefined) return named;
  const param = 'payment_method';
  const method = find({ all: work.state.paymentMethods, noun: 'PaymentMethod', id: chosen, param });
  if (method.customer !== null && method.customer !== intent.customer) throw notAttached(chosen, param);
  return method;
}

function shown({ access }: Call, intent: PaymentIntent): object {
  if (access === 'secret') return intent;
  return Object.fromEntries(Object.entries(intent).filter(([key]) => PUBLIC_FIELDS.includes(key)));
}

function timeOfIntent({ work }: Call, intent: PaymentIntent): number {
  return timeOfClock(work, invoiceOf(work, intent)?.test_clock);
}
