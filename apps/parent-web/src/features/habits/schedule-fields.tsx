import { sayName } from '@herohood/browser/text/say-name';
import { PARTS_OF_DAY } from '@herohood/domain/days/parts';
import type { Schedule } from '@herohood/domain/days/schedule';
import { TIMES_PER_DAY } from '@herohood/domain/days/schedule-bounds';
import { scheduleSchema } from '@herohood/domain/days/schedule-schema';
import { weekdayOf } from '@herohood/domain/days/week';
import { Input, Stack, Switch } from '@mantine/core';
import { memo, useState } from 'react';
import { FieldHint } from '../../layout/hint';
import { RadioTiles } from '../../layout/radio-tiles';
import { SegmentsField } from '../../layout/segments-field';
import type { PlanCalendar } from '../../lib/use-plan-calendar';
import { scheduleText as text } from '../../text/en/schedule';
import { ScheduleDetails } from './schedule-details';
import { SchedulePreview } from './schedule-preview';
import type { PlanValues } from './schedule-words';

type Kind = Schedule['kind'];
type Drafts = { [K in Kind]: Extract<Schedule, { kind: K }> };

const KINDS = ['daily', 'days', 'interval', 'quota', 'once'] as const satisfies readonly Kind[];
const TIMES = Array.from({ length: TIMES_PER_DAY.max }, (_, more) => TIMES_PER_DAY.min + more);

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
  const { schedule, partOfDay, timesPerDay } = plan;
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
    <Stack component="fieldset" gap="0.75rem">
      <Input.Label component="legend">{text.section}</Input.Label>
      <RadioTiles
        choices={KINDS.map((value) => ({ value, label: text.kinds[value] }))}
        value={kind}
        minWidth="6.2rem"
        onChange={(next) => change(drafts[next])}
      />
      <FieldHint mt={0}>{text.hints[kind]}</FieldHint>
      <ScheduleDetails schedule={schedule} calendar={calendar} faults={faults} onChange={change} />
      <SegmentsField
        label={text.part}
        hint={text.partHint}
        value={partOfDay}
        data={PARTS_OF_DAY.map((value) => ({ value, label: text.parts[value] }))}
        onChange={(part) => onChange({ partOfDay: part })}
      />
      {/* A quota counts days, so it has no times. */}
      {kind === 'quota' ? null : (
        <SegmentsField
          label={text.timesPerDay}
          hint={timesPerDay > 1 ? text.timesHint : null}
          value={timesPerDay}
          data={TIMES}
          onChange={(times) => onChange({ timesPerDay: times })}
        />
      )}
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
    </Stack>
  );
});

/** What is wrong with a schedule as the form keeps it, by the field's path (`schedule.days`); the words are the server's own. */
export function faultsOfSchedule(schedule: Schedule): Record<string, string> {
  const { error } = scheduleSchema.safeParse(schedule);
  const issues = error?.issues ?? [];
  return Object.fromEntries(
    issues.map(({ path, message }) => [['schedule', ...path].join('.'), sayName(message)]),
  );
}
