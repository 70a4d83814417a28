import { MARK_KINDS } from '@herohood/domain/days/marks';
import { streaksText } from '../../text/en/streaks';
import { DayGlyph } from './day-glyph';
import classes from './hero-calendar.module.css';

const text = streaksText.calendar;

const KINDS = ['done', 'partly', 'missed', 'shielded', 'repaired', 'neutral', ...MARK_KINDS] as const;

/** What the shapes and colours of days mean. */
export function CalendarLegend() {
  return (
    <ul className={classes.legend} aria-label={text.legend}>
      {KINDS.map((kind) => (
        <li key={kind}>
          <span className={classes.glyph} data-kind={kind}>
            <DayGlyph kind={kind} size={16} />
          </span>
          {text.kind(kind)}
        </li>
      ))}
    </ul>
  );
}
