import { type Refusal, renewalRefusal } from './cards';
import { type Moment, tell } from './news';
import { type Invoice, newId, type Order, type PaymentIntent, type Price, type State } from './state';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** How long a first payment may take. */
const PAYABLE = 23 * HOUR;
/** How long a renewal's invoice stays a draft before it is charged. */
const DRAFT = HOUR;
/** Days between a declined renewal and the next try, one after another; then the subscription ends. */
const RETRY_DAYS = [3, 5, 7];

type Act = (moment: Moment, order: Order) => void;

/**
 * Does everything that fell due, each subscription's in the order of time: a month that is jumped over leaves the same
 * traces as one that was lived through.
 */
export function settleDue({ state, at: until }: Moment): boolean {
  let hasChanged = false;
  for (const order of state.orders) {
    for (let due = nextDue(order); due && due.at <= until; due = nextDue(order)) {
      due.act({ state, at: due.at }, order);
      hasChanged = true;
    }
  }
  return hasChanged;
}

function nextDue({ subscription, dueAt }: Order): { at: number; act: Act } | null {
  const { status, created, cancel_at_period_end: isCancelled } = subscription;
  if (status === 'incomplete') return { at: created + PAYABLE, act: endOrder };
  if (status !== 'active' && status !== 'past_due') return null;
  // The tries to charge a renewal come to their end before its period does.
  if (dueAt !== null) return { at: dueAt, act: collect };
  return { at: subscription.items.data[0].current_period_end, act: isCancelled ? endOrder : renew };
}

/** A subscription whose first invoice waits to be paid. It runs at once where the customer's credit covers it. */
export function beginOrder(moment: Moment, customer: string, price: Price): Order {
  const { state, at } = moment;
  const invoice = newInvoice(customer, price);
  const item = {
    id: newId('si'),
    object: 'subscription_item',
    price: structuredClone(price),
    current_period_start: at,
    current_period_end: addMonths(at, price.recurring.interval_count),
  } as const;
  const order: Order = {
    subscription: {
      id: newId('sub'),
      object: 'subscription',
      customer,
      created: at,
      status: 'incomplete',
      latest_invoice: invoice.id,
      cancel_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      items: { object: 'list', data: [item] },
    },
    invoice,
    intentId: null,
    card: null,
    periods: 1,
    tries: 0,
    dueAt: null,
  };
  state.orders.push(order);
  tell(moment, 'customer.subscription.created', order.subscription);
  finalize(moment, order);
  return order;
}

function newInvoice(customer: string, { unit_amount }: Price): Invoice {
  return { id: newId('in'), object: 'invoice', customer, amount_due: unit_amount, status: 'draft' };
}

/** Begins the next period and drafts its invoice. */
const renew: Act = (moment, order) => {
  const { subscription } = order;
  const [item] = subscription.items.data;
  order.periods += 1;
  item.current_period_start = item.current_period_end;
  item.current_period_end = addMonths(
    subscription.created,
    order.periods * item.price.recurring.interval_count,
  );
  const invoice = newInvoice(subscription.customer, item.price);
  Object.assign(order, { invoice, intentId: null, tries: 0, dueAt: moment.at + DRAFT });
  subscription.latest_invoice = invoice.id;
  tell(moment, 'customer.subscription.updated', subscription);
};

/** Makes a draft final: the customer's credit is used up, and the rest waits for a payment. */
const finalize: Act = (moment, order) => {
  const { invoice } = order;
  const customer = customerOf(moment.state, invoice.customer);
  const credit = Math.min(customer.creditCents, invoice.amount_due);
  customer.creditCents -= credit;
  invoice.amount_due -= credit;
  invoice.status = 'open';
  if (invoice.amount_due === 0) {
    markPaid(moment, order);
    return;
  }
  const id = newId('pi');
  order.intentId = id;
  moment.state.intents.push({
    id,
    object: 'payment_intent',
    amount: invoice.amount_due,
    client_secret: newId(`${id}_secret`),
    customer: invoice.customer,
    last_payment_error: null,
    status: 'requires_payment_method',
  });
};

/** Tries to charge a renewal without the customer, and plans the next try when it fails. */
const collect: Act = (moment, order) => {
  const { invoice, subscription } = order;
  if (invoice.status === 'draft') finalize(moment, order);
  const intent = moment.state.intents.find(({ id }) => id === order.intentId);
  // Nothing is left to charge where credit covers it.
  if (!intent) return;
  order.tries += 1;
  const refusal = renewalRefusal(order.card);
  if (refusal === null) {
    pay(moment, order, intent);
    return;
  }
  refuse(moment, intent, refusal);
  tell(moment, 'invoice.payment_failed', invoice);
  const days = RETRY_DAYS[order.tries - 1];
  if (days === undefined) {
    endOrder(moment, order);
    return;
  }
  order.dueAt = moment.at + days * DAY;
  if (subscription.status === 'past_due') return;
  subscription.status = 'past_due';
  tell(moment, 'customer.subscription.updated', subscription);
};

/** The card was charged: the invoice is paid and the subscription runs. */
export function pay(moment: Moment, order: Order, intent: PaymentIntent): void {
  Object.assign(intent, { status: 'succeeded', last_payment_error: null } satisfies Partial<PaymentIntent>);
  tell(moment, 'payment_intent.succeeded', intent);
  markPaid(moment, order);
}

/** The card was not charged; another one may be tried. */
export function refuse(moment: Moment, intent: PaymentIntent, refusal: Refusal): void {
  const status = 'requires_payment_method';
  Object.assign(intent, { status, last_payment_error: refusal } satisfies Partial<PaymentIntent>);
  tell(moment, 'payment_intent.payment_failed', intent);
}

const markPaid: Act = (moment, order) => {
  const { invoice, subscription } = order;
  invoice.status = 'paid';
  order.dueAt = null;
  tell(moment, 'invoice.paid', invoice);
  if (subscription.status === 'active') return;
  subscription.status = 'active';
  tell(moment, 'customer.subscription.updated', subscription);
};

/** Ends a subscription now. One that never was paid expires instead, with its invoice. */
export const endOrder: Act = (moment, order) => {
  const { subscription, invoice } = order;
  const hasRun = subscription.status !== 'incomplete';
  subscription.status = hasRun ? 'canceled' : 'incomplete_expired';
  subscription.ended_at = moment.at;
  order.dueAt = null;
  if (invoice.status !== 'paid') {
    invoice.status = 'void';
    const intent = moment.state.intents.find(({ id }) => id === order.intentId);
    if (intent) intent.status = 'canceled';
  }
  tell(moment, hasRun ? 'customer.subscription.deleted' : 'customer.subscription.updated', subscription);
};

/** Credits what is paid and not used to the customer's later invoices. */
export const creditUnused: Act = ({ state, at }, { subscription, invoice }) => {
  if (invoice.status !== 'paid') return;
  const [{ price, current_period_start: start, current_period_end: end }] = subscription.items.data;
  const unused = Math.max(0, end - at) / (end - start);
  customerOf(state, subscription.customer).creditCents += Math.round(price.unit_amount * unused);
};

/** Whoever is named as a customer is one: a family outlives the sandbox's file. */
function customerOf(state: State, id: string): State['customers'][number] {
  const known = state.customers.find((one) => one.id === id);
  if (known) return known;
  const customer = { id, creditCents: 0 };
  state.customers.push(customer);
  return customer;
}

/** Counted from the first day, so that the 31st becomes the 28th in February and the 31st again in March. */
function addMonths(seconds: number, months: number): number {
  const start = new Date(seconds * 1000);
  const month = start.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const moved = new Date(start);
  // Month and day in one step: the month alone would roll the 31st over into the next one.
  moved.setUTCMonth(month, Math.min(start.getUTCDate(), lastDay));
  return moved.getTime() / 1000;
}
