import type { WeeklyProgress } from '@herohood/domain/progress/schema';
import { Group, Text, Title } from '@mantine/core';
import { weekdayOf } from '../../lib/format-day';
import { progressText as text } from '../../text/en/progress';
import classes from './progress.module.css';

type Day = WeeklyProgress['dailyBreakdown'][number];

/** The colours (rules: reports): all done green, half or more yellow, less red, nothing to do grey. */
function colorOf({ completed, total }: Day): 'green' | 'yellow' | 'red' | 'grey' {
  if (total === 0) return 'grey';
  if (completed >= total) return 'green';
  return completed / total >= 0.5 ? 'yellow' : 'red';
}

/** The last seven family days as bars. Every bar says its numbers, so colour is never the only sign. */
export function WeekBars({ days, waiting }: { days: readonly Day[]; waiting: number }) {
  return (
    <figure className={classes.week}>
      <Group component="figcaption" justify="space-between" gap="xs" mb="xs">
        <Title order={3} size="h5">
          {text.week}
        </Title>
        {waiting > 0 ? (
          <Text size="sm" c="dimmed">
            {text.waiting(waiting)}
          </Text>
        ) : null}
      </Group>
      <ol className={classes.bars}>
        {days.map((day) => (
          <li key={day.date} aria-label={text.dayBar(weekdayOf(day.date), day.completed, day.total)}>
            <span aria-hidden="true" className={classes.count}>
              {day.total > 0 ? `${day.completed}/${day.total}` : '–'}
            </span>
            <span aria-hidden="true" className={classes.track}>
              <span
                className={classes.bar}
                data-color={colorOf(day)}
                style={{ height: `${day.total > 0 ? Math.max(6, (day.completed / day.total) * 100) : 6}%` }}
              />
            </span>
            <span aria-hidden="true">{weekdayOf(day.date)}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
