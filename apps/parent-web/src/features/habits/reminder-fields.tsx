import { Group, NativeSelect, Stack, Switch } from '@mantine/core';
import { habitsText as text } from '../../text/en/habits';
import { type HabitValues, REMINDER_MINUTES, REMINDER_TIMES, withCurrent } from './choices';

interface Props {
  values: HabitValues;
  onChange: (part: Partial<HabitValues>) => void;
}

/** When and how long a hero is reminded. */
export function ReminderFields({ values, onChange }: Props) {
  const times = withCurrent<string>(REMINDER_TIMES, values.reminderTime).sort();
  const minutes = withCurrent<number>(REMINDER_MINUTES, values.reminderDuration).sort((a, b) => a - b);
  return (
    <Stack gap="sm">
      <Switch
        label={text.reminder}
        checked={values.reminderEnabled}
        onChange={(event) => onChange({ reminderEnabled: event.currentTarget.checked })}
      />
      {values.reminderEnabled ? (
        <Group grow wrap="nowrap">
          <NativeSelect
            label={text.reminderTime}
            data={times}
            value={values.reminderTime}
            onChange={({ currentTarget: { value: time } }) => onChange({ reminderTime: time })}
          />
          <NativeSelect
            label={text.reminderDuration}
            data={minutes.map((count) => ({ value: String(count), label: text.minutes(count) }))}
            value={String(values.reminderDuration)}
            onChange={({ currentTarget: { value: count } }) => onChange({ reminderDuration: Number(count) })}
          />
        </Group>
      ) : null}
    </Stack>
  );
}
