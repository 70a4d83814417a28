import type { Child } from '@herohood/domain/children/schema';
import type { FamilyClock } from '@herohood/domain/time/family-day';
import { Badge, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Section } from '../../layout/section';
import { ErrorState, ListSkeleton } from '../../layout/states';
import { pointsText as text } from '../../text/en/points';
import { BonusButtons } from './bonus-buttons';
import classes from './points.module.css';
import { RecentActivity } from './recent-activity';

interface Props {
  hero: Child;
  clock: FamilyClock;
  picker: ReactNode;
  /** The hero's claims and points that wait for a parent. */
  waiting: {
    list: ReactNode;
    count: number;
    isLoading: boolean;
    error: unknown;
    retry: () => void;
  };
}

/** One hero's rewards and points: what waits, bonuses to give, what happened lately. */
export function RewardPanel({ hero, clock, picker, waiting }: Props) {
  const { list, count, isLoading, error, retry } = waiting;
  return (
    <Section
      id="points"
      title={text.section}
      hint={text.sectionHint}
      badge={count > 0 ? <Badge color="sunshine">{text.pendingCount(count)}</Badge> : undefined}
    >
      <Stack gap="lg">
        {picker}
        <div className={classes.columns}>
          <Stack gap="lg">
            <Stack gap="xs">
              <Title order={3} size="h5">
                {text.pendingTitle}
              </Title>
              {list}
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
      </Stack>
    </Section>
  );
}
