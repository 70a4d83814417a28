import { daysText } from '../../text/en/days';
import { streaksText } from '../../text/en/streaks';
import { DayGlyph } from './day-glyph';
import classes from './hero-calendar.module.css';

const text = streaksText.calendar;

const KINDS = [
  'done',
  'partly',
  'missed',
  'shielded',
  'repaired',
  'neutral',
  'sick',
  'vacation',
  'away',
  'holiday',
  'school-free',
] as const;

/** What the shapes and colours of days mean. */
export function CalendarLegend() {
  return (
    <ul className={classes.legend} aria-label={text.legend}>
      {KINDS.map((kind) => (
        <li key={kind}>
          <span className={classes.glyph} data-kind={kind}>
            <DayGlyph kind={kind} size={16} />
          </span>
          {kind === 'school-free' ? daysText.kinds[kind] : text.kinds[kind]}
        </li>
      ))}
    </ul>
  );
}
