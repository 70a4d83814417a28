import type { WeekStart } from '@herohood/domain/days/facts';
import { WEEKDAYS, type Weekday } from '@herohood/domain/days/schedule-bounds';
import { weekdaysFrom } from '@herohood/domain/days/week';
import { Input, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { headOfWeekday } from '../lib/format-day';
import { scheduleText as text } from '../text/en/schedule';
import classes from './weekday-chips.module.css';

interface Props {
  /** What the choice is called, where nothing above it says so. */
  label?: string;
  days: readonly Weekday[];
  weekStart: WeekStart;
  fault: string | undefined;
  onChange: (days: Weekday[]) => void;
}

/** Seven chips in the order of the family's week. */
export function WeekdayChips({ label, days, weekStart, fault, onChange }: Props) {
  const id = useId();
  const toggle = (day: Weekday, isOn: boolean) =>
    onChange(WEEKDAYS.filter((each) => (each === day ? isOn : days.includes(each))));
  return (
    <fieldset>
      {label ? (
        <Input.Label component="legend">{label}</Input.Label>
      ) : (
        <VisuallyHidden component="legend">{text.days}</VisuallyHidden>
      )}
      <div className={classes.days}>
        {weekdaysFrom(weekStart).map((day) => (
          <label key={day} className={classes.day}>
            <input
              type="checkbox"
              aria-label={text.weekdayNames[day]}
              aria-invalid={fault ? true : undefined}
              aria-describedby={fault ? id : undefined}
              checked={days.includes(day)}
              onChange={({ currentTarget }) => toggle(day, currentTarget.checked)}
            />
            {headOfWeekday(day)}
          </label>
        ))}
      </div>
      {fault ? (
        <Input.Error id={id} role="alert">
          {fault}
        </Input.Error>
      ) : null}
    </fieldset>
  );
}
