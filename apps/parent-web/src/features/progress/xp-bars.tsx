import { barPercent } from '@herohood/domain/progress/report';
import type { ChildReport } from '@herohood/domain/progress/schema';
import { Table, Text } from '@mantine/core';
import { shortDay, weekdayOf } from '../../lib/format-day';
import { reportText } from '../../text/en/progress';
import classes from './report.module.css';

const text = reportText.weekly;

/** Seven days of XP as bars, full at 100 XP; the same figures stand in a table underneath for who prefers to read. */
export function XpBars({ days }: { days: ChildReport['days'] }) {
  const xp = days.reduce((sum, day) => sum + day.xp, 0);
  const tasks = days.reduce((sum, day) => sum + day.tasks, 0);
  return (
    <>
      <ol className={classes.bars}>
        {days.map((day, index) => (
          <li
            key={day.date}
            aria-label={text.bar(weekdayOf(day.date), day.xp, reportText.tasks(day.tasks))}
            data-today={index === days.length - 1 || undefined}
          >
            <strong aria-hidden="true">{day.xp}</strong>
            <span aria-hidden="true" className={classes.track}>
              <span
                className={classes.fill}
                style={{ height: `${barPercent(day.xp)}%`, animationDelay: `${index * 45}ms` }}
              />
            </span>
            <span aria-hidden="true" className={classes.dayName}>
              {weekdayOf(day.date)}
            </span>
            <small aria-hidden="true">{reportText.tasks(day.tasks)}</small>
          </li>
        ))}
      </ol>
      <Text size="sm" c="dimmed" mt="md">
        {text.sum(xp, reportText.tasks(tasks))}
      </Text>
      <details className={classes.details}>
        <summary>{reportText.table.show}</summary>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{reportText.table.day}</Table.Th>
              <Table.Th ta="right">{reportText.table.tasks}</Table.Th>
              <Table.Th ta="right">{reportText.table.xp}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {days.map((day) => (
              <Table.Tr key={day.date}>
                <Table.Td>{shortDay(day.date)}</Table.Td>
                <Table.Td ta="right">{day.tasks}</Table.Td>
                <Table.Td ta="right">{day.xp}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </details>
    </>
  );
}
