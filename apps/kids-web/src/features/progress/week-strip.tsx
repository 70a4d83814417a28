import { sayDate } from '@herohood/browser/text/say';
import { isHead, weekdayHead } from '@herohood/browser/text/weekday-head';
import type { WeeklyProgress } from '@herohood/domain/progress/schema';
import { dayColor } from '@herohood/domain/progress/weekly';
import Star from '~icons/fluent-emoji-flat/star';
import { Sum } from '../../layout/sum';
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

/** The last seven family days, oldest first: a coloured bubble each, a star for a perfect one. */
export function WeekStrip({ weekly, day }: { weekly: WeeklyProgress; day: DayCount | null }) {
  const days = weekly.dailyBreakdown;
  const heads = headsOf(days.map(({ date }) => noonOf(date)));
  return (
    <section className={styles.card} aria-label={words.week}>
      <h3 className={styles.title}>{words.week}</h3>
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
              >
                {color === 'green' ? (
                  <Star width={30} height={30} />
                ) : (
                  <span aria-hidden>{total > 0 ? `${completed + (now?.sent ?? 0)}/${total}` : '–'}</span>
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
    </section>
  );
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
