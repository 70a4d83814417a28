import { addMonths, daysOfMonth, monthOf, weeksIn } from '@herohood/domain/days/calendar-months';
import type { WeekStart } from '@herohood/domain/days/facts';
import { Button, Group, Stack, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { StepArrows } from '../../layout/step-arrows';
import { headOf, monthName, weekdayOf } from '../../lib/format-day';
import { daysText } from '../../text/en/days';
import { type DayRange, isIn } from './month';
import classes from './month-grid.module.css';
import { useDayKeys } from './use-day-keys';
import { useDrag } from './use-drag';

const text = daysText.months;

interface Props {
  /** Says to a screen reader what is seen. */
  caption: string;
  /** YYYY-MM. */
  month: string;
  weekStart: WeekStart;
  today: string;
  picked: DayRange | null;
  /** A stretch of days can be chosen: by dragging, and with Shift and the arrow keys. */
  isPainting?: boolean;
  /** The first and the last month that there is. */
  bounds: { first: string; last: string };
  labelOf: (day: string) => string;
  isClosed?: (day: string) => boolean;
  onMonth: (month: string) => void;
  onPick: (range: DayRange) => void;
  /** What stands below a day's number. */
  children: (day: string) => ReactNode;
}

/** One month as a table of days, each a button, with the way to others; a row is a week of the family. */
export function MonthGrid({
  caption,
  month,
  weekStart,
  today,
  picked,
  isPainting = false,
  bounds,
  labelOf,
  isClosed,
  onMonth,
  onPick,
  children,
}: Props) {
  const weeks = weeksIn(month, weekStart);
  const keys = useDayKeys({ month, weekStart, today, bounds, isPainting, onMonth });
  const drag = useDrag({ isPainting, onDragged: onPick });
  const chosen = drag.range ?? keys.range ?? picked;
  return (
    <Stack gap="0.6rem" miw={0}>
      <Group gap="0.5rem">
        <StepArrows
          earlier={{
            label: text.earlier,
            disabled: month <= bounds.first,
            onClick: () => onMonth(addMonths(month, -1)),
          }}
          later={{
            label: text.later,
            disabled: month >= bounds.last,
            onClick: () => onMonth(addMonths(month, 1)),
          }}
        >
          <strong className={classes.name} aria-live="polite">
            {monthName(daysOfMonth(month).from)}
          </strong>
        </StepArrows>
        {month === monthOf(today) ? null : (
          <Button variant="subtle" onClick={() => onMonth(monthOf(today))}>
            {text.today}
          </Button>
        )}
      </Group>
      <table
        ref={keys.table}
        className={classes.table}
        data-painting={isPainting || undefined}
        onKeyDown={keys.onKeyDown}
        {...drag.handlers}
      >
        <VisuallyHidden component="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {(weeks[1] ?? []).map((day) => (
              <th key={day} scope="col" aria-label={day ? weekdayOf(day) : undefined}>
                {day ? headOf(day) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week of a month has no other name
            <tr key={row}>
              {week.map((day, column) =>
                day ? (
                  <td key={day}>
                    <button
                      type="button"
                      className={classes.day}
                      data-day={day}
                      data-today={day === today || undefined}
                      aria-current={day === today ? 'date' : undefined}
                      aria-pressed={isIn(day, chosen)}
                      aria-disabled={isClosed?.(day) || undefined}
                      aria-label={labelOf(day)}
                      tabIndex={day === keys.focused ? 0 : -1}
                      onFocus={() => keys.setFocused(day)}
                      onClick={({ detail }) => {
                        // The keyboard's clicks have no count.
                        if (detail > 0 && drag.wasDragged()) return;
                        const range = keys.range ?? { from: day, until: day };
                        keys.endRange();
                        if (!isClosed?.(range.from)) onPick(range);
                      }}
                    >
                      {Number(day.slice(-2))}
                      {children(day)}
                    </button>
                  </td>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is where it is
                  <td key={column} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}
