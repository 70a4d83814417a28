import type { Schedule } from '@herohood/domain/days/schedule';
import { QUOTA_TIMES } from '@herohood/domain/days/schedule-bounds';
import { SimpleGrid, TextInput } from '@mantine/core';
import { DigitsField } from '../../layout/digits-field';
import { SegmentsField } from '../../layout/segments-field';
import { WeekdayChips } from '../../layout/weekday-chips';
import type { PlanCalendar } from '../../lib/use-plan-calendar';
import { scheduleText as text } from '../../text/en/schedule';

const QUOTAS = Array.from({ length: QUOTA_TIMES.max }, (_, more) => QUOTA_TIMES.min + more);

interface Props {
  schedule: Schedule;
  calendar: PlanCalendar;
  faults: Record<string, string>;
  onChange: (schedule: Schedule) => void;
}

/** The fields that a kind of schedule needs; every day needs none. */
export function ScheduleDetails({ schedule, calendar, faults, onChange }: Props) {
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
          <SegmentsField
            label={text.counted}
            value={schedule.from}
            data={[
              { value: 'start', label: text.countedFrom.start },
              { value: 'completion', label: text.countedFrom.completion },
            ]}
            onChange={(from) => onChange({ ...schedule, from })}
          />
          <SimpleGrid minColWidth="min(11rem, 100%)" autoFlow="auto-fit" spacing="0.75rem">
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
          </SimpleGrid>
        </>
      );
    case 'quota':
      return (
        <SegmentsField
          label={text.quotaTimes}
          value={schedule.times}
          data={QUOTAS}
          onChange={(times) => onChange({ ...schedule, times })}
        />
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
