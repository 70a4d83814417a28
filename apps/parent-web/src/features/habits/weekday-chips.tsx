import type { WeekStart } from '@herohood/domain/days/facts';
import { WEEKDAYS, type Weekday } from '@herohood/domain/days/schedule';
import { Input } from '@mantine/core';
import { useId } from 'react';
import { scheduleText as text } from '../../text/en/schedule';
import classes from './schedule-fields.module.css';
import { weekdaysFrom } from './schedule-words';

interface Props {
  days: readonly Weekday[];
  weekStart: WeekStart;
  fault: string | undefined;
  onChange: (days: Weekday[]) => void;
}

/** Seven chips in the order of the family's week. */
export function WeekdayChips({ days, weekStart, fault, onChange }: Props) {
  const id = useId();
  const toggle = (day: Weekday, isOn: boolean) =>
    onChange(WEEKDAYS.filter((each) => (each === day ? isOn : days.includes(each))));
  return (
    <fieldset className={classes.set}>
      <legend className={classes.unseen}>{text.days}</legend>
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
            {text.weekdays[day]}
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
