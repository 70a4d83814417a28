import type { SubscriptionStatus } from '@herohood/domain/subscription/schema';
import { trpc } from '../../lib/api';
import { useRefreshSubscription } from './use-subscription';

/** Finishes a payment on the server, which asks the provider itself; doing it twice is harmless (rules: payments). */
export function useCompleteSubscription() {
  const utils = trpc.useUtils();
  const refresh = useRefreshSubscription();
  const complete = trpc.subscription.complete.useMutation();

  /** Rejects when the server could not activate the plan now. */
  return async (paymentIntentId: string): Promise<SubscriptionStatus> => {
    const status = await complete.mutateAsync({ paymentIntentId });
    utils.subscription.status.setData(undefined, status);
    void refresh();
    return status;
  };
}
