import { sayPrice } from '@herohood/browser/text/say';
import { sayName } from '@herohood/browser/text/say-name';
import type { User } from '@herohood/domain/account/schema';
import type { PlannedSubscription } from '@herohood/domain/subscription/choice';
import { type Plan, planById } from '@herohood/domain/subscription/plans';
import type { SubscriptionStatus } from '@herohood/domain/subscription/schema';
import { dateLabel } from '../../lib/format-day';
import { subscriptionText } from '../../text/en/subscription';

const text = subscriptionText.state;

export const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant));

/** The family's subscription as the rules of domain take it, from the server's answers. */
export function plannedOf(
  status: SubscriptionStatus,
  { createdAt }: Pick<User, 'createdAt'>,
): PlannedSubscription {
  return {
    subscriptionStatus: status.status,
    subscriptionPlan: status.plan,
    trialEndsAt: dateOf(status.trialEndsAt),
    subscriptionEndDate: dateOf(status.subscriptionEndDate),
    createdAt: new Date(createdAt),
  };
}

/** Paid for: active, or cancelled with its period still running (rules: subscription). */
export function isPaid({ status }: Pick<SubscriptionStatus, 'status'>): boolean {
  return status === 'active' || status === 'cancelled';
}

/** 'Quarterly Premium', 'Free trial' or 'No plan'. */
export function planName({ status, plan }: Pick<SubscriptionStatus, 'status' | 'plan'>): string {
  if (status === 'trial') return text.freeTrial;
  return plan ? sayName(planById(plan).name) : text.noPlan;
}

/** The status in a person's words; a trial says how long it lasts. */
export function statusName({
  status,
  hasAccess,
  trialDaysLeft,
}: Pick<SubscriptionStatus, 'status' | 'hasAccess' | 'trialDaysLeft'>): string {
  if (status !== 'trial') return text.states[status];
  return hasAccess ? subscriptionText.trial.days(trialDaysLeft) : text.trialOver;
}

/** What there is to say about the dates of a subscription, on the family's clock; empty when nothing is known. */
export function dateRows(status: SubscriptionStatus, timeZone: string) {
  const row = (label: string, instant: string | null) =>
    instant ? [{ label, value: dateLabel(instant, timeZone) }] : [];
  if (status.status === 'trial') {
    return row(status.hasAccess ? text.trialEnds : text.trialEnded, status.trialEndsAt);
  }
  if (status.status === 'active') return row(text.nextBilling, status.nextBillingDate);
  return row(status.status === 'cancelled' ? text.accessEnds : text.endedOn, status.subscriptionEndDate);
}

/** '$4.99 per month'. */
export function planPrice({ priceCents, period }: Pick<Plan, 'priceCents' | 'period'>): string {
  return subscriptionText.plans.price(sayPrice(priceCents), period);
}

/** The price that will be charged again, or null when nothing will. */
export function renewalPrice({ status, plan }: Pick<SubscriptionStatus, 'status' | 'plan'>): string | null {
  return status === 'active' && plan ? planPrice(planById(plan)) : null;
}
