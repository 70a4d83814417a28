import type { Badges } from '@herohood/domain/progress/schema';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { ReadAloudButton } from '../../layout/read-aloud-button';
import { Figure } from '../../layout/sum';
import { trpc } from '../../lib/api';
import { progressText } from '../../text/en/progress';
import styles from './weekly-streaks.module.css';

const words = progressText.weeks;

type Props = { heroId: string; streaks: Badges['weeklyStreaks'] };

/** Missions that are done so many times a week, and for how many weeks in a row they were; of none that has yet to begin. */
export function WeeklyStreaks({ heroId, streaks }: Props) {
  const habits = trpc.habits.listForChild.useQuery({ id: heroId });
  const met = streaks.flatMap(({ habitId, weeks }) => {
    const habit = habits.data?.find(({ id }) => id === habitId);
    return habit && weeks > 0 ? [{ habit, weeks }] : [];
  });
  if (met.length === 0) return null;
  return (
    <section className={styles.card} aria-label={words.title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{words.title}</h3>
        <ReadAloudButton
          name={words.title}
          words={met.map(({ habit, weeks }) => words.spoken(habit.name, words.inARow(weeks))).join(' ')}
        />
      </div>
      <ul className={styles.lines}>
        {met.map(({ habit: { id, name, icon }, weeks }) => (
          <li key={id} className={styles.line}>
            <HabitIcon icon={icon} size={44} />
            <span className={styles.name}>
              <bdi>{name}</bdi>
            </span>
            <strong className={styles.weeks}>
              <Figure value={weeks}>{words.inARow(weeks)}</Figure>
            </strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
