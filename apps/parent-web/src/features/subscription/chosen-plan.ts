import { PLANS } from '@herohood/domain/subscription/plans';
import type { PlanId } from '@herohood/domain/subscription/schema';

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
