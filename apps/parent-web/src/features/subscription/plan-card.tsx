import { sayPercent, sayPrice } from '@herohood/browser/text/say';
import { sayName } from '@herohood/browser/text/say-name';
import { type Plan, savingsPercent } from '@herohood/domain/subscription/plans';
import { Badge, Button, Loader } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { subscriptionText } from '../../text/en/subscription';
import classes from './plan-card.module.css';

const text = subscriptionText.plans;

interface Props {
  plan: Plan;
  action: { label: string; isDisabled: boolean };
  /** The family has this plan now. */
  isCurrent: boolean;
  /** This very plan is being begun. */
  isProcessing: boolean;
  /** Any plan is being begun: no other can be chosen meanwhile. */
  isBlocked: boolean;
  onChoose: () => void;
}

/** One plan with its price, what it saves, what it holds, and the button that begins its payment. */
export function PlanCard({ plan, action, isCurrent, isProcessing, isBlocked, onChoose }: Props) {
  const name = sayName(plan.name);
  const savings = savingsPercent(plan);
  const label = isProcessing ? text.processing : action.label;
  return (
    <li
      className={classes.card}
      data-popular={plan.isPopular || undefined}
      data-current={isCurrent || undefined}
    >
      {plan.isPopular ? <span className={classes.ribbon}>{text.popular}</span> : null}
      <div className={classes.head}>
        <h3>{name}</h3>
        {isCurrent ? (
          <Badge variant="light" color="purple" tt="none" size="lg" className={classes.currentBadge}>
            {subscriptionText.enroll.currentBadge}
          </Badge>
        ) : null}
      </div>
      <p className={classes.price}>
        <strong>{sayPrice(plan.priceCents)}</strong> {text.per(plan.period)}
        {savings > 0 ? <span className={classes.save}>{text.save(sayPercent(savings))}</span> : null}
      </p>
      <p className={classes.small}>{sayName(plan.description)}</p>
      <ul>
        {plan.features.map((feature) => (
          <li key={feature}>
            <Icon name="check" size={18} />
            {sayName(feature)}
          </li>
        ))}
      </ul>
      <Button
        fullWidth
        size="md"
        variant={plan.isPopular ? 'filled' : 'outline'}
        disabled={action.isDisabled || isBlocked}
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
