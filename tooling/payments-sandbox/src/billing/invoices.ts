import { emit } from '../events';
import { newInvoicePayment } from '../objects/invoice';
import { newPaymentIntent } from '../objects/payment';
import type { Customer, Invoice, PaymentIntent, Subscription } from '../wire';
import type { Work } from '../work';
import { cancelIntent, chargeIntent, type Outcome, openIntentOf } from './intents';

const DAY_SECONDS = 86_400;

/** Days between a declined renewal and the next try, one after another; then the subscription ends. */
const RETRY_DAYS = [3, 5, 7];

/** Makes a draft final: it gets its number, the customer's credit is used up, and the rest waits for a payment. */
export function finalizeInvoice(work: Work, invoice: Invoice, at: number): void {
  const customer = customerOf(work, invoice);
  const sequence = customer.next_invoice_sequence ?? 1;
  const sum = invoice.total + customer.balance;
  Object.assign(invoice, {
    status: 'open',
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    effective_at: at,
    automatically_finalizes_at: null,
    starting_balance: customer.balance,
    ending_balance: Math.min(0, sum),
    amount_due: Math.max(0, sum),
    amount_remaining: Math.max(0, sum),
  } satisfies Partial<Invoice>);
  invoice.status_transitions.finalized_at = at;
  const before = structuredClone(customer);
  customer.next_invoice_sequence = sequence + 1;
  customer.balance = Math.min(0, sum);
  customer.currency = invoice.currency;
  if (before.balance !== customer.balance) emit(work, 'customer.updated', { object: customer, at, before });
  emit(work, 'invoice.finalized', { object: invoice, at });
  if (invoice.amount_due === 0) {
    invoice.attempted = true;
    markPaid(work, invoice, at);
    return;
  }
  const intent = newPaymentIntent(work, invoice, at);
  newInvoicePayment(work, invoice, intent.id);
  emit(work, 'payment_intent.created', { object: intent, at });
}

/** Tries to collect a renewal without the customer, and plans the next try when it fails. */
export function collectInvoice(work: Work, invoice: Invoice, at: number): Outcome {
  const subscription = subscriptionOf(work, invoice);
  const intent = openIntentOf(work, invoice) ?? replaceIntent(work, invoice, at);
  const customer = customerOf(work, invoice);
  const methodId =
    subscription.default_payment_method ?? customer.invoice_settings.default_payment_method ?? '';
  const method = work.state.paymentMethods[methodId];
  const outcome =
    method === undefined ? 'declined' : chargeIntent(work, { intent, method, at, isOffSession: true });
  noteAttempt(work, { invoice, outcome, at, isAutomatic: true });
  return outcome;
}

function replaceIntent(work: Work, invoice: Invoice, at: number): PaymentIntent {
  const intent = newPaymentIntent(work, invoice, at);
  newInvoicePayment(work, invoice, intent.id);
  emit(work, 'payment_intent.created', { object: intent, at });
  return intent;
}

type Attempted = { invoice: Invoice; outcome: Outcome; at: number; isAutomatic: boolean };

/** Writes down on the invoice and its subscription what a try came to. */
export function noteAttempt(work: Work, { invoice, outcome, at, isAutomatic }: Attempted): void {
  const subscription = subscriptionOf(work, invoice);
  // Any first try counts, later ones only when they are automatic: a customer's own tries do not eat up the retries.
  if (isAutomatic || invoice.attempt_count === 0) invoice.attempt_count += 1;
  invoice.attempted = true;
  if (outcome === 'succeeded') {
    markPaid(work, invoice, at);
    return;
  }
  if (isAutomatic) {
    const days = RETRY_DAYS[invoice.attempt_count - 1];
    invoice.next_payment_attempt = days === undefined ? null : at + days * DAY_SECONDS;
  }
  if (outcome === 'asks') emit(work, 'invoice.payment_action_required', { object: invoice, at });
  if (outcome === 'declined' || isAutomatic) emit(work, 'invoice.payment_failed', { object: invoice, at });
  if (isAutomatic && subscription.status === 'active') {
    const before = structuredClone(subscription);
    subscription.status = 'past_due';
    setDelinquent(work, invoice, true);
    emit(work, 'customer.subscription.updated', { object: subscription, at, before });
  }
}

/** The invoice is paid: its subscription runs, and remembers the card where it was told to. */
export function markPaid(work: Work, invoice: Invoice, at: number): void {
  const subscription = subscriptionOf(work, invoice);
  const payment = Object.values(work.state.invoicePayments).find(
    (one) => one.invoice === invoice.id && one.status === 'open',
  );
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    auto_advance: false,
    next_payment_attempt: null,
  } satisfies Partial<Invoice>);
  invoice.status_transitions.paid_at = at;
  if (payment !== undefined) {
    payment.status = 'paid';
    payment.amount_paid = invoice.amount_due;
    payment.status_transitions.paid_at = at;
  }
  emit(work, 'invoice.paid', { object: invoice, at });
  emit(work, 'invoice.payment_succeeded', { object: invoice, at });

  const before = structuredClone(subscription);
  const intent = work.state.paymentIntents[payment?.payment.payment_intent ?? ''];
  const savesCard = subscription.payment_settings?.save_default_payment_method === 'on_subscription';
  if (savesCard && intent?.payment_method) subscription.default_payment_method = intent.payment_method;
  if (isUnpaid(subscription.status)) {
    subscription.status = 'active';
    setDelinquent(work, invoice, false);
  }
  if (JSON.stringify(before) !== JSON.stringify(subscription)) {
    emit(work, 'customer.subscription.updated', { object: subscription, at, before });
  }
}

function isUnpaid(status: Subscription['status']): boolean {
  return status === 'incomplete' || status === 'past_due';
}

/** An invoice that nobody shall pay any more. */
export function voidInvoice(work: Work, invoice: Invoice, at: number): void {
  const intent = openIntentOf(work, invoice);
  invoice.status = 'void';
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.voided_at = at;
  if (intent !== undefined) cancelIntent(work, intent, { at, reason: 'void_invoice' });
  emit(work, 'invoice.voided', { object: invoice, at });
}

function setDelinquent(work: Work, invoice: Invoice, isDelinquent: boolean): void {
  // A deleted customer may still pay what was open.
  const customer = work.state.customers[invoice.customer ?? ''];
  if (customer !== undefined) customer.delinquent = isDelinquent;
}

function customerOf({ state }: Work, invoice: Invoice): Customer {
  const customer = state.customers[invoice.customer ?? ''];
  if (customer === undefined) throw new Error(`${invoice.id} has no customer`);
  return customer;
}

/** The subscription that an invoice charges for; here every invoice has one. */
export function subscriptionOf({ state }: Work, invoice: Invoice): Subscription {
  const found = state.subscriptions[invoice.parent?.subscription_details?.subscription ?? ''];
  if (found === undefined) throw new Error(`${invoice.id} has no subscription`);
  return found;
}
