import { useCallback, useEffect, useRef, useState } from 'react';
import { checkoutText } from '../../text/en/checkout';
import { isPaid } from './subscription-state';
import { useCompleteSubscription, useSubscription } from './use-subscription';

export interface Payment {
  paymentIntentId: string | undefined;
  /** What the provider wrote into the return address; only a hint: the server asks for itself. */
  redirectStatus: string | undefined;
}

/** `welcome`: paid for, or on the trial with nothing to finish. */
type Activation = 'activating' | 'processing' | 'failed' | 'unpaid' | 'none' | 'welcome';

/**
 * Finishes the payment of the return address once, unless the plan is active already (rules: subscription). The plan may
 * become active by itself meanwhile, through the provider's own news; whichever is first counts.
 */
export function useActivateSubscription({ paymentIntentId, redirectStatus }: Payment) {
  const isPending = redirectStatus === 'processing' || redirectStatus === 'pending';
  const [hasFailed, setHasFailed] = useState(false);
  const subscription = useSubscription({ isAwaited: isPending || hasFailed });
  const complete = useCompleteSubscription(checkoutText.toasts.activationFailed);
  const status = subscription.data;
  const isActive = status?.status === 'active';
  const canComplete = paymentIntentId !== undefined && redirectStatus === 'succeeded';

  const completing = useRef({ complete, hasBegun: false });
  completing.current.complete = complete;
  const activate = useCallback(async () => {
    if (paymentIntentId === undefined) return;
    setHasFailed(false);
    setHasFailed(!(await completing.current.complete(paymentIntentId)));
  }, [paymentIntentId]);

  const isLoaded = status !== undefined;
  useEffect(() => {
    if (!isLoaded || isActive || !canComplete || completing.current.hasBegun) return;
    completing.current.hasBegun = true;
    void activate();
  }, [isLoaded, isActive, canComplete, activate]);

  const state = ((): Activation => {
    if (isActive) return 'welcome';
    if (canComplete) return hasFailed ? 'failed' : 'activating';
    if (paymentIntentId !== undefined && isPending) return 'processing';
    if (paymentIntentId !== undefined && redirectStatus !== undefined) return 'unpaid';
    if (status && (isPaid(status) || (status.status === 'trial' && status.hasAccess))) return 'welcome';
    return 'none';
  })();
  return { subscription, state, activateAgain: () => void activate() };
}
