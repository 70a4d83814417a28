import type { Child } from '@herohood/domain/children/schema';
import { Badge, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Section } from '../../layout/section';
import { ErrorState, ListSkeleton } from '../../layout/states';
import { pointsText as text } from '../../text/en/points';
import { BonusButtons } from './bonus-buttons';
import { PendingPoints } from './pending-points';
import classes from './points.module.css';
import { RecentActivity } from './recent-activity';
import { usePendingPoints } from './use-pending-points';

interface Props {
  hero: Child;
  timeZone: string;
  picker: ReactNode;
}

/** One hero's points: what waits, bonuses to give, what happened lately. */
export function RewardPanel({ hero, timeZone, picker }: Props) {
  const pending = usePendingPoints([hero]);
  const count = pending.items.length;
  return (
    <Section
      id="rewards"
      title={text.section}
      hint={text.sectionHint}
      badge={count > 0 ? <Badge color="sunshine">{text.pendingCount(count)}</Badge> : undefined}
    >
      <Stack gap="lg">
        {picker}
        <div className={classes.columns}>
          <Stack gap="lg">
            {pending.isLoading ? (
              <ListSkeleton rows={1} />
            ) : pending.error ? (
              <ErrorState what={text.load.pending} error={pending.error} retry={pending.refetch} />
            ) : count > 0 ? (
              <PendingPoints items={pending.items} timeZone={timeZone} heading={text.pendingTitle} />
            ) : (
              <div>
                <Title order={3} size="h5" mb="xs">
                  {text.pendingTitle}
                </Title>
                <Text c="dimmed" size="sm">
                  {text.pendingNone}
                </Text>
              </div>
            )}
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
            <RecentActivity hero={hero} timeZone={timeZone} />
          </div>
        </div>
      </Stack>
    </Section>
  );
}
