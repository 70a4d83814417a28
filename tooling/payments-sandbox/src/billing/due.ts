import { mainItem } from '../objects/subscription';
import type { Invoice, Subscription } from '../wire';
import { timeOfClock, type Work } from '../work';
import { collectInvoice, finalizeInvoice, subscriptionOf } from './invoices';
import { endSubscription, expireSubscription, renewSubscription } from './subscriptions';

/** How long a first payment may take. */
const INCOMPLETE_SECONDS = 23 * 3600;

type Due = { at: number; run: (work: Work) => void };

/**
 * Does everything of one clock that fell due up to its present, in the order of time: a month that is jumped over
 * leaves the same traces as one that was lived through.
 *
 * @param clock null: the default one
 */
export function settleClock(work: Work, clock: string | null): boolean {
  const until = timeOfClock(work, clock);
  let hasChanged = false;
  for (let due = earliest(work, clock); due && due.at <= until; due = earliest(work, clock)) {
    due.run(work);
    hasChanged = true;
  }
  return hasChanged;
}

function earliest({ state }: Work, clock: string | null): Due | undefined {
  const isOwn = ({ test_clock }: { test_clock: string | null }) => test_clock === clock;
  const invoices = Object.values(state.invoices).filter(isOwn).map(dueOfInvoice);
  const subscriptions = Object.values(state.subscriptions).filter(isOwn).map(dueOfSubscription);
  let first: Due | undefined;
  // Invoices come first at the same instant: what is owed is tried before the next period begins.
  for (const due of [...invoices, ...subscriptions]) {
    if (due !== undefined && (first === undefined || due.at < first.at)) first = due;
  }
  return first;
}

function dueOfInvoice(invoice: Invoice): Due | undefined {
  const { status, automatically_finalizes_at: finalizesAt, next_payment_attempt: retriesAt } = invoice;
  if (status === 'draft' && finalizesAt !== null) {
    return { at: finalizesAt, run: (work) => finalizeAndCollect(work, invoice, finalizesAt) };
  }
  if (status === 'open' && retriesAt !== null) {
    return { at: retriesAt, run: (work) => collect(work, invoice, retriesAt) };
  }
  return undefined;
}

function finalizeAndCollect(work: Work, invoice: Invoice, at: number): void {
  finalizeInvoice(work, invoice, at);
  if (invoice.status === 'open') collect(work, invoice, at);
}

function collect(work: Work, invoice: Invoice, at: number): void {
  const outcome = collectInvoice(work, invoice, at);
  if (outcome === 'succeeded' || invoice.next_payment_attempt !== null) return;
  endSubscription(work, subscriptionOf(work, invoice), { at, reason: 'payment_failed' });
}

function dueOfSubscription(subscription: Subscription): Due | undefined {
  const { status } = subscription;
  if (status === 'incomplete') {
    const at = subscription.created + INCOMPLETE_SECONDS;
    return { at, run: (work) => expireSubscription(work, subscription, at) };
  }
  if (status !== 'active' && status !== 'past_due') return undefined;
  const at = mainItem(subscription).current_period_end;
  if (subscription.cancel_at_period_end) {
    return {
      at,
      run: (work) => endSubscription(work, subscription, { at, reason: 'cancellation_requested' }),
    };
  }
  return { at, run: (work) => renewSubscription(work, subscription, at) };
}
