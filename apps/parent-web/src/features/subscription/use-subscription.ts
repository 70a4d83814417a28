import { trpc } from '../../lib/api';
import { type Failed, useAct } from '../../lib/use-act';

/** While nothing is paid and sync is closed to the family, how often the server is asked whether that changed. */
const WAIT_MS = 5_000;

/**
 * The state of the family's subscription. `isAwaited`: a payment is on its way, so ask again and again until it has
 * arrived: without premium access the live sync does not speak to this family.
 */
export function useSubscription({ isAwaited = false } = {}) {
  return trpc.subscription.status.useQuery(undefined, {
    refetchInterval: ({ state }) => isAwaited && state.data?.status !== 'active' && WAIT_MS,
  });
}

/** What a payment or a cancellation changes: who may do what, and the subscription's state. */
export function useSubscriptionQueries() {
  const { account, subscription } = trpc.useUtils();
  return [account.me, subscription.status];
}

/** Finishes a payment on the server, which asks the provider itself; doing it twice is harmless (rules: payments). */
export function useCompleteSubscription(failed: Failed) {
  const { status } = trpc.useUtils().subscription;
  const { send } = useAct({
    call: trpc.subscription.complete.useMutation().mutateAsync,
    done: (now) => void status.setData(undefined, now),
    refresh: useSubscriptionQueries(),
    failed,
  });
  /** Out: whether the plan is active. */
  return async (paymentIntentId: string) => (await send({ paymentIntentId })).isDone;
}
