import { nextBoundary } from '../calendar';
import { emit } from '../events';
import { type Charged, newInvoice } from '../objects/invoice';
import { mainItem, recurringOf } from '../objects/subscription';
import type { Customer, Subscription, SubscriptionItem } from '../wire';
import type { Work } from '../work';
import { finalizeInvoice, voidInvoice } from './invoices';

/** A renewal's invoice stays a draft for an hour, as at Stripe. */
const DRAFT_SECONDS = 3600;

/** Bills a new subscription's first period. It starts to run when the invoice is paid: at once if credit covers it. */
export function billFirstPeriod(work: Work, subscription: Subscription, at: number): void {
  const invoice = newInvoice(work, {
    customer: customerOf(work, subscription),
    subscription,
    created: at,
    billingReason: 'subscription_create',
    period: { start: at, end: at },
    charged: subscription.items.data.map(periodCharge),
  });
  subscription.latest_invoice = invoice.id;
  emit(work, 'customer.subscription.created', { object: subscription, at });
  emit(work, 'invoice.created', { object: invoice, at });
  finalizeInvoice(work, invoice, at);
}

/** Begins the next period and drafts its invoice. */
export function renewSubscription(work: Work, subscription: Subscription, at: number): void {
  const before = structuredClone(subscription);
  const { current_period_start: start, current_period_end: end } = mainItem(subscription);
  for (const item of subscription.items.data) {
    item.current_period_start = end;
    item.current_period_end = nextBoundary(
      subscription.billing_cycle_anchor,
      recurringOf(item.price),
      item.current_period_start,
    );
  }
  const invoice = newInvoice(work, {
    customer: customerOf(work, subscription),
    subscription,
    created: at,
    billingReason: 'subscription_cycle',
    period: { start, end },
    charged: subscription.items.data.map(periodCharge),
  });
  invoice.automatically_finalizes_at = at + DRAFT_SECONDS;
  invoice.next_payment_attempt = at + DRAFT_SECONDS;
  subscription.latest_invoice = invoice.id;
  emit(work, 'invoice.created', { object: invoice, at });
  emit(work, 'customer.subscription.updated', { object: subscription, at, before });
}

function periodCharge(item: SubscriptionItem, itemIndex: number): Charged {
  const quantity = item.quantity ?? 1;
  const amount = (item.price.unit_amount ?? 0) * quantity;
  const every = item.price.recurring?.interval ?? 'period';
  return {
    itemIndex,
    amount,
    description: `${quantity} × ${item.price.nickname ?? item.price.product} (at ${money(item)} / ${every})`,
    period: { start: item.current_period_start, end: item.current_period_end },
    isProration: false,
  };
}

function money({ price }: SubscriptionItem): string {
  return `${((price.unit_amount ?? 0) / 100).toFixed(2)} ${price.currency.toUpperCase()}`;
}

type End = {
  at: number;
  reason: 'cancellation_requested' | 'payment_failed';
  /** Credit what is paid and not used to the customer's later invoices. */
  creditsUnused?: boolean;
};

/** Ends a subscription now. One that never was paid expires instead, with its invoice. */
export function endSubscription(work: Work, subscription: Subscription, end: End): void {
  const { at, reason } = end;
  if (subscription.status === 'incomplete') {
    expireSubscription(work, subscription, at);
    return;
  }
  if (end.creditsUnused === true) creditUnused(work, subscription, at);
  for (const invoice of Object.values(work.state.invoices)) {
    const isOwn = invoice.parent?.subscription_details?.subscription === subscription.id;
    if (!isOwn || (invoice.status !== 'open' && invoice.status !== 'draft')) continue;
    invoice.auto_advance = false;
    invoice.next_payment_attempt = null;
    invoice.automatically_finalizes_at = null;
  }
  Object.assign(subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? at,
    ended_at: at,
  } satisfies Partial<Subscription>);
  if (subscription.cancellation_details) subscription.cancellation_details.reason = reason;
  emit(work, 'customer.subscription.deleted', { object: subscription, at });
}

/** A first invoice that was not paid in time: the subscription never begins. */
export function expireSubscription(work: Work, subscription: Subscription, at: number): void {
  const before = structuredClone(subscription);
  const invoice = work.state.invoices[subscription.latest_invoice ?? ''];
  subscription.status = 'incomplete_expired';
  subscription.ended_at = at;
  if (invoice?.status === 'open') voidInvoice(work, invoice, at);
  emit(work, 'customer.subscription.updated', { object: subscription, at, before });
}

function creditUnused(work: Work, subscription: Subscription, at: number): void {
  const isPaid = work.state.invoices[subscription.latest_invoice ?? '']?.status === 'paid';
  if (!isPaid) return;
  const charged = subscription.items.data.map((item, itemIndex): Charged => {
    const { current_period_start: start, current_period_end: end } = item;
    const unused = Math.max(0, end - at) / (end - start);
    return {
      itemIndex,
      amount: -Math.round((item.price.unit_amount ?? 0) * (item.quantity ?? 1) * unused),
      description: `Unused time on ${item.price.nickname ?? item.price.product}`,
      period: { start: at, end },
      isProration: true,
    };
  });
  const invoice = newInvoice(work, {
    customer: customerOf(work, subscription),
    subscription,
    created: at,
    billingReason: 'subscription_update',
    period: { start: at, end: at },
    charged,
  });
  subscription.latest_invoice = invoice.id;
  emit(work, 'invoice.created', { object: invoice, at });
  finalizeInvoice(work, invoice, at);
}

type Wish = { atPeriodEnd: boolean; at: number };

/** Sets or takes back the wish to end with the current period. */
export function setCancelAtPeriodEnd(subscription: Subscription, { atPeriodEnd, at }: Wish): void {
  if (subscription.cancel_at_period_end === atPeriodEnd) return;
  subscription.cancel_at_period_end = atPeriodEnd;
  subscription.cancel_at = atPeriodEnd ? mainItem(subscription).current_period_end : null;
  subscription.canceled_at = atPeriodEnd ? at : null;
  if (subscription.cancellation_details) {
    subscription.cancellation_details.reason = atPeriodEnd ? 'cancellation_requested' : null;
  }
}

function customerOf({ state }: Work, subscription: Subscription): Customer {
  const customer = state.customers[subscription.customer];
  if (customer === undefined) throw new Error(`${subscription.id} has no customer`);
  return customer;
}
