import { trpc } from '../../lib/api';

/** While nothing is paid and sync is closed to the family, how often the server is asked whether that changed. */
const WAIT_MS = 5_000;

/**
 * The state of the family's subscription. `isAwaited`: a payment is on its way, so ask again and again until it has
 * arrived: without premium access the live sync does not speak to this family.
 */
export function useSubscription({ isAwaited = false } = {}) {
  return trpc.subscription.status.useQuery(undefined, { refetchInterval: isAwaited ? WAIT_MS : false });
}

/** After a payment or a cancellation: who may do what has changed, and the subscription's state. */
export function useRefreshSubscription() {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.account.me.invalidate(), utils.subscription.status.invalidate()]);
}
