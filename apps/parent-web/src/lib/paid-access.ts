import { useNow } from '@herohood/browser/use-now';
import type { User } from '@herohood/domain/account/schema';
import { hasPaidAccess } from '@herohood/domain/subscription/access';
import { MINUTE_MS } from '@herohood/domain/time/durations';

/** What the family's plan lets a reminder do: premium ringtones are theirs who have paid (rules: subscription). The server checks it again. */
export function useReminderPlan(user: User) {
  const now = useNow(MINUTE_MS);
  return {
    hasPremiumAccess: user.hasPremiumAccess,
    hasPaidAccess: user.billing === 'off' || isPaid(user, now),
  };
}

const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant));

const isPaid = ({ subscriptionStatus, trialEndsAt, subscriptionEndDate, createdAt }: User, now: Date) =>
  subscriptionStatus !== null &&
  hasPaidAccess(
    {
      subscriptionStatus,
      trialEndsAt: dateOf(trialEndsAt),
      subscriptionEndDate: dateOf(subscriptionEndDate),
      createdAt: new Date(createdAt),
    },
    now,
  );
