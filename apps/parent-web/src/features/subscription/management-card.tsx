import { sayName } from '@herohood/browser/text/say-name';
import type { User } from '@herohood/domain/account/schema';
import { FAMILY_PLAN, planById, TRIAL_FEATURES } from '@herohood/domain/subscription/plans';
import type { SubscriptionStatus } from '@herohood/domain/subscription/schema';
import { Box, Group, Title } from '@mantine/core';
import { Hint } from '../../layout/hint';
import { LinkButton } from '../../layout/link-button';
import { Section } from '../../layout/section';
import { ListSkeleton, Loaded } from '../../layout/states';
import { subscriptionText } from '../../text/en/subscription';
import { CancelOrResume } from './cancel-or-resume';
import { SubscriptionNote, SupportLine } from './notes';
import { SoftBadge } from './soft-badge';
import { SubscriptionDetails } from './subscription-details';
import { planPrice } from './subscription-state';
import { TickList } from './tick-list';
import { useSubscription } from './use-subscription';

const { family, manage: text } = subscriptionText;

/** The dashboard's section about the subscription: where it stands, what it holds, and the way to the plans. */
export function ManagementCard({ user: { timeZone } }: { user: User }) {
  const subscription = useSubscription();
  return (
    <Section id="subscription" title={text.title} hint={text.hint}>
      <Loaded
        query={subscription}
        what={subscriptionText.load}
        skeleton={<ListSkeleton rows={2} height={90} />}
      >
        {(status) => (
          <>
            <SubscriptionDetails {...{ status, timeZone }} />
            <SubscriptionNote {...{ status, timeZone }} />
            <Included status={status} />
            <Group mt="lg" gap="sm">
              <LinkButton to={status.status === 'trial' ? '/premium-enrollment' : '/subscription'}>
                {status.status === 'active' ? text.open : text.upgrade}
              </LinkButton>
              {status.status === 'trial' ? (
                <LinkButton to="/subscription" variant="default">
                  {subscriptionText.ended.viewAll}
                </LinkButton>
              ) : null}
              <CancelOrResume {...{ status, timeZone }} />
            </Group>
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
    <Box mt="lg" pt="lg" style={{ borderTop: '1px solid var(--hairline)' }}>
      <Title order={3} size="h5" mb="xs">
        {text.includes}
      </Title>
      <TickList items={features.map(sayName)} minWidth="14rem" />
      <Hint mt="sm">
        <SoftBadge accent="sunshine">{family.badge}</SoftBadge> <strong>{family.title}</strong>{' '}
        {family.body(planPrice(FAMILY_PLAN))}
      </Hint>
    </Box>
  );
}
