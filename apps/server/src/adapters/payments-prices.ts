import { PLANS, planById } from '@herohood/domain/subscription/plans';
import type { PlanId } from '@herohood/domain/subscription/schema';
import type Stripe from 'stripe';

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
export function planOfPrice(price: Stripe.Price | undefined): PlanId | null {
  return PLANS.find(({ id }) => id === price?.metadata.plan)?.id ?? null;
}
