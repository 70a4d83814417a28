import './print.css';
import type { Child } from '@herohood/domain/children/schema';
import type { ChildReport } from '@herohood/domain/progress/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../../layout/icon';
import { LinkButton } from '../../layout/link-button';
import { Section } from '../../layout/section';
import { ErrorState, Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { shortDay } from '../../lib/format-day';
import { appText } from '../../text/en/app';
import { reportText as text } from '../../text/en/progress';
import { calendarWeeks } from './calendar';
import { HabitPerformance } from './habit-performance';
import classes from './report.module.css';
import { ReportActions } from './report-actions';
import { fileName, habitsCsv, missionsCsv, weekCsv } from './report-files';
import { StreakCalendar } from './streak-calendar';
import { Tile } from './tile';
import { XpBars } from './xp-bars';

/** One hero's report: figures, the week, the habits, twelve weeks of days; for the screen, for paper, for a spreadsheet. */
export function ReportPage({ hero, picker }: { hero: Child; picker: ReactNode }) {
  const report = trpc.progress.report.useQuery({ id: hero.id });
  const today = report.data?.days.at(-1)?.date;
  const missions = trpc.missions.listCompletions.useQuery(
    { id: hero.id, from: today && calendarWeeks(today)[0], to: today },
    { enabled: today !== undefined },
  );
  const names = new Map(report.data?.habits.map(({ habitId, name }) => [habitId, name]));
  const nameOf = (habitId: string) => names.get(habitId) ?? text.calendar.gone;

  const { files } = text.csv;
  const named = (what: string) => fileName(hero.name, what, today ?? '');
  const figures = report.data;
  const tries = missions.data;
  return (
    <main id="content" className={classes.page} tabIndex={-1}>
      <title>{`${text.title} | ${appText.name}`}</title>
      <div className={classes.bar}>
        <LinkButton
          to="/parent-dashboard"
          variant="subtle"
          color="gray"
          px="xs"
          leftSection={<Icon name="back" size={18} />}
        >
          {text.back}
        </LinkButton>
      </div>
      <header className={classes.head}>
        <Title order={1}>{text.title}</Title>
        <div className={classes.actions}>
          <ReportActions
            files={[
              {
                label: text.actions.csvWeek,
                name: named(files.week),
                content: figures && (() => weekCsv(hero.name, figures)),
              },
              {
                label: text.actions.csvHabits,
                name: named(files.habits),
                content: figures && (() => habitsCsv(hero.name, figures)),
              },
              {
                label: text.actions.csvMissions,
                name: named(files.missions),
                content: figures && tries && (() => missionsCsv(hero.name, tries, nameOf)),
              },
            ]}
          />
        </div>
      </header>
      <div className={classes.picker}>{picker}</div>
      {report.data ? (
        <Stack gap="lg">
          <Figures hero={hero} report={report.data} />
          <Section id="weekly" title={text.weekly.title} hint={text.weekly.hint}>
            <XpBars key={hero.id} days={report.data.days} />
          </Section>
          <Section id="habit-performance" title={text.habits.title} hint={text.habits.hint}>
            <HabitPerformance habits={report.data.habits} />
          </Section>
          <Section id="calendar" title={text.calendar.title} hint={text.calendar.hint}>
            <Loaded query={missions} what={text.loadDays} skeleton={<Skeleton height={260} radius="lg" />}>
              {(completions) =>
                today ? (
                  <StreakCalendar
                    key={hero.id}
                    heroName={hero.name}
                    today={today}
                    streak={figures?.currentStreak ?? 0}
                    completions={completions}
                    nameOf={nameOf}
                  />
                ) : null
              }
            </Loaded>
          </Section>
        </Stack>
      ) : report.error ? (
        <ErrorState what={text.load} error={report.error} retry={() => void report.refetch()} />
      ) : (
        <Loading />
      )}
    </main>
  );
}

function Loading() {
  return (
    <Stack gap="lg" role="status">
      <Text c="dimmed">{text.loading}</Text>
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing="sm">
        {['xp', 'level', 'streak', 'habits'].map((tile) => (
          <Skeleton key={tile} height={124} radius="lg" />
        ))}
      </SimpleGrid>
      <Skeleton height={300} radius="lg" />
    </Stack>
  );
}

function Figures({ hero, report }: { hero: Child; report: ChildReport }) {
  const { cards } = text;
  const [first, last] = [report.days.at(0), report.days.at(-1)];
  return (
    <section aria-label={hero.name} className={classes.figures}>
      <div className={classes.who}>
        <HeroArt avatarType={hero.avatarType} avatarUrl={hero.avatarUrl} size={72} crop="portrait" />
        <div>
          <Title order={2} size="h3">
            {hero.name}
          </Title>
          {first && last ? (
            <Text c="dimmed" size="sm">
              {text.range(shortDay(first.date), shortDay(last.date))}
            </Text>
          ) : null}
        </div>
      </div>
      <div className={classes.tiles}>
        <Tile
          icon="star"
          accent="purple"
          label={cards.totalXp}
          value={report.totalXp.toLocaleString('en')}
          note={cards.totalXpNote}
        />
        <Tile
          icon="spark"
          accent="turquoise"
          label={cards.level}
          value={String(report.level)}
          note={cards.levelNote(hero.xpForNextLevel - hero.xpIntoLevel)}
        />
        <Tile
          icon="flame"
          accent="coral"
          label={cards.bestStreak}
          value={text.days(report.bestStreak)}
          note={cards.bestStreakNote(text.days(report.currentStreak))}
        />
        <Tile
          icon="check"
          accent="mint"
          label={cards.activeHabits}
          value={String(report.activeHabits)}
          note={cards.activeHabitsNote}
        />
      </div>
    </section>
  );
}
