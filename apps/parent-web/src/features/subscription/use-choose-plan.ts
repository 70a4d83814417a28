import { readApiError } from '@herohood/browser/api-error';
import { sayName } from '@herohood/browser/text/say-name';
import { planById } from '@herohood/domain/subscription/plans';
import type { PlanId } from '@herohood/domain/subscription/schema';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { useAct } from '../../lib/use-act';
import { subscriptionText } from '../../text/en/subscription';
import { rememberPlan } from './order';
import { planPrice } from './subscription-state';
import { useSubscriptionQueries } from './use-subscription';

const text = subscriptionText.toasts;

/**
 * Begins the payment of a plan and leads to the checkout. A second choice is ignored until the first one has
 * answered. `errorTitle` heads the toast of a failure; it differs between the two screens (rules: subscription).
 */
export function useChoosePlan(errorTitle: string) {
  const navigate = useNavigate();
  const create = trpc.subscription.create.useMutation();
  const isBusy = useRef(false);
  const { send, sending } = useAct({
    call: (planId: PlanId) => create.mutateAsync({ planId }),
    done({ clientSecret, subscriptionId }, planId) {
      if (!clientSecret) return toast.error({ title: errorTitle, message: text.initializeFailed });
      rememberPlan(subscriptionId, planId);
      const search = { client_secret: clientSecret, subscription_id: subscriptionId };
      void navigate({ to: '/premium-checkout', search });
      const plan = planById(planId);
      const { title, message } = text.redirecting;
      return { title, message: message(sayName(plan.name), planPrice(plan)) };
    },
    refresh: useSubscriptionQueries(),
    failed: (error) => ({
      title: readApiError(error).code === 'ALREADY_SUBSCRIBED' ? text.alreadySubscribed.title : errorTitle,
      fallback: text.createFailed,
    }),
  });

  async function choose(planId: PlanId): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    toast.clear();
    await send(planId);
    isBusy.current = false;
  }

  return { choose: (planId: PlanId) => void choose(planId), chosen: sending };
}
