import type { User } from '@herohood/domain/account/schema';
import { FAMILY_PLAN } from '@herohood/domain/subscription/plans';
import { Group, Text, Title } from '@mantine/core';
import { Hint } from '../../layout/hint';
import { Icon } from '../../layout/icon';
import { PageFrame } from '../../layout/page-frame';
import { Section } from '../../layout/section';
import { ListSkeleton, Loaded } from '../../layout/states';
import { subscriptionText } from '../../text/en/subscription';
import { CancelOrResume } from './cancel-or-resume';
import { PlanNotes, SubscriptionNote, SupportLine } from './notes';
import { PlanList } from './plan-list';
import classes from './plans-screen.module.css';
import { SoftBadge } from './soft-badge';
import { SubscriptionDetails } from './subscription-details';
import { planPrice } from './subscription-state';
import { useChoosePlan } from './use-choose-plan';
import { useSubscription } from './use-subscription';

const { faq, plans: text } = subscriptionText;

/** /subscription: where the family stands, the plans, and the questions that parents ask. */
export function PlansScreen({ user }: { user: User }) {
  return (
    <PageFrame title={text.title} lead={text.lead}>
      <Plans user={user} />
      <Faq />
      <SupportLine />
    </PageFrame>
  );
}

function Plans({ user }: { user: User }) {
  const subscription = useSubscription();
  const choice = useChoosePlan(subscriptionText.toasts.error);
  const { timeZone } = user;
  return (
    <Loaded
      query={subscription}
      what={subscriptionText.load}
      skeleton={<ListSkeleton rows={2} height={180} />}
    >
      {(status) => (
        <>
          <Section
            id="subscription-state"
            title={text.current}
            actions={<CancelOrResume {...{ status, timeZone }} isDisabled={choice.chosen !== null} />}
          >
            <SubscriptionDetails {...{ status, timeZone }} />
            <SubscriptionNote {...{ status, timeZone }} />
          </Section>
          <Section id="plans" title={text.choose} bare>
            <PlanList {...{ user, status }} {...choice} labelOf={(kind) => text.buttons[kind]} />
            <FamilyPlan />
            <PlanNotes change={status.status === 'active'} />
          </Section>
        </>
      )}
    </Loaded>
  );
}

/** It cannot be bought (rules: subscription), so it has no button. */
function FamilyPlan() {
  const { title, badge, body } = subscriptionText.family;
  return (
    <Group
      gap="0.25rem 0.75rem"
      mt="md"
      p="1rem min(1.5rem, 6vw)"
      bd="2px dashed var(--hairline)"
      bdrs="1.5rem"
    >
      <Title order={3} size="h5">
        {title}
      </Title>
      <SoftBadge accent="sunshine">{badge}</SoftBadge>
      <Hint flex="1 1 min(16rem, 100%)">{body(planPrice(FAMILY_PLAN))}</Hint>
    </Group>
  );
}

/** Answers in native disclosure widgets: keyboard and find-in-page work without a script. */
function Faq() {
  return (
    <Section id="faq" title={faq.title} bare>
      {faq.list.map(({ q, a }) => (
        <details key={q} className={`surface ${classes.faq}`}>
          <summary>
            {q}
            <Icon name="down" size={18} />
          </summary>
          <Text c="dimmed" maw="46rem" px="1.2rem" pb="1.1rem">
            {a}
          </Text>
        </details>
      ))}
    </Section>
  );
}
