import { serverNow } from '@herohood/browser/server-clock';
import { sayPrice } from '@herohood/browser/text/say';
import type { User } from '@herohood/domain/account/schema';
import { planById } from '@herohood/domain/subscription/plans';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { type MouseEvent, useEffect } from 'react';
import { FullPageCard } from '../../layout/full-page';
import { Hint, Hollow } from '../../layout/hint';
import { LinkButton } from '../../layout/link-button';
import { PageTitle } from '../../layout/page-title';
import { ListSkeleton, Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { noteSignOut } from '../../lib/sign-out';
import { useAct } from '../../lib/use-act';
import { subscriptionText } from '../../text/en/subscription';
import { StatusBanner } from './status-banner';
import { SubscriptionDetails } from './subscription-details';
import { TickList } from './tick-list';

const text = subscriptionText.ended;

/** Sync is closed to a family without access; its rhythm is kept (30 s), so that another parent's payment shows. */
const LOOK_EVERY_MS = 30_000;

const LOGIN_URL = '/login';

/** Ends the session before the sign-in opens: it would otherwise lead a signed-in parent straight back. */
function useBackToLogin() {
  const { send, isSending } = useAct({
    call: trpc.account.logout.useMutation().mutateAsync,
    // A navigation, not a route: nothing of this family stays in the page's memory.
    done() {
      noteSignOut();
      window.location.assign(LOGIN_URL);
    },
    failed: text.logoutFailed,
  });
  function leave(event: MouseEvent): void {
    event.preventDefault();
    if (!isSending) void send();
  }
  return { leave, isLeaving: isSending };
}

/** What a family without premium access sees. Nothing of theirs is lost, and the screen says so first. */
export function TrialEndedScreen({ user }: { user: User }) {
  const { leave, isLeaving } = useBackToLogin();
  const title = user.subscriptionStatus === 'trial' ? text.title : text.titlePaid;
  return (
    <FullPageCard width={640}>
      <PageTitle>{title}</PageTitle>
      <Stack gap="lg">
        <Group wrap="nowrap" gap="md" align="flex-start">
          <HeroArt avatarType="panda" size={84} />
          <div>
            <Title order={1} size="h2">
              {title}
            </Title>
            <Text c="dimmed">{text.body}</Text>
          </div>
        </Group>
        <StatusBanner user={user} now={serverNow()} />
        <SubscriptionCard timeZone={user.timeZone} />
        <div>
          <Title order={2} size="h4" mb="xs">
            {text.missingTitle}
          </Title>
          <TickList items={text.missing} icon="star" color="purple" />
        </div>
        <Stack gap="xs">
          <LinkButton to="/subscription" size="lg" fullWidth icon="spark">
            {text.upgrade}
          </LinkButton>
          <Hint ta="center">{text.price(sayPrice(planById('monthly').priceCents))}</Hint>
        </Stack>
        <Group gap="sm" grow preventGrowOverflow={false}>
          <LinkButton to="/subscription" hash="plans" variant="light">
            {text.viewAll}
          </LinkButton>
          <Button component="a" href={LOGIN_URL} onClick={leave} loading={isLeaving} variant="default">
            {text.backToLogin}
          </Button>
        </Group>
        <Group gap={6} justify="center">
          <Hint>{text.data}</Hint>
          <LinkButton to="/family" variant="subtle" size="compact-sm">
            {text.dataLink}
          </LinkButton>
        </Group>
      </Stack>
    </FullPageCard>
  );
}

function SubscriptionCard({ timeZone }: { timeZone: string }) {
  const utils = trpc.useUtils();
  const subscription = trpc.subscription.status.useQuery(undefined, { refetchInterval: LOOK_EVERY_MS });
  const hasAccess = subscription.data?.hasAccess;
  useEffect(() => {
    if (hasAccess) void utils.account.me.invalidate();
  }, [hasAccess, utils]);
  return (
    <Hollow component="section" p="1.1rem 1.2rem" aria-label={subscriptionText.plans.current}>
      <Loaded
        query={subscription}
        what={subscriptionText.load}
        skeleton={<ListSkeleton rows={1} height={52} />}
      >
        {(status) => <SubscriptionDetails status={status} timeZone={timeZone} />}
      </Loaded>
    </Hollow>
  );
}
