import { DAY_MS } from '../time/durations';
import type { Billing, SubscriptionState } from './schema';

/** Free trial without a card (rules: subscription). */
export const TRIAL_DAYS = 7;

/** What access depends on, as stored. Unknown statuses ('free', 'expired', …) count as expired. */
export interface Subscription {
  subscriptionStatus: string;
  trialEndsAt: Date | null;
  subscriptionEndDate: Date | null;
  createdAt: Date;
}

/** Never stored: the status of every family of an operator who bills nobody. */
const UNBILLED = 'unbilled';

/** What is in force of a family's stored subscription: without billing, paid access without a plan and without an end. */
export function inForce<T extends Subscription & { subscriptionPlan: string | null }>(
  row: T,
  billing: Billing,
): T {
  if (billing !== 'off') return row;
  const dates = { trialEndsAt: null, subscriptionEndDate: null };
  return { ...row, ...dates, subscriptionStatus: UNBILLED, subscriptionPlan: null };
}

/** When the trial ends; 7 times 24 hours after creation where no date is set (rules: subscription). */
export function trialEnd({ trialEndsAt, createdAt }: Pick<Subscription, 'trialEndsAt' | 'createdAt'>): Date {
  return trialEndsAt ?? new Date(createdAt.getTime() + TRIAL_DAYS * DAY_MS);
}

/**
 * Paid access ('active subscriber'): active, or cancelled with the paid period still running (rules: subscription). At
 * the very instant of the end it is over.
 */
export function hasPaidAccess(subscription: Subscription, now: Date): boolean {
  const { subscriptionStatus, subscriptionEndDate } = subscription;
  if (subscriptionStatus === UNBILLED) return true;
  const isPaidStatus = subscriptionStatus === 'active' || subscriptionStatus === 'cancelled';
  return isPaidStatus && subscriptionEndDate !== null && now.getTime() < subscriptionEndDate.getTime();
}

/** Paid access with the yearly plan, or without billing (rules: plans). */
export function hasYearlyAccess(
  subscription: Subscription & { subscriptionPlan: string | null },
  now: Date,
): boolean {
  const { subscriptionStatus, subscriptionPlan } = subscription;
  if (subscriptionStatus === UNBILLED) return true;
  return subscriptionPlan === 'yearly' && hasPaidAccess(subscription, now);
}

/** Premium access: paid, or a trial that still runs (rules: subscription). */
export function hasPremiumAccess(subscription: Subscription, now: Date): boolean {
  if (subscription.subscriptionStatus === 'trial') return now.getTime() < trialEnd(subscription).getTime();
  return hasPaidAccess(subscription, now);
}

/** Days left in the trial, rounded up, at least 0; 0 for a family that is not on trial (rules: subscription). */
export function trialDaysLeft(subscription: Subscription, now: Date): number {
  if (subscription.subscriptionStatus !== 'trial') return 0;
  return Math.max(0, Math.ceil((trialEnd(subscription).getTime() - now.getTime()) / DAY_MS));
}

/**
 * The status to show. A trial stays `trial` when it is over (its banner says so); a paid period that is over and
 * any unknown status are `expired`.
 */
export function effectiveStatus(subscription: Subscription, now: Date): SubscriptionState {
  const { subscriptionStatus } = subscription;
  if (subscriptionStatus === 'trial') return 'trial';
  if (!hasPaidAccess(subscription, now)) return 'expired';
  return subscriptionStatus === 'cancelled' ? 'cancelled' : 'active';
}

/** The next charge: the end of an active period; none after cancelling. */
export function nextBillingDate(subscription: Subscription, now: Date): Date | null {
  return effectiveStatus(subscription, now) === 'active' ? subscription.subscriptionEndDate : null;
}
