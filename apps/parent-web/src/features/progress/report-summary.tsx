import type { Child } from '@herohood/domain/children/schema';
import { Skeleton } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { LinkButton } from '../../layout/link-button';
import { Section } from '../../layout/section';
import { Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { reportSummaryText as text } from '../../text/en/progress';
import classes from './report-summary.module.css';

/** The report of the hero who is looked at, in one line, with the way to the whole of it. */
export function ReportSummary({ hero }: { hero: Child }) {
  const report = trpc.progress.report.useQuery({ id: hero.id });
  const skeleton = <Skeleton height={64} radius="lg" />;
  return (
    <Section
      id="reports"
      title={text.title}
      hint={text.hint}
      actions={
        <LinkButton
          to="/progress-reports"
          search={{ hero: hero.id }}
          variant="light"
          leftSection={<Icon name="chart" size={18} />}
        >
          {text.open}
        </LinkButton>
      }
    >
      <Loaded query={report} what={text.title} skeleton={skeleton}>
        {({ completionRate, currentStreak, activeHabits, level }) => (
          <dl className={classes.figures} aria-label={hero.name}>
            <Figure label={text.completionRate} value={`${completionRate}%`} />
            <Figure label={text.dayStreak} value={String(currentStreak)} />
            <Figure label={text.activeHabits} value={String(activeHabits)} />
            <Figure label={text.level} value={String(level)} />
          </dl>
        )}
      </Loaded>
    </Section>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
