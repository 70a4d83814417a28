import type { FamilyRow } from '@herohood/db/family/queries';
import {
  effectiveStatus,
  hasPremiumAccess,
  nextBillingDate,
  trialDaysLeft,
} from '@herohood/domain/subscription/access';
import { planIdSchema, type SubscriptionStatus } from '@herohood/domain/subscription/schema';

/** Where a family's subscription stands at `now` (rules: subscription). */
export function presentSubscription(row: FamilyRow, now: Date): SubscriptionStatus {
  return {
    status: effectiveStatus(row, now),
    plan: planIdSchema.nullable().parse(row.subscriptionPlan),
    hasAccess: hasPremiumAccess(row, now),
    trialEndsAt: row.trialEndsAt?.toISOString() ?? null,
    trialDaysLeft: trialDaysLeft(row, now),
    subscriptionEndDate: row.subscriptionEndDate?.toISOString() ?? null,
    nextBillingDate: nextBillingDate(row, now)?.toISOString() ?? null,
  };
}
