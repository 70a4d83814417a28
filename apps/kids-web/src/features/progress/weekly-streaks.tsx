import type { Badges } from '@herohood/domain/progress/schema';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { Figure } from '../../layout/sum';
import { TitledCard } from '../../layout/titled-card';
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
    <TitledCard
      title={words.title}
      spoken={met.map(({ habit, weeks }) => words.spoken(habit.name, words.inARow(weeks))).join(' ')}
    >
      <ul>
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
    </TitledCard>
  );
}
