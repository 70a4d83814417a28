import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { useState } from 'react';
import Flame from '~icons/fluent-emoji-flat/fire';
import Hourglass from '~icons/fluent-emoji-flat/hourglass-not-done';
import { trpc } from '../../lib/api';
import { useLook } from '../../lib/look';
import { appText } from '../../text/en/app';
import { progressText } from '../../text/en/progress';
import { addMonths, boundsOf, type MonthDay, monthOf, sumsOf, weeksOf } from './month';
import { MonthButton } from './month-button';
import styles from './streak-calendar.module.css';
import { Totals } from './totals';

type Props = {
  heroId: string;
  level: number;
  /** The family's day. */
  today: string;
  /** The day on which the hero came into being: the calendar does not go further back. */
  since: string;
};

const words = progressText;
const LAST_OF_MONTH = 31;
const inUtc = { timeZone: 'UTC' } as const;
const titles = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', ...inUtc });
const names = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long', ...inUtc });
const weekdays = new Intl.DateTimeFormat('en', { weekday: 'long', ...inUtc });
/** 2024 began on a Monday. */
const week = Array.from({ length: 7 }, (_, index) => weekdays.format(Date.UTC(2024, 0, index + 1)));

/** A month in flames: a day with an approved mission burns, and days in a row hang together. */
export function StreakCalendar({ heroId, level, today, since }: Props) {
  const [month, setMonth] = useState(() => monthOf(today));
  const completions = trpc.missions.listCompletions.useQuery({ id: heroId, ...boundsOf(month) });
  const isKnown = completions.data !== undefined;
  const weeks = weeksOf(month, completions.data ?? [], today);
  const title = titles.format(new Date(`${month}-15T12:00:00Z`));

  return (
    <>
      <section className={styles.card} aria-label={words.calendar}>
        <div className={styles.head}>
          <MonthButton
            way="back"
            isDisabled={month <= monthOf(since)}
            onMove={() => setMonth(addMonths(month, -1))}
          />
          <h3 className={styles.title} aria-live="polite">
            {title}
          </h3>
          <MonthButton
            way="on"
            isDisabled={month >= monthOf(today)}
            onMove={() => setMonth(addMonths(month, 1))}
          />
        </div>
        {!isKnown && !completions.isFetching ? (
          <div className={styles.failed} role="alert">
            <p>{words.monthFailed}</p>
            <ChunkyButton kind="quiet" accent="coral" onClick={() => void completions.refetch()}>
              {appText.retry}
            </ChunkyButton>
          </div>
        ) : (
          <table className={styles.month} aria-label={`${words.calendar}, ${title}`} data-known={isKnown}>
            <thead>
              <tr>
                {week.map((name) => (
                  <th key={name} scope="col" abbr={name}>
                    <span aria-hidden>{name.slice(0, 1)}</span>
                    <span className={styles.unseen}>{name}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((days, index) => (
                <tr key={days.find((day) => day !== null)?.date ?? index}>
                  {days.map((day, weekday) => (
                    <td key={day?.date ?? week[weekday]}>{day && <Day day={day} />}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <Totals {...sumsOf(completions.data ?? [])} level={level} />
    </>
  );
}

function Day({ day }: { day: MonthDay }) {
  const { date, state, done, isJoinedLeft, isJoinedRight, isToday } = day;
  const { largestNumber } = useLook();
  const said = state === 'done' ? words.monthDay.done(done) : words.monthDay[state];
  return (
    <div
      className={styles.day}
      data-state={state}
      data-left={isJoinedLeft}
      data-right={isJoinedRight}
      aria-current={isToday ? 'date' : undefined}
    >
      {state === 'done' && <Flame className={styles.picture} />}
      {state === 'waiting' && <Hourglass className={styles.picture} />}
      {(largestNumber > LAST_OF_MONTH || state === 'nothing' || state === 'ahead') && (
        <span className={styles.number} aria-hidden>
          {largestNumber > LAST_OF_MONTH ? Number(date.slice(-2)) : '·'}
        </span>
      )}
      <span className={styles.unseen}>{`${names.format(new Date(`${date}T12:00:00Z`))}: ${said}`}</span>
    </div>
  );
}
