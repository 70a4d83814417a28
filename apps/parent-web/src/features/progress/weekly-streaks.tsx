import type { Badges, ChildReport } from '@herohood/domain/progress/schema';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { Title } from '@mantine/core';
import { progressText as text } from '../../text/en/progress';
import classes from './progress.module.css';

interface Props {
  streaks: Badges['weeklyStreaks'];
  /** They have the names. */
  habits: ChildReport['habits'];
}

/** Habits that are due so many times a week, with the weeks in a row in which they were done as often; nothing while there is none. */
export function WeeklyStreaks({ streaks, habits }: Props) {
  const met = streaks.flatMap(({ habitId, weeks }) => {
    const habit = habits.find((each) => each.habitId === habitId);
    return habit && weeks > 0 ? [{ habit, weeks }] : [];
  });
  if (met.length === 0) return null;
  return (
    <figure className={classes.week}>
      <figcaption>
        <Title order={3} size="h5" mb="xs">
          {text.weekly}
        </Title>
      </figcaption>
      <ul className={classes.weekly}>
        {met.map(({ habit: { habitId, name, icon }, weeks }) => (
          <li key={habitId}>
            <HabitIcon icon={icon} size={32} />
            <span>
              <span className={classes.weeklyName}>
                <bdi>{name}</bdi>
              </span>
              <strong>{text.weeksInARow(weeks)}</strong>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
