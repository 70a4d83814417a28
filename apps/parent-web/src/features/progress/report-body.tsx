import { lazyPart } from '@herohood/browser/lazy-part';
import type { Child } from '@herohood/domain/children/schema';
import type { ChildReport } from '@herohood/domain/progress/schema';
import { Skeleton, Stack, Table, Text } from '@mantine/core';
import { Suspense } from 'react';
import { Hint } from '../../layout/hint';
import { Section } from '../../layout/section';
import { Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { shortDay } from '../../lib/format-day';
import { marksIn } from '../../text/en/marks';
import { reportText as text } from '../../text/en/progress';
import { DayBars } from './day-bars';
import { HabitPerformance } from './habit-performance';
import { HeroComparison } from './hero-comparison';
import classes from './report.module.css';
import type { ReportView } from './report-address';
import { ReportFigures } from './report-figures';
import { Slipped } from './slipped';
import { StreakCalendar } from './streak-calendar';
import { useCalendar } from './use-calendar';

/** Charts weigh more than the rest of the page: they come with the first month that is looked at. */
const MonthChart = lazyPart(async () => (await import('./month-chart')).MonthChart);

interface Props {
  hero: Child;
  heroes: readonly Child[];
  report: ChildReport;
  reports: readonly (ChildReport | undefined)[];
  view: ReportView;
}

/** The figures of one hero's report, section by section. */
export function ReportBody({ hero, heroes, report, reports, view }: Props) {
  const { weeks, calendar, kinds, nameOf } = useCalendar(hero.id, report);
  const badges = trpc.progress.badges.useQuery({ id: hero.id });
  const { days, habits, today } = report;
  const words = view === 'week' ? text.weekly : text.monthly;
  return (
    <Stack gap="lg">
      <ReportFigures hero={hero} report={report} />
      <Section id="weekly" title={words.title} hint={words.hint}>
        {view === 'week' ? (
          <DayBars days={days} today={today} />
        ) : (
          <Suspense fallback={<Skeleton height={240} radius="lg" />}>
            <MonthChart days={days} />
          </Suspense>
        )}
        <Text mt="md" fw={600}>
          {text.sum(report)}
        </Text>
        <Hint>{text.before(days.length, report.before)}</Hint>
        <DaysTable days={days} />
      </Section>
      {heroes.length > 1 ? (
        <Section id="heroes" title={text.heroes.title} hint={text.heroes.hint}>
          <HeroComparison heroes={heroes} reports={reports} />
        </Section>
      ) : null}
      {habits.length > 0 ? (
        <Section id="slipped" title={text.slipped.title} hint={text.slipped.hint}>
          <Slipped habits={habits} due={report.due} />
        </Section>
      ) : null}
      <Section id="habit-performance" title={text.habits.title} hint={text.habits.hint}>
        <HabitPerformance habits={habits} weeklyStreaks={badges.data?.weeklyStreaks ?? []} />
      </Section>
      <Section id="calendar" title={text.calendar.title} hint={text.calendar.hint}>
        <Loaded query={calendar} what={text.loadDays} skeleton={<Skeleton height={260} radius="lg" />}>
          {(completions) => (
            <StreakCalendar
              heroName={hero.name}
              today={today}
              weeks={weeks}
              streak={report.currentStreak}
              completions={completions}
              kinds={kinds}
              nameOf={nameOf}
            />
          )}
        </Loaded>
      </Section>
    </Stack>
  );
}

const daysText = text.table;

/** The figures of the bars, for who prefers to read. */
function DaysTable({ days }: { days: ChildReport['days'] }) {
  return (
    <details className={`${classes.details} on-screen`}>
      <summary>{daysText.show}</summary>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{daysText.day}</Table.Th>
            {daysText.figures.map((figure) => (
              <Table.Th key={figure} ta="end">
                {figure}
              </Table.Th>
            ))}
            <Table.Th>{daysText.dayOff}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {days.map(({ date, due, done, waiting, xp, marks }) => (
            <Table.Tr key={date}>
              <Table.Td>{shortDay(date)}</Table.Td>
              <Table.Td ta="end">{due}</Table.Td>
              <Table.Td ta="end">{done}</Table.Td>
              <Table.Td ta="end">{waiting}</Table.Td>
              <Table.Td ta="end">{xp}</Table.Td>
              <Table.Td>{marksIn(marks)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </details>
  );
}
