import { planById } from '@herohood/domain/subscription/plans';
import type { PlanId } from '@herohood/domain/subscription/schema';
import { messageOf, readApiError } from '@herohood/ui/runtime/api-error';
import { sayName } from '@herohood/ui/text/say-name';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { subscriptionText } from '../../text/en/subscription';
import { rememberPlan } from './chosen-plan';
import { planPrice } from './subscription-state';
import { useRefreshSubscription } from './use-subscription';

const text = subscriptionText.toasts;

/**
 * Begins the payment of a plan and leads to the checkout. A second choice is ignored until the first one has
 * answered. `errorTitle` heads the toast of a failure; it differs between the two screens (rules: subscription).
 */
export function useChoosePlan(errorTitle: string) {
  const navigate = useNavigate();
  const refresh = useRefreshSubscription();
  const create = trpc.subscription.create.useMutation();
  const isBusy = useRef(false);
  const [chosen, setChosen] = useState<PlanId | null>(null);

  async function begin(planId: PlanId): Promise<void> {
    const plan = planById(planId);
    const { clientSecret, subscriptionId } = await create.mutateAsync({ planId });
    if (!clientSecret) {
      toast.error({ title: errorTitle, message: text.initializeFailed });
      return;
    }
    rememberPlan(subscriptionId, planId);
    toast.success({
      title: text.redirecting.title,
      message: text.redirecting.message(sayName(plan.name), planPrice(plan)),
    });
    const search = { client_secret: clientSecret, subscription_id: subscriptionId };
    await navigate({ to: '/premium-checkout', search });
  }

  async function choose(planId: PlanId): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    toast.clear();
    setChosen(planId);
    try {
      await begin(planId);
    } catch (error) {
      const message = messageOf(error, text.createFailed);
      if (readApiError(error).code === 'ALREADY_SUBSCRIBED') {
        toast.error({ title: text.alreadySubscribed.title, message });
        await refresh();
      } else toast.error({ title: errorTitle, message });
    }
    isBusy.current = false;
    setChosen(null);
  }

  return { choose: (planId: PlanId) => void choose(planId), chosen };
}
