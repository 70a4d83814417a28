import type { User } from '@herohood/domain/account/schema';
import { decideSubscribe } from '@herohood/domain/subscription/choice';
import { PLANS, planById } from '@herohood/domain/subscription/plans';
import type { PlanId, SubscriptionStatus } from '@herohood/domain/subscription/schema';
import { Text } from '@mantine/core';
import { PageFrame } from '../../layout/page-frame';
import { Section } from '../../layout/section';
import { ListSkeleton, Loaded } from '../../layout/states';
import { toast } from '../../lib/toast';
import { subscriptionText } from '../../text/en/subscription';
import { FeatureCards } from './feature-cards';
import { PlanCard } from './plan-card';
import cards from './plan-card.module.css';
import { SubscriptionDetails } from './subscription-details';
import { SubscriptionNote } from './subscription-note';
import { plannedOf } from './subscription-state';
import { useChoosePlan } from './use-choose-plan';
import { useSubscription } from './use-subscription';

const text = subscriptionText.enroll;
const toasts = subscriptionText.toasts;

/** /premium-enrollment: what Premium brings, the plans, and where the family is now. */
export function EnrollmentScreen({ user }: { user: User }) {
  return (
    <PageFrame title={text.title} lead={text.lead}>
      <Section id="features" title={text.featuresTitle} bare>
        <FeatureCards features={text.features} />
      </Section>
      <Enrollment user={user} />
    </PageFrame>
  );
}

function Enrollment({ user }: { user: User }) {
  const subscription = useSubscription();
  return (
    <Loaded
      query={subscription}
      what={subscriptionText.load}
      skeleton={<ListSkeleton rows={2} height={220} />}
    >
      {(status) => (
        <>
          <PlanChoice user={user} status={status} />
          <Section id="subscription-state" title={text.currentTitle}>
            <SubscriptionDetails status={status} timeZone={user.timeZone} />
            <SubscriptionNote status={status} timeZone={user.timeZone} />
          </Section>
        </>
      )}
    </Loaded>
  );
}

function PlanChoice({ user, status }: { user: User; status: SubscriptionStatus }) {
  const { choose, chosen } = useChoosePlan(toasts.subscriptionError);
  const isActive = (planId: PlanId) =>
    decideSubscribe(plannedOf(status, user), planId, new Date()).kind === 'refused';

  function select(planId: PlanId): void {
    const { title, message } = toasts.alreadySubscribed;
    if (isActive(planId)) toast.error({ title, message: message(planById(planId).name) });
    else choose(planId);
  }

  return (
    <Section id="plans" title={text.plansTitle} bare>
      <ul className={cards.grid}>
        {PLANS.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            // The active plan can be pressed as well: the answer says why not (rules: subscription).
            action={{ label: text.choose, isDisabled: false }}
            isCurrent={isActive(plan.id)}
            isProcessing={chosen === plan.id}
            isBlocked={chosen !== null}
            onChoose={() => select(plan.id)}
          />
        ))}
      </ul>
      <Text size="sm" c="dimmed" mt="md">
        {subscriptionText.plans.note}
      </Text>
    </Section>
  );
}
