import type { HabitPlan } from '@herohood/domain/days/schedule';
import { Text } from '@mantine/core';
import { headOf, shortDay } from '../../lib/format-day';
import type { PlanCalendar } from '../../lib/use-plan-calendar';
import { scheduleText } from '../../text/en/schedule';
import { type PreviewDay, previewDays } from './preview-days';
import classes from './schedule-preview.module.css';

const text = scheduleText.preview;

interface Props {
  plan: HabitPlan;
  calendar: PlanCalendar;
}

/** What the next 14 days make of a plan. Each column is a weekday: a second row is the week after. */
export function SchedulePreview({ plan, calendar }: Props) {
  const days = previewDays(plan, calendar);
  // The hero chooses some of these days: none of them is due by itself.
  const isQuota = plan.schedule.kind === 'quota';
  return (
    <div className={classes.preview}>
      <Text size="sm" fw={600}>
        {text.title}
      </Text>
      <ol className={classes.days} aria-label={text.title}>
        {days.map(({ day, slots, ...judged }, at) => {
          const state = isQuota && judged.state === 'due' ? 'choice' : judged.state;
          return (
            <li key={day} data-state={state} aria-label={text.day(shortDay(day), text.states[state], slots)}>
              {at < 7 ? <small>{headOf(day)}</small> : null}
              <span>
                {Number(day.slice(-2))}
                {slots > 1 ? <i>{`×${slots}`}</i> : null}
              </span>
            </li>
          );
        })}
      </ol>
      <Text size="sm" c="dimmed" role="status">
        {wordsOf(plan, days)}
      </Text>
    </div>
  );
}

function wordsOf({ schedule }: HabitPlan, days: readonly PreviewDay[]): string {
  const due = days.filter(({ state }) => state === 'due').length;
  const hasDaysOff = days.some(({ marks, state }) => marks.length > 0 && state === 'optional');
  return [
    schedule.kind === 'quota' ? text.quota(schedule.times) : due > 0 ? text.count(due) : text.never,
    ...(schedule.kind === 'interval' && schedule.from === 'completion' ? [text.ifDone] : []),
    ...(hasDaysOff ? [text.daysOff] : []),
  ].join(' ');
}
