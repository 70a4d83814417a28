import { sayDate } from '@herohood/browser/text/say';
import { weekdayHead } from '@herohood/browser/text/weekday-head';
import { PARTS_OF_DAY } from '@herohood/domain/days/parts';
import { WEEKDAYS, type Weekday } from '@herohood/domain/days/schedule-bounds';
import { weekdaysFrom } from '@herohood/domain/days/week';
import { proposalsText } from '../../text/en/proposals';
import { useHome } from '../home/public';
import styles from './plan-fields.module.css';
import type { Plan } from './use-propose';

const words = proposalsText.plan;
/** A day of that name, in UTC. */
const noonOf = (day: Weekday) => new Date(Date.UTC(1970, 0, 5 + WEEKDAYS.indexOf(day), 12));

/** On which days of the week a mission is due, and in which part of the day. */
export function PlanFields({ plan, onChange }: { plan: Plan; onChange: (plan: Plan) => void }) {
  const { days, partOfDay } = plan;
  const week = weekdaysFrom(useHome()?.hero.weekStart ?? 'mon');
  const toggle = (day: Weekday) =>
    onChange({ ...plan, days: WEEKDAYS.filter((each) => (each === day) !== days.includes(each)) });
  return (
    <>
      <fieldset className={styles.choices} data-of="days">
        <legend className={styles.legend}>{words.days}</legend>
        {week.map((day) => (
          <button
            key={day}
            type="button"
            className={styles.choice}
            aria-pressed={days.includes(day)}
            aria-label={sayDate(noonOf(day), { weekday: 'long', timeZone: 'UTC' })}
            onClick={() => toggle(day)}
          >
            {weekdayHead(noonOf(day))}
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.choices} data-of="parts">
        <legend className={styles.legend}>{words.part}</legend>
        {PARTS_OF_DAY.map((part) => (
          <button
            key={part}
            type="button"
            className={styles.choice}
            aria-pressed={part === partOfDay}
            onClick={() => onChange({ ...plan, partOfDay: part })}
          >
            {words.parts[part]}
          </button>
        ))}
      </fieldset>
    </>
  );
}
