import type { Child } from '@herohood/domain/children/schema';
import { percentOf } from '@herohood/domain/progress/weekly';
import { SimpleGrid, Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Section } from '../../layout/section';
import { Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { progressText as text } from '../../text/en/progress';
import { Tile } from './tile';
import { WeekBars } from './week-bars';

interface Props {
  hero: Child;
  picker: ReactNode;
  actions: ReactNode;
}

/** One hero in figures, and the week to look at instead of to read. */
export function ProgressPanel({ hero, picker, actions }: Props) {
  const weekly = trpc.progress.weekly.useQuery({ id: hero.id });
  const badges = trpc.progress.badges.useQuery({ id: hero.id });
  const tileSkeleton = <Skeleton height={124} radius="lg" />;
  return (
    <Section id="progress" title={text.section} actions={actions}>
      <Stack gap="md">
        {picker}
        <SimpleGrid cols={{ base: 2, md: 4 }} spacing="sm">
          <Loaded query={weekly} what={text.load} skeleton={tileSkeleton}>
            {({ completedHabits, totalHabits }) => (
              <Tile
                icon="check"
                accent="mint"
                label={text.completionRate}
                value={`${percentOf(completedHabits, totalHabits)}%`}
                note={totalHabits > 0 ? text.ofMissions(completedHabits, totalHabits) : text.noMissions}
              />
            )}
          </Loaded>
          <Loaded query={badges} what={text.load} skeleton={tileSkeleton}>
            {({ currentStreak, bestStreak }) => (
              <Tile
                icon="flame"
                accent="coral"
                label={text.currentStreak}
                value={text.days(currentStreak)}
                note={text.best(bestStreak)}
              />
            )}
          </Loaded>
          <Loaded query={badges} what={text.load} skeleton={tileSkeleton}>
            {({ badges: list }) => (
              <Tile
                icon="trophy"
                accent="sunshine"
                label={text.badgesEarned}
                value={String(list.filter(({ earned }) => earned).length)}
                note={text.ofBadges(list.length)}
              />
            )}
          </Loaded>
          <Tile
            icon="spark"
            accent="purple"
            label={text.currentLevel}
            value={String(hero.level)}
            note={text.xpLeft(hero.xpForNextLevel - hero.xpIntoLevel)}
          />
        </SimpleGrid>
        <Loaded query={weekly} what={text.load} skeleton={<Skeleton height={150} radius="lg" />}>
          {(week) => <WeekBars days={week.dailyBreakdown} waiting={week.pendingHabits} />}
        </Loaded>
      </Stack>
    </Section>
  );
}
