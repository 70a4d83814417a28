import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { useState } from 'react';
import { habitsText } from '../../text/en/habits';
import classes from './assignment.module.css';
import { AssignmentCell } from './assignment-cell';
import { HabitName } from './habit-name';
import { planWords } from './schedule-words';
import type { Assignments } from './use-assign-habit';

const text = habitsText.center;

/** One hero at a time with all habits: what a phone has room for. */
export function AssignmentList({ heroes, habits, weekStart, of, onPlan }: Assignments) {
  const [heroId, setHeroId] = useState(heroes[0]?.id);
  const hero = heroes.find(({ id }) => id === heroId) ?? heroes[0];
  if (!hero) return null;
  const count = habits.filter((habit) => of(hero, habit)?.isActive).length;
  return (
    <>
      <fieldset className={classes.heroes}>
        <legend>{text.whose}</legend>
        {heroes.map((one) => (
          <label key={one.id} className={classes.hero}>
            <input
              type="radio"
              name="assignment-hero"
              checked={one.id === hero.id}
              onChange={() => setHeroId(one.id)}
            />
            <HeroArt {...one} size={36} crop="portrait" />
            <bdi>{one.name}</bdi>
          </label>
        ))}
      </fieldset>
      <p className={classes.count} role="status">
        {text.count(hero.name, count, habits.length)}
      </p>
      <ul className={classes.list} aria-label={text.listOf(hero.name)}>
        {habits.map((habit) => (
          <li key={habit.id}>
            <HabitName habit={habit} words={planWords(of(hero, habit) ?? habit, weekStart)} />
            <AssignmentCell
              pair={{ hero, habit }}
              assignment={of(hero, habit)}
              isWide
              onPlan={(assignment) => onPlan({ pair: { hero, habit }, assignment })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
