import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/charts/styles.css';
import { missedOf } from '@herohood/domain/progress/report';
import type { ChildReport } from '@herohood/domain/progress/schema';
import { BarChart } from '@mantine/charts';
import { Paper, Text, useDirection } from '@mantine/core';
import { shortDay } from '../../lib/format-day';
import { reportText } from '../../text/en/progress';
import classes from './report.module.css';

const text = reportText.monthly;
const HATCHED = 'waiting-for-a-parent';

/** What the chart draws of a day: the parts add up to what was due. */
const partsOf = (day: ChildReport['days'][number]) => ({
  ...day,
  dayOfMonth: String(Number(day.date.slice(8))),
  missed: missedOf(day),
});

const series = () => [
  { name: 'done', label: text.done, color: 'var(--mint-deep)' },
  { name: 'waiting', label: text.waiting, color: 'var(--sunshine-base)' },
  { name: 'missed', label: text.missed, color: 'light-dark(#d5cbea, #4b4366)' },
];

/** The days of a month as one chart; the table below it says the same in figures. */
export function MonthChart({ days }: { days: ChildReport['days'] }) {
  const isRightToLeft = useDirection().dir === 'rtl';
  return (
    <BarChart
      className={classes.chart}
      h={240}
      data={days.map(partsOf)}
      dataKey="dayOfMonth"
      type="stacked"
      series={series()}
      withLegend
      gridAxis="y"
      tickLine="none"
      yAxisProps={{ allowDecimals: false, width: 32, orientation: isRightToLeft ? 'right' : 'left' }}
      xAxisProps={{ interval: 'preserveStartEnd', reversed: isRightToLeft }}
      barProps={({ name }) => ({
        isAnimationActive: false,
        ...(name === 'waiting' ? { fill: `url(#${HATCHED})` } : {}),
      })}
      tooltipProps={{ content: ({ payload }) => <DayNote day={payload?.[0]?.payload} /> }}
    >
      <defs>
        <pattern
          id={HATCHED}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" fill="light-dark(#fff7e0, #57481c)" />
          <rect width="3" height="6" fill="var(--sunshine-base)" />
        </pattern>
      </defs>
    </BarChart>
  );
}

function DayNote({ day }: { day: ReturnType<typeof partsOf> | undefined }) {
  if (!day) return null;
  return (
    <Paper px="md" py="sm" withBorder shadow="md" radius="md">
      <Text fw={700}>{shortDay(day.date)}</Text>
      <Text size="sm">{reportText.dayFigures(day)}</Text>
    </Paper>
  );
}
