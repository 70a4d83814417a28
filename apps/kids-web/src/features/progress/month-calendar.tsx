import { sayDate } from '@herohood/browser/text/say';
import { useOnline } from '@herohood/browser/use-online';
import { CALENDAR_MONTHS } from '@herohood/domain/days/calendar-bounds';
import { addMonths, daysIn, monthOf } from '@herohood/domain/days/calendar-months';
import type { WeekStart } from '@herohood/domain/days/facts';
import { isNeutralKind } from '@herohood/domain/days/marks';
import type { CalendarDay } from '@herohood/domain/days/schema';
import { weekOf } from '@herohood/domain/days/week';
import { ActSign } from '@herohood/ui/act-sign/act-sign';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { useState } from 'react';
import { useLook } from '../../device/look';
import { speak, useReadAloud } from '../../device/speech';
import round from '../../layout/round-button.module.css';
import { trpc } from '../../lib/api';
import { appText } from '../../text/en/app';
import { monthText as words } from '../../text/en/month';
import { progressText } from '../../text/en/progress';
import { useHome } from '../home/public';
import { DaySign } from './day-sign';
import { type MonthDay, type DaySign as Sign, signsOf, sumsOf, weeksOf } from './month';
import styles from './month-calendar.module.css';
import { Totals } from './totals';

type Props = {
  heroId: string;
  level: number;
  /** The family's day. */
  today: string;
  /** The day on which the hero came into being: the calendar does not go further back. */
  since: string;
};

const LAST_OF_MONTH = 31;
const inUtc = { timeZone: 'UTC' } as const;

/** A month in pictures: what each day was, and what is to come; days of one run of the flame hang together. */
export function MonthCalendar({ heroId, level, today, since }: Props) {
  const thisMonth = monthOf(today);
  const [month, setMonth] = useState(thisMonth);
  const calendar = trpc.days.calendar.useQuery({ id: heroId, month });
  const weekStart = useHome()?.board.weekStart ?? 'mon';
  const isOnline = useOnline();
  const { isDetailed } = useLook();
  const days = calendar.data;
  const weeks = weeksOf(days ?? blankDays(month), weekStart, since);
  const title = sayDate(new Date(`${month}-15T12:00:00Z`), { month: 'long', year: 'numeric', ...inUtc });
  const first = [monthOf(since), addMonths(thisMonth, -CALENDAR_MONTHS.back)].sort().at(-1)!;
  const move = (by: number) => setMonth(addMonths(month, by));

  return (
    <>
      <section className={styles.card} aria-label={words.title}>
        <div className={styles.head}>
          <MonthButton way="previous" isDisabled={month <= first} onMove={() => move(-1)} />
          <h3 className={styles.title}>
            {words.title}
            <span className={styles.name} aria-live="polite">
              {title}
            </span>
          </h3>
          <MonthButton
            way="next"
            isDisabled={month >= addMonths(thisMonth, CALENDAR_MONTHS.ahead)}
            onMove={() => move(1)}
          />
        </div>
        {!days && !calendar.isFetching ? (
          <div className={styles.failed} role="alert">
            <p>{isOnline ? words.failed : words.offline}</p>
            <ChunkyButton kind="quiet" accent="coral" onClick={() => void calendar.refetch()}>
              {appText.retry}
            </ChunkyButton>
          </div>
        ) : (
          <>
            <table
              className={styles.month}
              aria-label={`${words.title}, ${title}`}
              aria-busy={!days}
              data-known={days !== undefined}
            >
              <thead>
                <tr>
                  {weekdayNames(weekStart).map(({ name, letter }) => (
                    <th key={name} scope="col" abbr={name}>
                      <span aria-hidden>{letter}</span>
                      <span className="visually-hidden">{name}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {weeks.map((week) => (
                  <tr key={week.find((day) => day !== null)?.date}>
                    {week.map((day, at) => (
                      <td key={day?.date ?? at}>{day && <Day day={day} isKnown={days !== undefined} />}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            {days && <MonthLegend signs={signsOf(weeks)} />}
          </>
        )}
      </section>
      {isDetailed && <Totals {...sumsOf(days ?? [])} level={level} />}
    </>
  );
}

type MonthButtonProps = { way: 'previous' | 'next'; isDisabled: boolean; onMove: () => void };

function MonthButton({ way, isDisabled, onMove }: MonthButtonProps) {
  return (
    <button
      type="button"
      className={`${round.raised} ${styles.move}`}
      aria-label={way === 'previous' ? progressText.previousMonth : progressText.nextMonth}
      disabled={isDisabled}
      onClick={onMove}
    >
      <ActSign sign={way} />
    </button>
  );
}

/** Any week has the names. */
const weekdayNames = (start: WeekStart) =>
  weekOf('2024-01-01', start).map((day) => ({
    name: sayDate(Date.parse(day), { weekday: 'long', ...inUtc }),
    letter: sayDate(Date.parse(day), { weekday: 'narrow', ...inUtc }),
  }));

/** A month of which nothing is known yet. */
const blankDays = (month: string): CalendarDay[] =>
  daysIn(month).map((date) => ({ date, kind: 'ahead', due: 0, done: 0, marks: [] }));

function Day({ day, isKnown }: { day: MonthDay; isKnown: boolean }) {
  const { date, kind, sign, done, due, isJoinedBefore, isJoinedAfter } = day;
  const { largestNumber } = useLook();
  const hasNumbers = largestNumber >= LAST_OF_MONTH;
  const name = sayDate(new Date(`${date}T12:00:00Z`), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...inUtc,
  });
  const isLit = kind === 'today' && done > 0;
  return (
    <div
      className={styles.day}
      data-sign={sign}
      data-off={isNeutralKind(sign) || undefined}
      data-lit={isLit || undefined}
      data-before={isJoinedBefore}
      data-after={isJoinedAfter}
      aria-current={kind === 'today' ? 'date' : undefined}
    >
      <DaySign sign={isLit ? 'done' : sign} className={styles.picture} />
      <span className={styles.number} aria-hidden>
        {hasNumbers
          ? Number(date.slice(-2))
          : !isLit && (sign === 'ahead' || sign === 'today' || sign === 'before') && '·'}
      </span>
      <span className="visually-hidden">
        {isKnown ? `${name}: ${words.day({ sign, kind, done, due })}` : name}
      </span>
    </div>
  );
}

/** What the pictures of a month mean: each says it when it is tapped. */
function MonthLegend({ signs }: { signs: readonly Sign[] }) {
  const canSpeak = useReadAloud();
  return (
    <ul className={styles.legend} aria-label={words.legend}>
      {signs.map((sign) => {
        const shown = (
          <>
            <span className={styles.meant} data-sign={sign}>
              <DaySign sign={sign} className={styles.sign} />
            </span>
            {words.signs[sign]}
          </>
        );
        return (
          <li key={sign}>
            {canSpeak ? (
              <button type="button" className={styles.entry} onClick={() => speak(words.spoken[sign])}>
                {shown}
              </button>
            ) : (
              <span className={styles.entry}>{shown}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
