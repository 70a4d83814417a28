import { keyAsRead } from '@herohood/browser/reading-direction';
import { sayList } from '@herohood/browser/text/say';
import type { CalendarKind } from '@herohood/domain/days/schema';
import type { Completion } from '@herohood/domain/missions/schema';
import { addDays } from '@herohood/domain/time/family-day';
import { Text, VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Hint, Hollow } from '../../layout/hint';
import { headOf, monthOf, shortDay, weekdayOf } from '../../lib/format-day';
import { reportText } from '../../text/en/progress';
import { approvedByDay, stepTo, streakDays, strengthOf } from './calendar';
import classes from './streak-calendar.module.css';

const text = reportText.calendar;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

interface Props {
  heroName: string;
  today: string;
  /** The first day of each week that is shown, the oldest first. */
  weeks: readonly string[];
  streak: number;
  completions: readonly Completion[];
  /** What each day was, as far as it is known already. */
  kinds: ReadonlyMap<string, CalendarKind>;
  nameOf: (habitId: string) => string;
}

/** Twelve weeks as a table of days: a column is a week, the colour says how much was done, the text says it too. */
export function StreakCalendar({ heroName, today, weeks, streak, completions, kinds, nameOf }: Props) {
  const [picked, setPicked] = useState(today);
  const table = useRef<HTMLTableElement>(null);
  const first = weeks[0] ?? today;
  const days = approvedByDay(completions);
  const running = streakDays(kinds, today, streak);
  const ofPicked = days.get(picked) ?? [];
  const restOf = (day: string) => text.rest(kinds.get(day));

  function move(event: KeyboardEvent) {
    const next = stepTo(keyAsRead(event.key), picked, { first, today });
    if (next === null) return;
    event.preventDefault();
    setPicked(next);
    table.current?.querySelector<HTMLButtonElement>(`[data-day="${next}"]`)?.focus();
  }

  return (
    <div className={classes.calendar}>
      <table ref={table} className={classes.table} onKeyDown={move}>
        <VisuallyHidden component="caption">{text.caption(heroName)}</VisuallyHidden>
        <thead>
          <tr>
            <td />
            {weeks.map((start, week) => (
              <th key={start} scope="col" aria-label={text.weekOf(shortDay(start))}>
                <span aria-hidden="true">{monthAt(weeks, week)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEKDAYS.map((weekday) => (
            <tr key={weekday}>
              <th scope="row" aria-label={weekdayOf(addDays(first, weekday))}>
                {headOf(addDays(first, weekday))}
              </th>
              {weeks.map((start) => {
                const day = addDays(start, weekday);
                if (day > today) return <td key={start} />;
                const count = days.get(day)?.length ?? 0;
                const isRunning = running.has(day);
                return (
                  <td key={start}>
                    <button
                      type="button"
                      className={classes.day}
                      data-day={day}
                      data-strength={strengthOf(count)}
                      data-running={isRunning || undefined}
                      aria-pressed={day === picked}
                      aria-label={sayList([
                        text.day(shortDay(day), text.count(count)),
                        ...(isRunning ? [text.inStreak] : []),
                        ...restOf(day),
                      ])}
                      data-rest={restOf(day).length > 0 || undefined}
                      tabIndex={day === picked ? 0 : -1}
                      onClick={() => setPicked(day)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.legend}>
        <span>{text.legendTitle}</span>
        {text.legend.map((label, strength) => (
          <span key={label}>
            <i data-strength={strength} />
            {label}
          </span>
        ))}
        <span>
          <i data-strength={0} data-rest />
          {text.rested}
        </span>
        <span>
          <i data-strength={0} data-running />
          {text.streak}
        </span>
      </div>
      <Hollow p="1rem" className={`${classes.picked} on-screen`} role="status">
        <Text fw={700}>
          {sayList([text.day(shortDay(picked), text.count(ofPicked.length)), ...restOf(picked)])}
        </Text>
        {ofPicked.length === 0 ? (
          <Hint>{text.nothing}</Hint>
        ) : (
          <ul>
            {ofPicked.map(({ id, habitId, xpEarned }) => (
              <li key={id}>
                <span>{nameOf(habitId)}</span>
                <strong>{reportText.xp(xpEarned)}</strong>
              </li>
            ))}
          </ul>
        )}
      </Hollow>
    </div>
  );
}

/** A month's name stands over the first of its weeks, where it has room. */
function monthAt(weeks: readonly string[], week: number): string {
  const month = (day: string | undefined) => day?.slice(0, 7);
  const day = weeks[week];
  if (!day || month(day) === month(weeks[week - 1])) return '';
  return monthOf(day);
}
