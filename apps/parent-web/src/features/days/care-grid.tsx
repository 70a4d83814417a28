import { WEEKDAYS } from '@herohood/domain/days/schedule-bounds';
import { Icon } from '../../layout/icon';
import { headOfWeekday } from '../../lib/format-day';
import { daysText } from '../../text/en/days';
import { scheduleText } from '../../text/en/schedule';
import { DayGlyph } from './day-glyph';
import classes from './homes.module.css';

const text = daysText.homes;

interface Props {
  /** Seven for each week, from Monday on. */
  away: readonly boolean[];
  running: number;
  onToggle: (at: number) => void;
}

/** The weeks of a two-homes plan: each day is a switch between the homes. */
export function CareGrid({ away, running, onToggle }: Props) {
  const weeks = Array.from({ length: away.length / 7 }, (_, at) => at + 1);
  return (
    <div className={classes.weeks}>
      {weeks.map((week) => (
        <section key={week} aria-label={text.week(week)} data-running={week === running || undefined}>
          <h3>
            {text.week(week)}
            {week === running ? <small>{text.now}</small> : null}
          </h3>
          <div className={classes.days}>
            {WEEKDAYS.map((day, column) => {
              const at = 7 * (week - 1) + column;
              const isAway = away[at] === true;
              return (
                <button
                  key={day}
                  type="button"
                  className={classes.day}
                  data-kind={isAway ? 'away' : undefined}
                  aria-pressed={isAway}
                  aria-label={text.cell(scheduleText.weekdayNames[day], week, isAway)}
                  onClick={() => onToggle(at)}
                >
                  <span>{headOfWeekday(day)}</span>
                  {isAway ? <DayGlyph kind="away" size={18} /> : <Icon name="home" size={18} />}
                  <small>{isAway ? text.awayShort : text.home}</small>
                </button>
              );
            })}
          </div>
        </section>
      ))}
    </div>
  );
}
