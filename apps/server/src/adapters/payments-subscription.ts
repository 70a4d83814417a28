import { PLANS, planById } from '@herohood/domain/subscription/plans';
import type { PlanId } from '@herohood/domain/subscription/schema';
import type { ProviderSubscription } from '@herohood/domain/subscription/subscription-state';
import type Stripe from 'stripe';

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

const CURRENCY = 'usd';

function lookupKeyOf(plan: PlanId): string {
  return `herohood-${plan}`;
}

/**
 * The id of a plan's price at Stripe; it is made where it is missing or where its amount is no longer the plan's.
 * Operators need not set up anything; running subscriptions keep the price they began with.
 */
export async function priceOf(stripe: Stripe, plan: PlanId): Promise<string> {
  return (await findPrice(stripe, plan)) ?? makePrice(stripe, plan);
}

async function findPrice(stripe: Stripe, plan: PlanId): Promise<string | null> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKeyOf(plan)], active: true });
  const { priceCents, months } = planById(plan);
  const price = data.find(
    ({ unit_amount, currency, recurring }) =>
      unit_amount === priceCents &&
      currency === CURRENCY &&
      recurring?.interval === 'month' &&
      recurring.interval_count === months,
  );
  return price?.id ?? null;
}

async function makePrice(stripe: Stripe, plan: PlanId): Promise<string> {
  const { name, priceCents, months } = planById(plan);
  // Servers that start at the same time make it once.
  const idempotencyKey = `price-${plan}-${priceCents}`;
  const price = await stripe.prices.create(
    {
      currency: CURRENCY,
      unit_amount: priceCents,
      recurring: { interval: 'month', interval_count: months },
      lookup_key: lookupKeyOf(plan),
      transfer_lookup_key: true,
      product_data: { name: `Herohood ${name}`, metadata: { plan } },
      metadata: { plan },
    },
    { idempotencyKey },
  );
  return price.id;
}

/** The plan of a price by the metadata it was made with. */
function planOfPrice(price: Stripe.Price | undefined): PlanId | null {
  return PLANS.find(({ id }) => id === price?.metadata.plan)?.id ?? null;
}
