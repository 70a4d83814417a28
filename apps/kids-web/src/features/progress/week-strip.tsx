import { sayDate } from '@herohood/browser/text/say';
import { isHead, weekdayHead } from '@herohood/browser/text/weekday-head';
import type { WeeklyProgress } from '@herohood/domain/progress/schema';
import { dayColor, percentOf } from '@herohood/domain/progress/weekly';
import type { CSSProperties } from 'react';
import Star from '~icons/fluent-emoji-flat/star';
import { useLook } from '../../device/look';
import { Sum } from '../../layout/sum';
import { TitledCard } from '../../layout/titled-card';
import { progressText } from '../../text/en/progress';
import type { DayCount } from '../missions/public';
import styles from './week-strip.module.css';

const words = progressText;
const noonOf = (date: string) => new Date(`${date}T12:00:00Z`);

/** What stands over the days, the last of which is today: 'Today' where that is a short word. Today is framed besides. */
function headsOf(noons: Date[]): string[] {
  const heads = noons.map(weekdayHead);
  return isHead(words.today) ? [...heads.slice(0, -1), words.today] : heads;
}

/** The last seven family days, oldest first: a coloured bubble each, a star for a perfect one. Where no ring tells it, today's fills as far as the day is. */
export function WeekStrip({ weekly, day }: { weekly: WeeklyProgress; day: DayCount | null }) {
  const { isDetailed } = useLook();
  const days = weekly.dailyBreakdown;
  const heads = headsOf(days.map(({ date }) => noonOf(date)));
  return (
    <TitledCard title={words.week}>
      <ol className={styles.days}>
        {days.map(({ date, ...counted }, index) => {
          const noon = noonOf(date);
          const isToday = index === days.length - 1;
          const now = isToday ? day : null;
          const completed = now?.done ?? counted.completed;
          const total = now ? now.done + now.sent + now.open : counted.total;
          // A day is judged when it is over: until then it is today, or done.
          const judged = dayColor(completed, total);
          const color = isToday && total > 0 && judged !== 'green' ? 'today' : judged;
          const reached = completed + (now?.sent ?? 0);
          const share = isToday && !isDetailed ? percentOf(reached, total) : 0;
          const name = isToday ? words.today : sayDate(noon, { weekday: 'long', timeZone: 'UTC' });
          const said =
            now && total > 0 ? `${name}: ${words.dayToday(now)}` : words.day(name, completed, total);
          return (
            <li key={date} className={styles.day} data-today={isToday}>
              <span className={styles.letter} aria-hidden>
                {heads[index]}
              </span>
              <span
                className={styles.bubble}
                data-color={color}
                role="img"
                aria-label={total > 0 ? said : words.dayNone(name)}
                style={{ '--share': `${share}%` } as CSSProperties}
              >
                {color === 'green' ? (
                  <Star width={30} height={30} />
                ) : (
                  <span aria-hidden>{figuresOf(reached, total, isDetailed)}</span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <p className={styles.totals}>
        <Total accent="mint" name={words.totals.done} value={weekly.completedHabits} />
        <Total accent="purple" name={words.totals.waiting} value={weekly.pendingHabits} />
      </p>
    </TitledCard>
  );
}

function figuresOf(reached: number, total: number, isDetailed: boolean): string {
  if (total === 0) return '–';
  return reached > 0 || isDetailed ? `${reached}/${total}` : '';
}

/** Nothing is not worth a word. */
function Total({ accent, name, value }: { accent: string; name: string; value: number }) {
  if (value === 0) return null;
  return (
    <span data-accent={accent}>
      {name}{' '}
      <Sum value={value} picture={Star} size={24} label={String(value)}>
        <b>{value}</b>
      </Sum>
    </span>
  );
}
