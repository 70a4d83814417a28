import { sayPrice } from '@herohood/browser/text/say';
import { sayName } from '@herohood/browser/text/say-name';
import { Title } from '@mantine/core';
import { Hint } from '../../layout/hint';
import { Section } from '../../layout/section';
import { checkoutText } from '../../text/en/checkout';
import type { Order } from './order';
import classes from './payment-frame.module.css';
import { planPrice } from './subscription-state';

const text = checkoutText.summary;

/** What is bought and what will be charged, to the cent; the amount is the payment provider's own. */
export function OrderSummary({ order: { plan, creditCents, dueCents } }: { order: Order }) {
  return (
    <Section id="order" title={text.title}>
      <Title order={3} size="h4">
        {plan ? sayName(plan.name) : text.unknownPlan}
      </Title>
      {plan ? <Hint>{sayName(plan.description)}</Hint> : null}
      <dl className={classes.order}>
        {plan ? (
          <>
            <div>
              <dt>{text.price}</dt>
              <dd>{planPrice(plan)}</dd>
            </div>
            <div>
              <dt>{text.period}</dt>
              <dd>{text.every[plan.period]}</dd>
            </div>
          </>
        ) : null}
        {creditCents > 0 ? (
          <div>
            <dt>{text.credit}</dt>
            <dd>
              <bdi dir="ltr">{`−${sayPrice(creditCents)}`}</bdi>
            </dd>
          </div>
        ) : null}
        <div className={classes.due}>
          <dt>{text.due}</dt>
          <dd>{sayPrice(dueCents)}</dd>
        </div>
      </dl>
      {plan ? <Hint mt="md">{text.renews(planPrice(plan))}</Hint> : null}
    </Section>
  );
}
