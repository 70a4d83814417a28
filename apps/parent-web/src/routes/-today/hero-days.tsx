import { Section } from '../../layout/section';
import { ListSkeleton, Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { todayText as text } from '../../text/en/today';
import { useFamily } from '../-shell/family';
import { HeroDayRow } from './hero-day-row';
import classes from './hero-days.module.css';

/** Each hero's day in one row, in the family's order. */
export function HeroDays() {
  const { heroes } = useFamily();
  const days = trpc.progress.today.useQuery();
  return (
    <Section id="days" title={text.days}>
      <Loaded
        query={days}
        what={text.load}
        skeleton={<ListSkeleton rows={Math.min(heroes.length, 6)} height={64} />}
      >
        {(list) => (
          <ul className={classes.rows}>
            {heroes.map((hero) => {
              const day = list.find(({ childId }) => childId === hero.id);
              return day ? <HeroDayRow key={hero.id} hero={hero} day={day} /> : null;
            })}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}
