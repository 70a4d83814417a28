import type { User } from '@herohood/domain/account/schema';
import { hasPaidAccess } from '@herohood/domain/subscription/access';

/** Whether the family has paid: premium ringtones are theirs (rules: subscription). The server checks it again. */
export function isPaidFamily(user: User, now: Date): boolean {
  if (user.billing === 'off') return true;
  const { subscriptionStatus, trialEndsAt, subscriptionEndDate, createdAt } = user;
  if (subscriptionStatus === null) return false;
  return hasPaidAccess(
    {
      subscriptionStatus,
      trialEndsAt: trialEndsAt === null ? null : new Date(trialEndsAt),
      subscriptionEndDate: subscriptionEndDate === null ? null : new Date(subscriptionEndDate),
      createdAt: new Date(createdAt),
    },
    now,
  );
}
