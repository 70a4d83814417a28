import { PLANS, type Plan, planById } from '@herohood/domain/subscription/plans';
import type { PlanId } from '@herohood/domain/subscription/schema';

export interface Order {
  /** Null: paid for in another tab, with an amount that names no plan. */
  plan: Plan | null;
  /** What an earlier plan left over, in cents. */
  creditCents: number;
  /** What the provider will charge, in cents. */
  dueCents: number;
}

/**
 * What is being bought. The amount is the payment provider's; the plan is the one that this tab began, as long as
 * the amount can be its price (less a credit), else the plan that costs exactly this.
 */
export function orderOf(amountCents: number, noted: PlanId | null): Order {
  const begun = noted && planById(noted);
  const fits = begun && amountCents <= begun.priceCents ? begun : null;
  const plan = fits ?? PLANS.find(({ priceCents }) => priceCents === amountCents) ?? null;
  return { plan, creditCents: plan ? plan.priceCents - amountCents : 0, dueCents: amountCents };
}

const keyOf = (subscriptionId: string) => `herohood-checkout:${subscriptionId}`;

/** Notes for this tab which plan the server began a subscription for; the checkout's address does not say it. */
export function rememberPlan(subscriptionId: string, planId: PlanId): void {
  window.sessionStorage.setItem(keyOf(subscriptionId), planId);
}

/** The plan noted for a subscription; null in another tab or browser. */
export function rememberedPlan(subscriptionId: string | undefined): PlanId | null {
  if (!subscriptionId) return null;
  const noted = window.sessionStorage.getItem(keyOf(subscriptionId));
  return PLANS.find(({ id }) => id === noted)?.id ?? null;
}
