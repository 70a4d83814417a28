import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';

/*
 * Stripe's objects as far as the product reads them. The installed SDK types each field: one that Stripe has not, or has
 * in another kind, does not compile. What refers to another object is its id.
 */

export interface Price
  extends Pick<
    Stripe.Price,
    'id' | 'object' | 'active' | 'currency' | 'unit_amount' | 'lookup_key' | 'metadata'
  > {
  unit_amount: number;
  recurring: Pick<NonNullable<Stripe.Price['recurring']>, 'interval' | 'interval_count'>;
}

export interface SubscriptionItem
  extends Pick<Stripe.SubscriptionItem, 'id' | 'object' | 'current_period_start' | 'current_period_end'> {
  price: Price;
}

export interface Subscription
  extends Pick<
    Stripe.Subscription,
    | ('id' | 'object' | 'customer' | 'created' | 'status' | 'latest_invoice')
    | ('cancel_at' | 'cancel_at_period_end' | 'ended_at')
  > {
  customer: string;
  latest_invoice: string;
  items: { object: 'list'; data: [SubscriptionItem] };
}

export interface Invoice
  extends Pick<Stripe.Invoice, 'id' | 'object' | 'customer' | 'amount_due' | 'status'> {
  customer: string;
  status: 'draft' | 'open' | 'paid' | 'void';
}

export interface PaymentIntent
  extends Pick<
    Stripe.PaymentIntent,
    'id' | 'object' | 'amount' | 'client_secret' | 'customer' | 'last_payment_error' | 'status'
  > {
  client_secret: string;
  customer: string;
}

/** A subscription with the one invoice that counts: the one before is always settled when the next is made. */
export interface Order {
  subscription: Subscription;
  invoice: Invoice;
  /** What the invoice is paid with; null where credit covers it, or while it is a draft. */
  intentId: string | null;
  /** The last four digits of the card that pays; never its number. */
  card: string | null;
  /** How many periods have begun. */
  periods: number;
  /** Tries to charge this renewal so far, and when the next one is due, in seconds. */
  tries: number;
  dueAt: number | null;
}

/** News on their way to the webhook. */
export interface News {
  event: { id: string; object: 'event'; type: string; created: number; data: { object: object } };
  tries: number;
  /** In seconds. */
  nextTryAt: number;
}

/** All that the sandbox remembers, as plain JSON. Of a customer it is an id and the credit, nothing of who they are. */
export interface State {
  version: 2;
  customers: { id: string; creditCents: number }[];
  prices: Price[];
  orders: Order[];
  intents: PaymentIntent[];
  news: News[];
  /** First answers to idempotency keys. Keys and requests are digests; `savedAt` in seconds. */
  answers: { key: string; request: string; body: object; savedAt: number }[];
}

export function emptyState(): State {
  return { version: 2, customers: [], prices: [], orders: [], intents: [], news: [], answers: [] };
}

/** A new id with Stripe's prefix, e.g. 'cus', that cannot be guessed. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}
