import { missedOf } from '@herohood/domain/progress/report';
import type { ChildReport } from '@herohood/domain/progress/schema';
import { dayColor } from '@herohood/domain/progress/weekly';
import { headOf, weekdayOf } from '../../lib/format-day';
import { reportText } from '../../text/en/progress';
import classes from './day-bars.module.css';

const text = reportText.weekly;

/** Seven days as bars: how much of what was due is done, and hatched what waits for a parent (rules: reports). */
export function DayBars({ days, today }: { days: ChildReport['days']; today: string }) {
  return (
    <ol className={classes.bars}>
      {days.map((day) => {
        const all = day.done + day.waiting + missedOf(day);
        const share = (part: number) => `${all > 0 ? (part / all) * 100 : 0}%`;
        return (
          <li
            key={day.date}
            aria-label={text.bar(weekdayOf(day.date), day)}
            data-today={day.date === today || undefined}
          >
            <strong aria-hidden="true">{reportText.xp(day.xp)}</strong>
            <span aria-hidden="true" className={classes.track}>
              <span className={classes.waiting} style={{ height: share(day.waiting) }} />
              <span
                className={classes.done}
                data-color={dayColor(day.done, day.due)}
                style={{ height: share(day.done) }}
              />
            </span>
            <b aria-hidden="true">{headOf(day.date)}</b>
            <small aria-hidden="true">
              {day.due > 0 ? text.ofDue(day.done, day.due) : text.nothing(day.waiting, day.marks)}
            </small>
          </li>
        );
      })}
    </ol>
  );
}
