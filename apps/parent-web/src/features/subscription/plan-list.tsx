import { sayPercent, sayPrice } from '@herohood/browser/text/say';
import { sayName } from '@herohood/browser/text/say-name';
import { useNow } from '@herohood/browser/use-now';
import type { User } from '@herohood/domain/account/schema';
import { type PlanButton, planButton } from '@herohood/domain/subscription/choice';
import { PLANS, type Plan, savingsPercent } from '@herohood/domain/subscription/plans';
import type { SubscriptionStatus } from '@herohood/domain/subscription/schema';
import { Button, Group, Loader, SimpleGrid, Text, Title } from '@mantine/core';
import { Hint } from '../../layout/hint';
import { subscriptionText } from '../../text/en/subscription';
import classes from './plan-list.module.css';
import { SoftBadge } from './soft-badge';
import { plannedOf } from './subscription-state';
import { TickList } from './tick-list';
import type { useChoosePlan } from './use-choose-plan';

const text = subscriptionText.plans;

interface Props extends ReturnType<typeof useChoosePlan> {
  user: User;
  status: SubscriptionStatus;
  /** What the button of a plan says. */
  labelOf: (kind: PlanButton['kind']) => string;
}

/** The plans that can be bought; while one is being begun, no other can be chosen. */
export function PlanList({ user, status, labelOf, choose, chosen }: Props) {
  const now = useNow(60_000);
  return (
    <SimpleGrid
      component="ul"
      minColWidth="min(17rem, 100%)"
      autoFlow="auto-fit"
      verticalSpacing="1.25rem"
      mt="1.25rem"
    >
      {PLANS.map((plan) => {
        const { kind, isDisabled } = planButton(plannedOf(status, user), plan.id, now);
        return (
          <PlanCard
            key={plan.id}
            plan={plan}
            label={labelOf(kind)}
            isCurrent={kind === 'current'}
            isProcessing={chosen === plan.id}
            isDisabled={isDisabled || chosen !== null}
            onChoose={() => choose(plan.id)}
          />
        );
      })}
    </SimpleGrid>
  );
}

interface CardProps {
  plan: Plan;
  label: string;
  /** The family has this plan now. */
  isCurrent: boolean;
  /** This very plan is being begun. */
  isProcessing: boolean;
  isDisabled: boolean;
  onChoose: () => void;
}

/** One plan with its price, what it saves, what it holds, and the button that begins its payment. */
function PlanCard({ plan, isCurrent, isProcessing, isDisabled, onChoose, ...button }: CardProps) {
  const name = sayName(plan.name);
  const savings = savingsPercent(plan);
  const label = isProcessing ? text.processing : button.label;
  return (
    <li
      className={`surface ${classes.card}`}
      data-popular={plan.isPopular || undefined}
      data-current={isCurrent || undefined}
    >
      {plan.isPopular ? <span className={classes.ribbon}>{text.popular}</span> : null}
      <Group justify="space-between" gap="0.25rem 0.5rem">
        <Title order={3} size="1.2rem">
          {name}
        </Title>
        {isCurrent ? (
          <SoftBadge size="lg" accent="mint">
            {subscriptionText.enroll.currentBadge}
          </SoftBadge>
        ) : null}
      </Group>
      <Group component="p" align="baseline" gap="0.25rem 0.3rem" mt="0.6rem" c="dimmed">
        <Text component="strong" ff="heading" fw={600} fz="2.3rem" lh={1.15} c="var(--text)">
          {sayPrice(plan.priceCents)}
        </Text>{' '}
        {text.per(plan.period)}
        {savings > 0 ? (
          <SoftBadge size="lg" accent="mint">
            {text.save(sayPercent(savings))}
          </SoftBadge>
        ) : null}
      </Group>
      <Hint fz="0.95rem">{sayName(plan.description)}</Hint>
      <TickList items={plan.features.map(sayName)} />
      <Button
        fullWidth
        size="md"
        variant={plan.isPopular ? 'filled' : 'outline'}
        disabled={isDisabled}
        aria-label={text.subscribeLabel(label, name)}
        aria-busy={isProcessing}
        leftSection={isProcessing ? <Loader size="xs" color="currentColor" aria-hidden /> : null}
        onClick={onChoose}
      >
        {label}
      </Button>
    </li>
  );
}
