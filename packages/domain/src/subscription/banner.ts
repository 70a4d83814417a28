import { effectiveStatus, type Subscription, trialDaysLeft } from './access';
import type { PlanId } from './schema';

/** The dashboard's banner (rules: subscription); null: none is shown. */
export type Banner =
  | { kind: 'premium'; plan: PlanId | null }
  | { kind: 'trial'; daysLeft: number }
  | { kind: 'trialExpired' };

export function bannerFor(
  subscription: Subscription & { subscriptionPlan: PlanId | null },
  now: Date,
): Banner | null {
  const status = effectiveStatus(subscription, now);
  if (status === 'active') return { kind: 'premium', plan: subscription.subscriptionPlan };
  if (status !== 'trial') return null;
  const daysLeft = trialDaysLeft(subscription, now);
  return daysLeft > 0 ? { kind: 'trial', daysLeft } : { kind: 'trialExpired' };
}
