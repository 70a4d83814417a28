import { useNow } from '@herohood/browser/use-now';
import type { User } from '@herohood/domain/account/schema';
import { planButton } from '@herohood/domain/subscription/choice';
import { FAMILY_PLAN, PLANS } from '@herohood/domain/subscription/plans';
import { Badge, Text, Title } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { PageFrame } from '../../layout/page-frame';
import { Section } from '../../layout/section';
import { ListSkeleton, Loaded } from '../../layout/states';
import { subscriptionText } from '../../text/en/subscription';
import { CancelOrResume } from './cancel-or-resume';
import { PlanCard } from './plan-card';
import cards from './plan-card.module.css';
import { PlanNotes } from './plan-notes';
import classes from './plans-screen.module.css';
import { SubscriptionDetails } from './subscription-details';
import { SubscriptionNote } from './subscription-note';
import { plannedOf, planPrice } from './subscription-state';
import { SupportLine } from './support-line';
import { useChoosePlan } from './use-choose-plan';
import { useSubscription } from './use-subscription';

const text = subscriptionText.plans;

/** /subscription: where the family stands, the plans, and the questions that parents ask. */
export function PlansScreen({ user }: { user: User }) {
  return (
    <PageFrame title={text.title} lead={text.lead}>
      <Plans user={user} />
    </PageFrame>
  );
}

function Plans({ user }: { user: User }) {
  const subscription = useSubscription();
  const now = useNow(60_000);
  const { choose, chosen } = useChoosePlan(subscriptionText.toasts.error);
  return (
    <>
      <Loaded
        query={subscription}
        what={subscriptionText.load}
        skeleton={<ListSkeleton rows={2} height={180} />}
      >
        {(status) => {
          return (
            <>
              <Section
                id="subscription-state"
                title={text.current}
                actions={
                  <CancelOrResume status={status} timeZone={user.timeZone} isDisabled={chosen !== null} />
                }
              >
                <SubscriptionDetails status={status} timeZone={user.timeZone} />
                <SubscriptionNote status={status} timeZone={user.timeZone} />
              </Section>
              <Section id="plans" title={text.choose} bare>
                <ul className={cards.grid}>
                  {PLANS.map((plan) => {
                    const { kind, isDisabled } = planButton(plannedOf(status, user), plan.id, now);
                    return (
                      <PlanCard
                        key={plan.id}
                        plan={plan}
                        action={{ label: text.buttons[kind], isDisabled }}
                        isCurrent={kind === 'current'}
                        isProcessing={chosen === plan.id}
                        isBlocked={chosen !== null}
                        onChoose={() => choose(plan.id)}
                      />
                    );
                  })}
                </ul>
                <FamilyPlan />
                <PlanNotes change={status.status === 'active'} />
              </Section>
            </>
          );
        }}
      </Loaded>
      <Faq />
      <SupportLine />
    </>
  );
}

/** It cannot be bought (rules: subscription), so it has no button. */
function FamilyPlan() {
  const { title, badge, body } = subscriptionText.family;
  return (
    <div className={classes.family}>
      <Title order={3} size="h5">
        {title}
      </Title>
      <Badge variant="light" color="gray" tt="none" className={classes.soon}>
        {badge}
      </Badge>
      <Text size="sm" c="dimmed" className={classes.familyBody}>
        {body(planPrice(FAMILY_PLAN))}
      </Text>
    </div>
  );
}

const faqText = subscriptionText.faq;

/** Answers in native disclosure widgets: keyboard and find-in-page work without a script. */
function Faq() {
  return (
    <Section id="faq" title={faqText.title} bare>
      <div className={classes.faq}>
        {faqText.list.map(({ q, a }) => (
          <details key={q}>
            <summary>
              {q}
              <Icon name="chevron" size={18} />
            </summary>
            <p>{a}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
