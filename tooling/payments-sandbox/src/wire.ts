import type Stripe from 'stripe';

/**
 * The SDK's object as it travels: decimals are strings, and what can be expanded is an id. With this the compiler
 * refuses an object that lacks a field of the installed SDK, or has one that it does not know.
 */
export type Wire<T> = T extends Stripe.Decimal
  ? string
  : T extends (infer Item)[]
    ? Wire<Item>[]
    : T extends object
      ? { [Key in keyof T]: WireField<T[Key]> }
      : T;

type WireField<T> = string extends T ? Exclude<T, { id: string }> : Wire<T>;

export type Customer = Wire<Stripe.Customer>;
export type Product = Wire<Stripe.Product>;
export type Price = Wire<Stripe.Price>;
export type Plan = Wire<Stripe.Plan>;
export type Subscription = Wire<Stripe.Subscription>;
export type SubscriptionItem = Wire<Stripe.SubscriptionItem>;
export type Invoice = Wire<Stripe.Invoice>;
export type InvoiceLine = Wire<Stripe.InvoiceLineItem>;
export type InvoicePayment = Wire<Stripe.InvoicePayment>;
export type PaymentIntent = Wire<Stripe.PaymentIntent>;
export type PaymentMethod = Wire<Stripe.PaymentMethod>;
export type Charge = Wire<Stripe.Charge>;
export type TestClock = Wire<Stripe.TestHelpers.TestClock>;

/** The SDK types an event by each of its kinds; here the kind is any and its object unknown. */
export type Event = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
};

/** The version of the API whose shapes these are; the SDK of the product speaks it too. */
export const API_VERSION = '2026-10-28.endive';
