import type { MasterHabit } from '@herohood/domain/habits/schema';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { accentOf } from '@herohood/ui/theme/tokens';
import { habitsText } from '../../text/en/habits';
import classes from './assignment.module.css';

/** A habit's picture and name, when it is due in words, and whether it is inactive for everyone. */
export function HabitName({ habit, words }: { habit: MasterHabit; words: string }) {
  return (
    <span className={classes.habit}>
      <span className={classes.picture} data-accent={accentOf(habit.color)}>
        <HabitIcon icon={habit.icon} size={24} />
      </span>
      <span>
        <bdi>{habit.name}</bdi>
        <small>{words}</small>
        {habit.isActive ? null : <small>{habitsText.inactive}</small>}
      </span>
    </span>
  );
}
