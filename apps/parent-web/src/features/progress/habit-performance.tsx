import type { Badges, ChildReport, ReportHabit } from '@herohood/domain/progress/schema';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { LinkButton } from '../../layout/link-button';
import { EmptyState } from '../../layout/states';
import { reportText } from '../../text/en/progress';
import classes from './report.module.css';
import { Rate } from './tile';

const text = reportText.habits;

interface Props {
  habits: ChildReport['habits'];
  /** Of habits that are due so many times a week; what is not known yet is not there. */
  weeklyStreaks: Badges['weeklyStreaks'];
}

/** How each habit went. */
export function HabitPerformance({ habits, weeklyStreaks }: Props) {
  const weeks = new Map(weeklyStreaks.map((streak) => [streak.habitId, streak.weeks]));
  if (habits.length === 0) {
    return (
      <EmptyState
        art={<HabitIcon icon="target" size={72} />}
        title={text.empty}
        hint={text.emptyHint}
        action={
          <LinkButton to="/parent/missions" variant="light">
            {text.assign}
          </LinkButton>
        }
      />
    );
  }
  return (
    <ul className={classes.habits}>
      {habits.map((habit) => (
        <li key={habit.habitId} className={classes.habit}>
          <span>
            <HabitIcon icon={habit.icon} size={36} />
          </span>
          <div>
            <Group justify="space-between" align="baseline" wrap="nowrap" gap="0.75rem" mb="0.4rem">
              <h3>
                <bdi>{habit.name}</bdi>
              </h3>
              {habit.due > 0 ? <strong>{`${habit.completionRate}%`}</strong> : null}
            </Group>
            <Rate of={habit} label={text.rate(habit.name, habit)}>
              <span>{habit.due > 0 ? text.ofDue(habit.done, habit.due) : reportText.nothingDue}</span>
              {habit.waiting > 0 ? <span>{reportText.waiting(habit.waiting)}</span> : null}
              {streakWords(habit, weeks.get(habit.habitId))}
              <span>{reportText.xp(habit.xp)}</span>
            </Rate>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Days in a row; of a habit that is judged by its week the weeks in a row, once there is one. */
function streakWords({ streak }: ReportHabit, weeks: number | undefined): ReactNode {
  if (weeks === undefined) return <span>{text.dayStreak(streak)}</span>;
  return weeks > 0 ? <span>{text.weeksInARow(weeks)}</span> : null;
}
