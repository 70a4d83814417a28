import type { ChildReport } from '@herohood/domain/progress/schema';
import { Table } from '@mantine/core';
import { shortDay } from '../../lib/format-day';
import { marksIn } from '../../text/en/marks';
import { reportText } from '../../text/en/progress';
import classes from './report.module.css';

const text = reportText.table;

/** The figures of the bars, for who prefers to read. */
export function DaysTable({ days }: { days: ChildReport['days'] }) {
  return (
    <details className={classes.details}>
      <summary>{text.show}</summary>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{text.day}</Table.Th>
            {text.figures.map((figure) => (
              <Table.Th key={figure} ta="end">
                {figure}
              </Table.Th>
            ))}
            <Table.Th>{text.dayOff}</Table.Th>
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
