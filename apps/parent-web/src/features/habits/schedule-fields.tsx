import { sayName } from '@herohood/browser/text/say-name';
import type { Schedule } from '@herohood/domain/days/schedule';
import { scheduleSchema } from '@herohood/domain/days/schedule-schema';
import { weekdayOf } from '@herohood/domain/days/week';
import { Input, Switch, Text } from '@mantine/core';
import { memo, useId, useState } from 'react';
import type { PlanCalendar } from '../../lib/use-plan-calendar';
import { scheduleText as text } from '../../text/en/schedule';
import { DayTimesFields } from './day-times-fields';
import { ScheduleDetails } from './schedule-details';
import classes from './schedule-fields.module.css';
import { SchedulePreview } from './schedule-preview';
import type { PlanValues } from './schedule-words';

type Kind = Schedule['kind'];
type Drafts = { [K in Kind]: Extract<Schedule, { kind: K }> };

const KINDS = ['daily', 'days', 'interval', 'quota', 'once'] as const satisfies readonly Kind[];

/** What a kind begins with: something that is right as it stands. */
const draftsOn = (today: string): Drafts => ({
  daily: { kind: 'daily' },
  days: { kind: 'days', days: [weekdayOf(today)] },
  interval: { kind: 'interval', every: 2, from: 'start', start: today },
  quota: { kind: 'quota', times: 3 },
  once: { kind: 'once', date: today },
});

interface Props {
  plan: PlanValues;
  calendar: PlanCalendar;
  /** What is wrong, by the field's path, such as `schedule.every`. */
  faults: Record<string, string>;
  /** An assignment may have its own days, but not its own rules for extras and school days (rules: schedules). */
  isOwn?: boolean;
  onChange: (part: Partial<PlanValues>) => void;
}

/** When a habit is due, with what the next 14 days make of it. What was written for one kind is still there after looking at another. Typing in other fields leaves it alone. */
export const ScheduleFields = memo(function ScheduleFields({
  plan,
  calendar,
  faults,
  isOwn = false,
  onChange,
}: Props) {
  const { schedule } = plan;
  const group = useId();
  const [drafts, setDrafts] = useState<Drafts>(() => ({
    ...draftsOn(calendar.today),
    [schedule.kind]: schedule,
  }));

  function change(next: Schedule) {
    setDrafts({ ...drafts, [next.kind]: next });
    onChange({
      schedule: next,
      // The hero picks the days of a quota, once each; what is due once would be lost on a day without school.
      ...(next.kind === 'quota' && { timesPerDay: 1 }),
      ...(next.kind === 'once' && { schoolDaysOnly: false }),
    });
  }

  const { kind } = schedule;
  const hasExtras = kind !== 'once' && (kind !== 'daily' || plan.schoolDaysOnly);
  return (
    <fieldset className={classes.set}>
      <Input.Label component="legend">{text.section}</Input.Label>
      <div className={classes.kinds}>
        {KINDS.map((each) => (
          <label key={each} className={classes.kind}>
            <input
              type="radio"
              name={`${group}kind`}
              checked={kind === each}
              onChange={() => change(drafts[each])}
            />
            {text.kinds[each]}
          </label>
        ))}
      </div>
      <Text size="xs" c="dimmed">
        {text.hints[kind]}
      </Text>
      <ScheduleDetails schedule={schedule} calendar={calendar} faults={faults} onChange={change} />
      <DayTimesFields plan={plan} onChange={onChange} />
      {isOwn || kind === 'once' ? null : (
        <Switch
          label={text.schoolDays}
          description={text.schoolDaysHint}
          checked={plan.schoolDaysOnly}
          onChange={({ currentTarget }) => onChange({ schoolDaysOnly: currentTarget.checked })}
        />
      )}
      {isOwn || !hasExtras ? null : (
        <Switch
          label={text.extras}
          description={text.extrasHint}
          checked={plan.allowExtra}
          onChange={({ currentTarget }) => onChange({ allowExtra: currentTarget.checked })}
        />
      )}
      {Object.keys(faultsOfSchedule(schedule)).length > 0 ? null : (
        <SchedulePreview plan={plan} calendar={calendar} />
      )}
    </fieldset>
  );
});

const SCHEDULE = 'schedule';

/** What is wrong with a schedule as the form keeps it, by the field's path (`schedule.days`); the words are the server's own. */
export function faultsOfSchedule(schedule: Schedule): Record<string, string> {
  const { error } = scheduleSchema.safeParse(schedule);
  const issues = error?.issues ?? [];
  return Object.fromEntries(
    issues.map(({ path, message }) => [[SCHEDULE, ...path].join('.'), sayName(message)]),
  );
}
