import { sayName } from '@herohood/browser/text/say-name';
import type { User } from '@herohood/domain/account/schema';
import { FAMILY_PLAN, planById, TRIAL_FEATURES } from '@herohood/domain/subscription/plans';
import type { SubscriptionStatus } from '@herohood/domain/subscription/schema';
import { Badge, Group, Text, Title } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { LinkButton } from '../../layout/link-button';
import { Section } from '../../layout/section';
import { ListSkeleton, Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { subscriptionText } from '../../text/en/subscription';
import { CancelOrResume } from './cancel-or-resume';
import classes from './subscription.module.css';
import { SubscriptionDetails } from './subscription-details';
import { SubscriptionNote } from './subscription-note';
import { planPrice } from './subscription-state';
import { SupportLine } from './support-line';

const text = subscriptionText.manage;

/** The dashboard's section about the subscription: where it stands, what it holds, and the way to the plans. */
export function ManagementCard({ user }: { user: User }) {
  const subscription = trpc.subscription.status.useQuery();
  return (
    <Section id="subscription" title={text.title} hint={text.hint}>
      <Loaded
        query={subscription}
        what={subscriptionText.load}
        skeleton={<ListSkeleton rows={2} height={90} />}
      >
        {(status) => (
          <>
            <SubscriptionDetails status={status} timeZone={user.timeZone} />
            <SubscriptionNote status={status} timeZone={user.timeZone} />
            <Included status={status} />
            <Actions status={status} timeZone={user.timeZone} />
            <SupportLine />
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Included({ status: { status, plan } }: { status: SubscriptionStatus }) {
  const features = status === 'trial' || !plan ? TRIAL_FEATURES : planById(plan).features;
  return (
    <div className={classes.included}>
      <Title order={3} size="h5" mb="xs">
        {text.includes}
      </Title>
      <ul className={classes.features}>
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="check" size={18} />
            {sayName(feature)}
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed" mt="sm" component="p">
        <Badge variant="light" color="gray" tt="none" className={classes.soon} component="span">
          {subscriptionText.family.badge}
        </Badge>{' '}
        <strong>{subscriptionText.family.title}</strong>{' '}
        {subscriptionText.family.body(planPrice(FAMILY_PLAN))}
      </Text>
    </div>
  );
}

function Actions({ status, timeZone }: { status: SubscriptionStatus; timeZone: string }) {
  return (
    <Group mt="lg" gap="sm">
      <LinkButton to={status.status === 'trial' ? '/premium-enrollment' : '/subscription'}>
        {status.status === 'active' ? text.open : text.upgrade}
      </LinkButton>
      {status.status === 'trial' ? (
        <LinkButton to="/subscription" variant="default">
          {subscriptionText.ended.viewAll}
        </LinkButton>
      ) : null}
      <CancelOrResume status={status} timeZone={timeZone} />
    </Group>
  );
}
