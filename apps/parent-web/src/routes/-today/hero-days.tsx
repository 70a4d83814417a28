import { Section } from '../../layout/section';
import { useToday } from '../../lib/today';
import { todayText as text } from '../../text/en/today';
import { useFamily } from '../-shell/family';
import { HeroDayRow } from './hero-day-row';
import classes from './hero-days.module.css';

/** Each hero's day in one row, in the family's order. */
export function HeroDays() {
  const { heroes } = useFamily();
  const { data: days = [] } = useToday((today) => today.days);
  return (
    <Section id="days" title={text.days}>
      <ul className={classes.rows}>
        {heroes.map((hero) => {
          const day = days.find(({ childId }) => childId === hero.id);
          return day ? <HeroDayRow key={hero.id} hero={hero} day={day} /> : null;
        })}
      </ul>
    </Section>
  );
}
