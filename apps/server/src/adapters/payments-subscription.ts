import type { ProviderSubscription } from '@herohood/domain/subscription/subscription-state';
import type Stripe from 'stripe';
import { planOfPrice } from './payments-prices';

const STATUS: Partial<Record<string, ProviderSubscription['status']>> = {
  incomplete: 'incomplete',
  incomplete_expired: 'expired',
  trialing: 'paid',
  active: 'paid',
  past_due: 'unpaid',
  unpaid: 'unpaid',
  paused: 'unpaid',
  canceled: 'ended',
};

/** A Stripe subscription as the rules see it. The running period sits on its item (API version 2026-10-28). */
export function toProviderSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const item = subscription.items.data[0];
  if (!item) throw new Error(`The subscription ${subscription.id} has no item.`);
  return {
    id: subscription.id,
    // A status that Stripe may invent opens nothing.
    status: STATUS[subscription.status] ?? 'unpaid',
    plan: planOfPrice(item.price),
    createdAt: instant(subscription.created),
    periodStart: instant(item.current_period_start),
    periodEnd: instant(item.current_period_end),
    endsAt: endOf(subscription, item),
    endedAt: subscription.ended_at === null ? null : instant(subscription.ended_at),
  };
}

function endOf(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): Date | null {
  if (subscription.cancel_at_period_end) return instant(item.current_period_end);
  const { cancel_at: at } = subscription;
  // An end beyond this period leaves a renewal to come.
  return at !== null && at <= item.current_period_end ? instant(at) : null;
}

function instant(seconds: number): Date {
  return new Date(seconds * 1000);
}
