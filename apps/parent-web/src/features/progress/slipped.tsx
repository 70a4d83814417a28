import { sayList } from '@herohood/browser/text/say';
import { missedOf, slippedHabits } from '@herohood/domain/progress/report';
import type { ChildReport, ReportHabit } from '@herohood/domain/progress/schema';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { Stack, Text } from '@mantine/core';
import { Hint } from '../../layout/hint';
import { reportText } from '../../text/en/progress';
import classes from './report.module.css';

const text = reportText.slipped;
const MOST = 5;

/** What slipped, on which days, how it was before, and what a family may try. */
export function Slipped({ habits, due }: { habits: ChildReport['habits']; due: number }) {
  const slipped = slippedHabits(habits, MOST);
  if (slipped.length === 0) return <Text c="dimmed">{due > 0 ? text.none : text.nothingDue}</Text>;
  return (
    <Stack component="ul" gap="0.75rem">
      {slipped.map((habit) => (
        <li key={habit.habitId} className={classes.slipped}>
          <HabitIcon icon={habit.icon} size={32} />
          <div>
            <h3>
              <bdi>{habit.name}</bdi>
            </h3>
            <Hint>
              {[text.missed(missedOf(habit), habit.due), daysOf(habit), beforeOf(habit)]
                .filter(Boolean)
                .join(' · ')}
            </Hint>
            <Text size="sm">{hintFor(habit)}</Text>
          </div>
        </li>
      ))}
    </Stack>
  );
}

/** The weekdays with misses; with every day among them the list would say nothing. */
function daysOf({ missedByWeekday }: ReportHabit): string {
  const names = text.weekdays.filter((_, weekday) => missedByWeekday[weekday]);
  return names.length < 5 ? sayList(names) : '';
}

const beforeOf = ({ before }: ReportHabit) => (before.due > 0 ? text.before(before.done, before.due) : '');

function hintFor({ missedByWeekday, completionRate }: ReportHabit): string {
  const isOnlyWeekend = missedByWeekday.slice(0, 5).every((count) => count === 0);
  if (isOnlyWeekend) return text.tryWeekend;
  return completionRate < 50 ? text.trySmaller : text.tryOtherTime;
}
