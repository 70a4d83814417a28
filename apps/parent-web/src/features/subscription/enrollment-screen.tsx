import { useNow } from '@herohood/browser/use-now';
import type { User } from '@herohood/domain/account/schema';
import { planButton } from '@herohood/domain/subscription/choice';
import { PLANS } from '@herohood/domain/subscription/plans';
import type { SubscriptionStatus } from '@herohood/domain/subscription/schema';
import { PageFrame } from '../../layout/page-frame';
import { Section } from '../../layout/section';
import { ListSkeleton, Loaded } from '../../layout/states';
import { subscriptionText } from '../../text/en/subscription';
import { FeatureCards } from './feature-cards';
import { PlanCard } from './plan-card';
import cards from './plan-card.module.css';
import { PlanNotes } from './plan-notes';
import { SubscriptionDetails } from './subscription-details';
import { SubscriptionNote } from './subscription-note';
import { plannedOf } from './subscription-state';
import { useChoosePlan } from './use-choose-plan';
import { useSubscription } from './use-subscription';

const text = subscriptionText.enroll;

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
  const { choose, chosen } = useChoosePlan(subscriptionText.toasts.subscriptionError);
  const now = useNow(60_000);
  return (
    <Section id="plans" title={text.plansTitle} bare>
      <ul className={cards.grid}>
        {PLANS.map((plan) => {
          const { kind, isDisabled } = planButton(plannedOf(status, user), plan.id, now);
          const isCurrent = kind === 'current';
          const label = isCurrent ? subscriptionText.plans.buttons.current : text.choose;
          return (
            <PlanCard
              key={plan.id}
              plan={plan}
              action={{ label, isDisabled }}
              isCurrent={isCurrent}
              isProcessing={chosen === plan.id}
              isBlocked={chosen !== null}
              onChoose={() => choose(plan.id)}
            />
          );
        })}
      </ul>
      <PlanNotes />
    </Section>
  );
}
