import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { habitsText } from '../../text/en/habits';
import classes from './assignment.module.css';
import { AssignmentCell } from './assignment-cell';
import { HabitName } from './habit-name';
import { planWords } from './schedule-words';
import type { Assignments } from './use-assign-habit';

const text = habitsText.center;

/** Habits down, heroes across. */
export function AssignmentTable({ heroes, habits, weekStart, of, onPlan }: Assignments) {
  return (
    <table className={classes.table} aria-label={text.table}>
      <thead>
        <tr>
          <th scope="col">{text.habit}</th>
          {heroes.map((hero) => (
            <th key={hero.id} scope="col">
              <HeroArt {...hero} size={40} crop="portrait" />
              <span title={hero.name}>
                <bdi>{hero.name}</bdi>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {habits.map((habit) => (
          <tr key={habit.id}>
            <th scope="row">
              <HabitName habit={habit} words={planWords(habit, weekStart)} />
            </th>
            {heroes.map((hero) => (
              <td key={hero.id}>
                <AssignmentCell
                  pair={{ hero, habit }}
                  assignment={of(hero, habit)}
                  onPlan={(assignment) => onPlan({ pair: { hero, habit }, assignment })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
