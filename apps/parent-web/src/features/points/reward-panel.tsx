import type { Child } from '@herohood/domain/children/schema';
import type { FamilyClock } from '@herohood/domain/time/family-day';
import { Badge, Stack, Text, Title } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { LinkButton } from '../../layout/link-button';
import { Section } from '../../layout/section';
import { ErrorState, ListSkeleton } from '../../layout/states';
import { pointsText as text } from '../../text/en/points';
import { BonusButtons } from './bonus-buttons';
import classes from './points.module.css';
import { RecentActivity } from './recent-activity';

interface Props {
  hero: Child;
  clock: FamilyClock;
  /** The hero's claims and points that wait for a parent; they are answered at Today. */
  waiting: {
    count: number;
    isLoading: boolean;
    error: unknown;
    retry: () => void;
  };
}

/** One hero's rewards and points: how much waits, bonuses to give, what happened lately. */
export function RewardPanel({ hero, clock, waiting }: Props) {
  const { count, isLoading, error, retry } = waiting;
  return (
    <Section
      id="points"
      title={text.section}
      hint={text.sectionHint}
      badge={count > 0 ? <Badge color="sunshine">{text.pendingCount(count)}</Badge> : undefined}
    >
      <div className={classes.columns}>
        <Stack gap="lg">
          <Stack gap="xs">
            <Title order={3} size="h5">
              {text.pendingTitle}
            </Title>
            {count > 0 ? (
              <LinkButton to="/parent" variant="light" rightSection={<Icon name="chevron" size={16} />}>
                {text.pendingAtToday(count)}
              </LinkButton>
            ) : null}
            {error ? <ErrorState what={text.load.pending} error={error} retry={retry} /> : null}
            {isLoading && !error && count === 0 ? <ListSkeleton rows={1} height={84} /> : null}
            {!isLoading && !error && count === 0 ? (
              <Text c="dimmed" size="sm">
                {text.pendingNone}
              </Text>
            ) : null}
          </Stack>
          <div>
            <Title order={3} size="h5" mb="xs">
              {text.bonusTitle}
            </Title>
            <BonusButtons hero={hero} />
          </div>
        </Stack>
        <div>
          <Title order={3} size="h5" mb="xs">
            {text.activityTitle}
          </Title>
          <RecentActivity hero={hero} timeZone={clock.timeZone} />
        </div>
      </div>
    </Section>
  );
}
