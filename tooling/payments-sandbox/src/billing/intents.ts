import { behaviourOf, type CardBehaviour } from '../cards';
import { emit } from '../events';
import { newCharge } from '../objects/payment';
import type { Invoice, PaymentIntent, PaymentMethod } from '../wire';
import type { Work } from '../work';

/** What became of a try to charge a card; 'asks': the bank wants the customer to confirm it. */
export type Outcome = 'succeeded' | 'declined' | 'asks';

type Attempt = { intent: PaymentIntent; method: PaymentMethod; at: number; isOffSession: boolean };

/** Charges a card as its test card behaves. What follows for the invoice is the caller's. */
export function chargeIntent(work: Work, { intent, method, at, isOffSession }: Attempt): Outcome {
  const behaviour = behaviourOf(method.card?.last4);
  const does = isOffSession ? behaviour.offSession : behaviour.onSession;
  intent.payment_method = method.id;
  intent.last_payment_error = null;
  intent.next_action = null;
  if (does === 'succeeds') {
    succeedIntent(work, intent, at);
    return 'succeeded';
  }
  if (does === 'asks') {
    intent.status = 'requires_action';
    // Stripe's own scripts read what is in here; the sandbox is finished by its route 'authenticate'.
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} };
    emit(work, 'payment_intent.requires_action', { object: intent, at });
    return 'asks';
  }
  decline(work, { intent, method, at, behaviour });
  return 'declined';
}

/** The money is there: the intent ends, and its card is kept for the customer's later charges. */
export function succeedIntent(work: Work, intent: PaymentIntent, at: number): void {
  const method = work.state.paymentMethods[intent.payment_method ?? ''];
  if (method === undefined) throw new Error(`${intent.id} has no payment method`);
  const charge = newCharge(work, { intent, method, created: at, failure: null });
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
  } satisfies Partial<PaymentIntent>);
  if (method.customer === null && intent.customer !== null) {
    method.customer = intent.customer;
    emit(work, 'payment_method.attached', { object: method, at });
  }
  emit(work, 'charge.succeeded', { object: charge, at });
  emit(work, 'payment_intent.succeeded', { object: intent, at });
}

type Declined = { intent: PaymentIntent; method: PaymentMethod; at: number; behaviour: CardBehaviour };

function decline(work: Work, { intent, method, at, behaviour }: Declined): void {
  const { code, declineCode, message } = behaviour;
  const charge = newCharge(work, { intent, method, created: at, failure: { code, declineCode, message } });
  Object.assign(intent, {
    status: 'requires_payment_method',
    latest_charge: charge.id,
    // A declined card is let go; the error still tells which it was.
    payment_method: null,
    last_payment_error: {
      advice_code: 'try_again_later',
      charge: charge.id,
      code,
      decline_code: declineCode,
      doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`,
      message,
      payment_method: structuredClone(method) as never,
      type: 'card_error',
    },
  } satisfies Partial<PaymentIntent>);
  emit(work, 'charge.failed', { object: charge, at });
  emit(work, 'payment_intent.payment_failed', { object: intent, at });
}

/** The customer was asked to confirm and did not. */
export function failAuthentication(work: Work, intent: PaymentIntent, at: number): void {
  const method = work.state.paymentMethods[intent.payment_method ?? ''];
  Object.assign(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: {
      code: 'payment_intent_authentication_failure',
      doc_url: 'https://stripe.com/docs/error-codes/payment-intent-authentication-failure',
      message:
        'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
      payment_method: structuredClone(method) as never,
      type: 'invalid_request_error',
    },
  } satisfies Partial<PaymentIntent>);
  emit(work, 'payment_intent.payment_failed', { object: intent, at });
}

type Cancellation = { at: number; reason: string | null };

export function cancelIntent(work: Work, intent: PaymentIntent, { at, reason }: Cancellation): void {
  Object.assign(intent, {
    status: 'canceled',
    canceled_at: at,
    cancellation_reason: reason,
    next_action: null,
  } satisfies Partial<PaymentIntent>);
  const payment = Object.values(work.state.invoicePayments).find(
    (one) => one.payment.payment_intent === intent.id,
  );
  if (payment !== undefined) {
    payment.status = 'canceled';
    payment.status_transitions.canceled_at = at;
  }
  emit(work, 'payment_intent.canceled', { object: intent, at });
}

/** The intent that an invoice is to be paid with, if it has one that still can be. */
export function openIntentOf(work: Work, invoice: Invoice): PaymentIntent | undefined {
  const payment = Object.values(work.state.invoicePayments).find(
    (one) => one.invoice === invoice.id && one.status === 'open',
  );
  return work.state.paymentIntents[payment?.payment.payment_intent ?? ''];
}

/** The invoice that an intent pays. */
export function invoiceOf(work: Work, intent: PaymentIntent): Invoice | undefined {
  const payment = Object.values(work.state.invoicePayments).find(
    (one) => one.payment.payment_intent === intent.id,
  );
  return work.state.invoices[payment?.invoice ?? ''];
}
