import type { PlanId } from './schema';

/** A subscription as the payment provider tells it, whatever of it matters here. */
export interface ProviderSubscription {
  id: string;
  status: 'incomplete' | 'expired' | 'paid' | 'unpaid' | 'ended';
  plan: PlanId | null;
  createdAt: Date;
  /** The period that is running, paid or not; what was paid before ends where it starts. */
  periodStart: Date;
  periodEnd: Date;
  /** When it will end because somebody cancelled it; null when it renews. */
  endsAt: Date | null;
  /** When it ended. */
  endedAt: Date | null;
}

/** What a family's row holds of its paid subscription. */
export interface SubscriptionState {
  subscriptionStatus: 'active' | 'cancelled';
  subscriptionPlan: PlanId | null;
  subscriptionEndDate: Date;
  stripeSubscriptionId: string;
}

export interface SubscriptionDecision {
  /** Null: what the family's row says stays. */
  state: SubscriptionState | null;
  /** Subscriptions that run beside the one that counts and would charge the family twice. */
  superfluous: string[];
}

/**
 * What follows for a family from all its subscriptions at the provider (rules: subscription, payments). It looks at their
 * present state alone, so it does not matter which news came, how often, or in what order.
 *
 * The newest paid one counts. An unpaid renewal lapses: access ends with the period that was paid. One that was
 * cancelled keeps access to its period's end.
 */
export function decideSubscriptionState(
  subscriptions: readonly ProviderSubscription[],
  current: { stripeSubscriptionId: string | null; subscriptionEndDate: Date | null },
): SubscriptionDecision {
  const newestFirst = [...subscriptions].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const paid = newestFirst.find(({ status }) => status === 'paid');
  const chosen = paid ?? newestFirst.find(({ status }) => status === 'unpaid');
  if (!chosen) return { state: ended(newestFirst, current), superfluous: [] };
  const superfluous = newestFirst.filter(
    (other) => other !== chosen && (other.status === 'paid' || other.status === 'unpaid'),
  );
  return { state: running(chosen), superfluous: superfluous.map(({ id }) => id) };
}

function running(chosen: ProviderSubscription): SubscriptionState {
  const { id, plan, status, periodStart, periodEnd, endsAt } = chosen;
  const paidUntil = status === 'paid' ? periodEnd : periodStart;
  return {
    subscriptionStatus: endsAt ? 'cancelled' : 'active',
    subscriptionPlan: plan,
    subscriptionEndDate: earlier(paidUntil, endsAt),
    stripeSubscriptionId: id,
  };
}

/** An ended subscription never gives more than it had given. */
function ended(
  subscriptions: readonly ProviderSubscription[],
  { stripeSubscriptionId, subscriptionEndDate }: Parameters<typeof decideSubscriptionState>[1],
): SubscriptionState | null {
  const own = subscriptions.find(({ id, status }) => id === stripeSubscriptionId && status === 'ended');
  if (!own) return null;
  return {
    subscriptionStatus: 'cancelled',
    subscriptionPlan: own.plan,
    subscriptionEndDate: earlier(own.endedAt ?? own.periodStart, subscriptionEndDate),
    stripeSubscriptionId: own.id,
  };
}

function earlier(a: Date, b: Date | null): Date {
  return b && b.getTime() < a.getTime() ? b : a;
}
