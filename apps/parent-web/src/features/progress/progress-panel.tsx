import type { Child } from '@herohood/domain/children/schema';
import type { Badges, ChildReport } from '@herohood/domain/progress/schema';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { Group, SimpleGrid, Skeleton, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Hint } from '../../layout/hint';
import rows from '../../layout/picture-rows.module.css';
import { Section } from '../../layout/section';
import { Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { reportText, progressText as text } from '../../text/en/progress';
import { DayBars } from './day-bars';
import { Tile, Tiles } from './tile';

interface Props {
  hero: Child;
  picker: ReactNode;
  actions: ReactNode;
}

/** One hero in figures, and the week to look at instead of to read. */
export function ProgressPanel({ hero, picker, actions }: Props) {
  const report = trpc.progress.report.useQuery({ id: hero.id });
  const badges = trpc.progress.badges.useQuery({ id: hero.id });
  const tileSkeleton = <Skeleton height={124} radius="lg" />;
  return (
    <Section id="progress" title={text.section} actions={actions}>
      <Stack gap="md">
        {picker}
        <Tiles>
          <Loaded query={report} what={text.load} skeleton={tileSkeleton}>
            {({ done, due, completionRate }) => (
              <Tile
                icon="check"
                accent="mint"
                label={text.completionRate}
                value={due > 0 ? `${completionRate}%` : text.noRate}
                note={due > 0 ? text.ofMissions(done, due) : text.noMissions}
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
        </Tiles>
        <Loaded query={report} what={text.load} skeleton={<Skeleton height={150} radius="lg" />}>
          {({ days, today, waiting }) => (
            <figure>
              <Group component="figcaption" justify="space-between" gap="xs" mb="xs">
                <Title order={3} size="h5">
                  {text.week}
                </Title>
                {waiting > 0 ? <Hint>{reportText.waiting(waiting)}</Hint> : null}
              </Group>
              <DayBars days={days} today={today} />
            </figure>
          )}
        </Loaded>
        {report.data && badges.data ? (
          <WeeklyStreaks streaks={badges.data.weeklyStreaks} habits={report.data.habits} />
        ) : null}
      </Stack>
    </Section>
  );
}

interface WeeklyProps {
  streaks: Badges['weeklyStreaks'];
  /** They have the names. */
  habits: ChildReport['habits'];
}

/** Habits that are due so many times a week, with the weeks in a row in which they were done as often; nothing while there is none. */
function WeeklyStreaks({ streaks, habits }: WeeklyProps) {
  const met = streaks.flatMap(({ habitId, weeks }) => {
    const habit = habits.find((each) => each.habitId === habitId);
    return habit && weeks > 0 ? [{ habit, weeks }] : [];
  });
  if (met.length === 0) return null;
  return (
    <figure>
      <figcaption>
        <Title order={3} size="h5" mb="xs">
          {text.weekly}
        </Title>
      </figcaption>
      <SimpleGrid component="ul" minColWidth="min(14rem, 100%)" spacing="0.5rem">
        {met.map(({ habit: { habitId, name, icon }, weeks }) => (
          <li key={habitId} className={rows.row}>
            <HabitIcon icon={icon} size={32} />
            <span className={rows.what}>
              <span>
                <bdi>{name}</bdi>
              </span>
              <strong>{text.weeksInARow(weeks)}</strong>
            </span>
          </li>
        ))}
      </SimpleGrid>
    </figure>
  );
}
