import { type Refusal, refuse } from '../refusal';
import { effectiveStatus, type Subscription } from './access';
import type { PlanId } from './schema';

export type PlannedSubscription = Subscription & { subscriptionPlan: PlanId | null };

/** `create` starts a payment. The plan that is active already cannot be chosen again; another one can. */
export function decideSubscribe(
  subscription: PlannedSubscription,
  planId: PlanId,
  now: Date,
): { kind: 'create' } | Refusal<'ALREADY_SUBSCRIBED'> {
  const isCurrent =
    effectiveStatus(subscription, now) === 'active' && subscription.subscriptionPlan === planId;
  return isCurrent ? refuse('ALREADY_SUBSCRIBED') : { kind: 'create' };
}

/** Only an active subscription can be cancelled; its paid period stays (rules: subscription). */
export function decideCancel(
  subscription: Subscription,
  now: Date,
): { kind: 'cancel'; accessEndsAt: Date } | Refusal<'NOT_ACTIVE'> {
  const { subscriptionEndDate } = subscription;
  if (effectiveStatus(subscription, now) !== 'active' || !subscriptionEndDate) return refuse('NOT_ACTIVE');
  return { kind: 'cancel', accessEndsAt: subscriptionEndDate };
}

/** Only a cancelled subscription whose paid period still runs can be taken up again; its dates stay. */
export function decideResume(
  subscription: Subscription,
  now: Date,
): { kind: 'resume' } | Refusal<'NOT_CANCELLED'> {
  return effectiveStatus(subscription, now) === 'cancelled' ? { kind: 'resume' } : refuse('NOT_CANCELLED');
}

/** What pressing it would do; of the current plan it does nothing. */
export type PlanButton = { kind: 'current' | 'upgrade' | 'subscribe'; isDisabled: boolean };

/** The button of a plan card (rules: subscription). */
export function planButton(subscription: PlannedSubscription, planId: PlanId, now: Date): PlanButton {
  if (decideSubscribe(subscription, planId, now).kind === 'refused') {
    return { kind: 'current', isDisabled: true };
  }
  const isTrial = effectiveStatus(subscription, now) === 'trial';
  return { kind: isTrial ? 'upgrade' : 'subscribe', isDisabled: false };
}
