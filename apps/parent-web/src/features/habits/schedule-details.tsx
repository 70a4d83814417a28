import type { Schedule } from '@herohood/domain/days/schedule';
import { QUOTA_TIMES } from '@herohood/domain/days/schedule-bounds';
import { Input, SegmentedControl, TextInput } from '@mantine/core';
import { useId } from 'react';
import { DigitsField } from '../../layout/digits-field';
import { WeekdayChips } from '../../layout/weekday-chips';
import type { PlanCalendar } from '../../lib/use-plan-calendar';
import { scheduleText as text } from '../../text/en/schedule';
import classes from './schedule-fields.module.css';

const QUOTAS = Array.from({ length: QUOTA_TIMES.max }, (_, more) => String(QUOTA_TIMES.min + more));

interface Props {
  schedule: Schedule;
  calendar: PlanCalendar;
  faults: Record<string, string>;
  onChange: (schedule: Schedule) => void;
}

/** The fields that a kind of schedule needs; every day needs none. */
export function ScheduleDetails({ schedule, calendar, faults, onChange }: Props) {
  const id = useId();
  const { today, weekStart } = calendar;
  switch (schedule.kind) {
    case 'daily':
      return null;
    case 'days':
      return (
        <WeekdayChips
          days={schedule.days}
          weekStart={weekStart}
          fault={faults['schedule.days']}
          onChange={(days) => onChange({ ...schedule, days })}
        />
      );
    case 'interval':
      return (
        <>
          <div>
            <Input.Label component="span" id={`${id}from`}>
              {text.counted}
            </Input.Label>
            <SegmentedControl
              fullWidth
              aria-labelledby={`${id}from`}
              value={schedule.from}
              data={[
                { value: 'start', label: text.countedFrom.start },
                { value: 'completion', label: text.countedFrom.completion },
              ]}
              onChange={(from) => onChange({ ...schedule, from })}
            />
          </div>
          <div className={classes.pair}>
            <DigitsField
              label={schedule.from === 'start' ? text.every : text.everyDone}
              maxLength={4}
              value={Number.isNaN(schedule.every) ? undefined : schedule.every}
              error={faults['schedule.every']}
              onChange={(every = Number.NaN) => onChange({ ...schedule, every })}
            />
            <TextInput
              type="date"
              label={text.start}
              value={schedule.start}
              error={faults['schedule.start'] && text.noDate}
              onChange={({ currentTarget }) => onChange({ ...schedule, start: currentTarget.value })}
            />
          </div>
        </>
      );
    case 'quota':
      return (
        <div>
          <Input.Label component="span" id={`${id}times`}>
            {text.quotaTimes}
          </Input.Label>
          <SegmentedControl
            fullWidth
            aria-labelledby={`${id}times`}
            value={String(schedule.times)}
            data={QUOTAS}
            onChange={(times) => onChange({ ...schedule, times: Number(times) })}
          />
        </div>
      );
    case 'once':
      return (
        <TextInput
          type="date"
          maw="14rem"
          label={text.date}
          value={schedule.date}
          description={schedule.date && schedule.date < today ? text.datePast : undefined}
          error={faults['schedule.date'] && text.noDate}
          onChange={({ currentTarget }) => onChange({ ...schedule, date: currentTarget.value })}
        />
      );
  }
}
