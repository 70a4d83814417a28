import type { User } from '@herohood/domain/account/schema';
import { PageFrame } from '../../layout/page-frame';
import { Section } from '../../layout/section';
import { ListSkeleton, Loaded } from '../../layout/states';
import { subscriptionText } from '../../text/en/subscription';
import { FeatureCards } from './feature-cards';
import { PlanNotes, SubscriptionNote } from './notes';
import { PlanList } from './plan-list';
import { SubscriptionDetails } from './subscription-details';
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
  const choice = useChoosePlan(subscriptionText.toasts.subscriptionError);
  const { timeZone } = user;
  return (
    <Loaded
      query={subscription}
      what={subscriptionText.load}
      skeleton={<ListSkeleton rows={2} height={220} />}
    >
      {(status) => (
        <>
          <Section id="plans" title={text.plansTitle} bare>
            <PlanList
              {...{ user, status }}
              {...choice}
              labelOf={(kind) => (kind === 'current' ? subscriptionText.plans.buttons.current : text.choose)}
            />
            <PlanNotes />
          </Section>
          <Section id="subscription-state" title={text.currentTitle}>
            <SubscriptionDetails {...{ status, timeZone }} />
            <SubscriptionNote {...{ status, timeZone }} />
          </Section>
        </>
      )}
    </Loaded>
  );
}
