import { marksOn } from '@herohood/domain/days/day-marks';
import { missionOfDay } from '@herohood/domain/days/day-missions';
import type { FactCompletion, HeroFacts } from '@herohood/domain/days/facts';
import type { HabitPlan } from '@herohood/domain/days/schedule';
import { addDays } from '@herohood/domain/time/family-day';
import { Text } from '@mantine/core';
import { Hint, Hollow } from '../../layout/hint';
import { headOf, shortDay } from '../../lib/format-day';
import { type PlanCalendar, PREVIEW_DAYS } from '../../lib/use-plan-calendar';
import { scheduleText } from '../../text/en/schedule';
import classes from './schedule-preview.module.css';

const text = scheduleText.preview;
const HABIT = 'preview';

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
    <Hollow p="0.75rem">
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
      <Hint role="status">{wordsOf(plan, days)}</Hint>
    </Hollow>
  );
}

/**
 * The next days of a plan, judged as the server judges them (rules: schedules). Where the next day depends on what is done, it is taken to
 * be done on the day on which it is due; a quota leaves the choice to the hero.
 */
function previewDays(plan: HabitPlan, { today, weekStart, marks, carePattern }: PlanCalendar) {
  const known: HeroFacts = {
    neutralFrom: null,
    assignedFrom: today,
    habits: [
      {
        habitId: HABIT,
        plans: [{ ...plan, fromDay: today }],
        periods: [{ fromDay: today, untilDay: null }],
        lastLiveBefore: null,
      },
    ],
    marks: [...marks],
    carePatterns: carePattern ? [{ pattern: carePattern, fromDay: today }] : [],
    dayRules: [{ fromDay: today, weekStart, shieldsEnabled: false }],
    streakRules: [],
    repairs: [],
    live: [],
  };
  const isDoneAtOnce = plan.schedule.kind === 'interval' || plan.schedule.kind === 'once';
  const live: FactCompletion[] = [];
  return Array.from({ length: PREVIEW_DAYS }, (_, ahead) => {
    const facts = { ...known, live: [...live] };
    const day = addDays(today, ahead);
    const marksOfDay = marksOn(facts, day);
    const [habit] = facts.habits;
    const { state, slots } = missionOfDay(facts, habit!, { day, marks: marksOfDay });
    if (isDoneAtOnce && state === 'due') live.push({ habitId: HABIT, day, slot: 1, isApproved: true });
    return { day, state, slots, marks: marksOfDay };
  });
}

function wordsOf({ schedule }: HabitPlan, days: ReturnType<typeof previewDays>): string {
  const due = days.filter(({ state }) => state === 'due').length;
  const hasDaysOff = days.some(({ marks, state }) => marks.length > 0 && state === 'optional');
  return [
    schedule.kind === 'quota' ? text.quota(schedule.times) : due > 0 ? text.count(due) : text.never,
    ...(schedule.kind === 'interval' && schedule.from === 'completion' ? [text.ifDone] : []),
    ...(hasDaysOff ? [text.daysOff] : []),
  ].join(' ');
}
