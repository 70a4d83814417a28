import { isInActiveWindow } from '@herohood/domain/reminders/plan';
import { NativeSelect, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { remindersText as text } from '../../text/en/reminders';
import { hoursWith, type ReminderValues } from './reminder-values';
import classes from './reminders.module.css';

interface Props {
  values: ReminderValues;
  onChange: (part: Partial<ReminderValues>) => void;
  /** A further choice beside the time. */
  duration?: ReactNode;
}

/** When a reminder comes, and the hours in which it may. */
export function TimeFields({ values, onChange, duration }: Props) {
  return (
    <div>
      <div className={classes.times} data-four={duration ? true : undefined}>
        <NativeSelect
          label={text.time}
          data={hoursWith(values.reminderTime)}
          value={values.reminderTime}
          onChange={({ currentTarget: { value: reminderTime } }) => onChange({ reminderTime })}
        />
        {duration}
        <NativeSelect
          label={text.from}
          data={hoursWith(values.timeRangeStart)}
          value={values.timeRangeStart}
          onChange={({ currentTarget: { value: timeRangeStart } }) => onChange({ timeRangeStart })}
        />
        <NativeSelect
          label={text.to}
          data={hoursWith(values.timeRangeEnd)}
          value={values.timeRangeEnd}
          onChange={({ currentTarget: { value: timeRangeEnd } }) => onChange({ timeRangeEnd })}
        />
      </div>
      {isInActiveWindow(values) ? null : (
        <Text role="status" size="sm" mt="xs" className={classes.warning}>
          {text.outside}
        </Text>
      )}
    </div>
  );
}
