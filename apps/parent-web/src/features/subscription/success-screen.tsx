import type { User } from '@herohood/domain/account/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Group, Loader, Stack, Text, Title } from '@mantine/core';
import { ActButton } from '../../layout/act-button';
import { LinkButton } from '../../layout/link-button';
import { PageFrame } from '../../layout/page-frame';
import { Section } from '../../layout/section';
import { Loaded } from '../../layout/states';
import { appText } from '../../text/en/app';
import { checkoutText } from '../../text/en/checkout';
import { subscriptionText } from '../../text/en/subscription';
import { FeatureCards } from './feature-cards';
import { Message } from './message';
import { SubscriptionDetails } from './subscription-details';
import classes from './success-screen.module.css';
import { type Payment, useActivateSubscription } from './use-activate-subscription';

const text = checkoutText.success;

/** /premium-success: finishes a payment that came back from the provider, and welcomes the family. */
export function SuccessScreen({ user, payment }: { user: User; payment: Payment }) {
  return (
    <PageFrame width="narrow" documentTitle={text.title}>
      <Outcome user={user} payment={payment} />
    </PageFrame>
  );
}

function Outcome({ user, payment }: { user: User; payment: Payment }) {
  const { subscription, state, activateAgain } = useActivateSubscription(payment);
  return (
    <Loaded query={subscription} what={subscriptionText.load}>
      {(status) => {
        switch (state) {
          case 'activating':
            return <Waiting title={text.activating} hint={text.activatingHint} />;
          case 'processing':
            return <Waiting title={text.processing} hint={text.processingHint} />;
          case 'failed':
            return (
              <Message title={text.failedTitle} hint={text.failedHint}>
                <ActButton onClick={activateAgain} icon="refresh">
                  {appText.tryAgain}
                </ActButton>
              </Message>
            );
          case 'unpaid':
          case 'none':
            return (
              <Message
                title={state === 'unpaid' ? text.notPaidTitle : text.noneTitle}
                hint={state === 'unpaid' ? text.notPaidHint : text.noneHint}
              >
                <LinkButton to="/subscription">{text.plans}</LinkButton>
              </Message>
            );
          default:
            return (
              <>
                <Welcome lead={status.status === 'trial' ? text.leadTrial : text.lead} />
                <Section id="details" title={text.detailsTitle}>
                  <SubscriptionDetails status={status} timeZone={user.timeZone} alwaysNextBilling />
                </Section>
                <Section id="features" title={text.featuresTitle} bare>
                  <FeatureCards features={text.features} />
                </Section>
                <Group gap="sm" justify="center">
                  <LinkButton to="/parent" size="md">
                    {text.dashboard}
                  </LinkButton>
                  <LinkButton to="/parent/rewards" size="md" variant="default">
                    {text.rewards}
                  </LinkButton>
                </Group>
              </>
            );
        }
      }}
    </Loaded>
  );
}

/** The family's own heroes would be a crowd: four of them cheer for all. */
function Welcome({ lead }: { lead: string }) {
  return (
    <Stack align="center" gap="0.6rem" ta="center">
      <div className={classes.heroes} aria-hidden>
        <HeroArt avatarType="ninja" size={64} />
        <HeroArt avatarType="princess" size={92} />
        <HeroArt avatarType="robot" size={92} />
        <HeroArt avatarType="animal" size={64} />
      </div>
      <Title order={1} size="clamp(1.9rem, 8vw, 2.8rem)" lh={1.15}>
        {text.title}
      </Title>
      <Text c="dimmed" size="lg" maw={480}>
        {lead}
      </Text>
    </Stack>
  );
}

function Waiting({ title, hint }: { title: string; hint: string }) {
  return (
    <div role="status">
      <Message title={title} hint={hint} art={<Loader type="dots" size="xl" aria-hidden />} />
    </div>
  );
}
