import { effectiveStatus, type Subscription, trialDaysLeft } from './access';
import { planById, priceText } from './plans';
import type { PlanId } from './schema';

/** The dashboard's banner (rules: subscription); null: none is shown. */
export type Banner =
  | { kind: 'premium'; title: 'Premium Member'; price: string | null }
  | { kind: 'trial'; title: 'Free Trial Active'; daysLeft: number }
  | { kind: 'trialExpired'; title: 'Trial Expired'; action: 'UPGRADE REQUIRED' };

export function bannerFor(
  subscription: Subscription & { subscriptionPlan: PlanId | null },
  now: Date,
): Banner | null {
  const status = effectiveStatus(subscription, now);
  if (status === 'active') {
    const plan = subscription.subscriptionPlan;
    return { kind: 'premium', title: 'Premium Member', price: plan && priceText(planById(plan)) };
  }
  if (status !== 'trial') return null;
  const daysLeft = trialDaysLeft(subscription, now);
  return daysLeft > 0
    ? { kind: 'trial', title: 'Free Trial Active', daysLeft }
    : { kind: 'trialExpired', title: 'Trial Expired', action: 'UPGRADE REQUIRED' };
}
