import type {
  Charge,
  Customer,
  Event,
  Invoice,
  InvoicePayment,
  PaymentIntent,
  PaymentMethod,
  Price,
  Product,
  Subscription,
  TestClock,
} from './wire';

type ById<T> = Record<string, T>;

/** The answer that an idempotency key is bound to. `savedAt` in real seconds. */
export type SavedAnswer = { fingerprint: string; status: number; body: object; savedAt: number };

/** An event on its way to the webhook. Times are real seconds, whatever the clocks show. */
export type Delivery = { eventId: string; createdAt: number; attempts: number; nextAttemptAt: number };

/** All that the sandbox remembers; plain JSON. Objects are kept as Stripe shows them, unexpanded. */
export type State = {
  version: 1;
  /** How far the default clock runs ahead of the real time. */
  offsetSeconds: number;
  defaultClockCreated: number;
  customers: ById<Customer>;
  /** Ids of deleted customers: they stay known as deleted. */
  deletedCustomers: string[];
  products: ById<Product>;
  prices: ById<Price>;
  subscriptions: ById<Subscription>;
  invoices: ById<Invoice>;
  invoicePayments: ById<InvoicePayment>;
  paymentIntents: ById<PaymentIntent>;
  paymentMethods: ById<PaymentMethod>;
  charges: ById<Charge>;
  testClocks: ById<TestClock>;
  events: ById<Event>;
  deliveries: Delivery[];
  answers: ById<SavedAnswer>;
};

/** Where the state survives a restart. `load` answers null when nothing was saved yet. */
export interface StateStore {
  load(): Promise<State | null>;
  save(state: State): Promise<void>;
}

/** A copy to try a call on. What is never changed once it is written (events, saved answers) is shared with the original. */
export function draftOf(state: State): State {
  const { events, answers, ...rest } = state;
  return { ...structuredClone(rest), events: { ...events }, answers: { ...answers } };
}

export function emptyState(nowSeconds: number): State {
  return {
    version: 1,
    offsetSeconds: 0,
    defaultClockCreated: nowSeconds,
    customers: {},
    deletedCustomers: [],
    products: {},
    prices: {},
    subscriptions: {},
    invoices: {},
    invoicePayments: {},
    paymentIntents: {},
    paymentMethods: {},
    charges: {},
    testClocks: {},
    events: {},
    deliveries: [],
    answers: {},
  };
}
