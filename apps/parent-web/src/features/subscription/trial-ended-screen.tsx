import type { User } from '@herohood/domain/account/schema';
import { formatPrice, PLANS, savingsLabel } from '@herohood/domain/subscription/plans';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { FullPageCard } from '../../layout/full-page';
import { Icon } from '../../layout/icon';
import { SIGN_OUT_URL } from '../../lib/sign-out';
import { appText } from '../../text/en/app';
import { subscriptionText } from '../../text/en/subscription';
import { StatusBanner } from './status-banner';
import classes from './subscription.module.css';

const text = subscriptionText.ended;

/** What a family without premium access sees. Nothing of theirs is lost, and the screen says so first. */
export function TrialEndedScreen({ user }: { user: User }) {
  return (
    <FullPageCard width={620}>
      <title>{`${text.title} | ${appText.name}`}</title>
      <Stack gap="lg">
        <Group wrap="nowrap" gap="md">
          <HeroArt avatarType="panda" size={84} />
          <div>
            <Title order={1} size="h2">
              {user.subscriptionStatus === 'trial' ? text.title : text.titlePaid}
            </Title>
            <Text c="dimmed">{text.body}</Text>
          </div>
        </Group>
        <StatusBanner user={user} now={new Date()} />
        <div>
          <Title order={2} size="h4" mb="xs">
            {text.missingTitle}
          </Title>
          <ul className={classes.missing}>
            {text.missing.map((line) => (
              <li key={line}>
                <Icon name="star" size={18} />
                {line}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <Title order={2} size="h4" mb="xs">
            {text.plansTitle}
          </Title>
          <ul className={classes.plans}>
            {PLANS.map((plan) => (
              <li key={plan.id}>
                <span>{plan.name}</span>
                <strong>{formatPrice(plan.priceCents)}</strong>
                <small>{[`per ${plan.period}`, savingsLabel(plan)].filter(Boolean).join(' · ')}</small>
              </li>
            ))}
          </ul>
        </div>
        <Text size="sm" c="dimmed">
          {text.price}
        </Text>
        <Button component="a" href={SIGN_OUT_URL} variant="default">
          {text.backToLogin}
        </Button>
      </Stack>
    </FullPageCard>
  );
}
