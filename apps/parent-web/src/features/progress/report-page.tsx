import './print.css';
import type { Child } from '@herohood/domain/children/schema';
import { Box, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LinkButton } from '../../layout/link-button';
import { PageTitle } from '../../layout/page-title';
import { ErrorState } from '../../layout/states';
import { trpc } from '../../lib/api';
import { reportText as text } from '../../text/en/progress';
import type { ReportWindow } from './report-address';
import { ReportBody } from './report-body';
import { ReportDownloads } from './report-downloads';
import { daysOfWindow } from './report-window';
import { Tiles } from './tile';
import { WindowPicker } from './window-picker';

interface Props {
  heroes: readonly Child[];
  hero: Child;
  picker: ReactNode;
  /** The days that are looked at, and how to look at others. */
  shown: ReportWindow;
  onWindow: (next: ReportWindow) => void;
}

/** A family's report with one hero in full: for the screen, for paper, for a spreadsheet. */
export function ReportPage({ heroes, hero, picker, shown, onWindow }: Props) {
  // What stands today; it also says which day that is in the family.
  const latest = trpc.progress.report.useQuery({ id: hero.id });
  const today = latest.data?.today;
  const isLatest = shown.view === 'week' && shown.back === 0;
  const days = today === undefined || isLatest ? {} : daysOfWindow(shown, today);
  const reports = trpc.useQueries((t) =>
    heroes.map(({ id }) =>
      t.progress.report({ id, ...days }, { enabled: today !== undefined, placeholderData: keepPreviousData }),
    ),
  );
  const all = reports.map(({ data }) => data);
  const own = reports[heroes.indexOf(hero)];
  const report = own?.data;
  const failed = latest.error && !latest.data ? latest : own?.error && !report ? own : undefined;
  return (
    <Box miw={0}>
      <PageTitle>{text.title}</PageTitle>
      <LinkButton
        to="/parent-dashboard"
        variant="subtle"
        color="gray"
        px="xs"
        ms="max(-0.6rem, -2.8vw)"
        className="on-screen"
        icon="back"
      >
        {text.back}
      </LinkButton>
      <Group component="header" justify="space-between" gap="0.75rem 1.5rem" pt="0.35rem" pb="md">
        <Title order={1} size="clamp(1.6rem, 5vw, 2.1rem)">
          {text.title}
        </Title>
        <Group gap="0.5rem" className="on-screen">
          <ReportDownloads {...{ hero, heroes, report }} reports={all} />
        </Group>
      </Group>
      <Box className="on-screen" mb={heroes.length > 1 ? 'md' : 0}>
        {picker}
      </Box>
      {today && <WindowPicker shown={shown} today={today} onChange={onWindow} />}
      {failed ? (
        <ErrorState what={text.load} error={failed.error} retry={() => void failed.refetch()} />
      ) : report && today ? (
        <ReportBody key={hero.id} {...{ hero, heroes, report }} reports={all} view={shown.view} />
      ) : (
        <Loading />
      )}
    </Box>
  );
}

function Loading() {
  return (
    <Stack gap="lg" role="status">
      <Text c="dimmed">{text.loading}</Text>
      <Tiles>
        {['xp', 'level', 'streak', 'habits'].map((tile) => (
          <Skeleton key={tile} height={124} radius="lg" />
        ))}
      </Tiles>
      <Skeleton height={300} radius="lg" />
    </Stack>
  );
}
