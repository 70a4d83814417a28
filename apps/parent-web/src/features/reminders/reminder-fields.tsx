import { REMINDER_DURATIONS } from '@herohood/domain/habits/choices';
import { HABIT_RINGTONES } from '@herohood/domain/reminders/ringtones';
import { NativeSelect, Stack, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { remindersText as text } from '../../text/en/reminders';
import type { ReminderPlan, ReminderValues } from './reminder-values';
import { RingtonePicker } from './ringtone-picker';
import { TimeFields } from './time-fields';
import { UpgradeHint } from './upgrade-hint';

interface Props {
  values: ReminderValues;
  plan: ReminderPlan;
  /** Records the parent's voice; stands below its switch. */
  voice: ReactNode;
  onChange: (part: Partial<ReminderValues>) => void;
}

/** The reminder part of the habit form: when, how long, and with which sound. */
export function ReminderFields({ values, plan, voice, onChange }: Props) {
  const usual: readonly number[] = REMINDER_DURATIONS;
  const durations = usual.includes(values.reminderDuration) ? usual : [...usual, values.reminderDuration];
  return (
    <Stack gap="md">
      <Switch
        label={text.enabled}
        checked={values.reminderEnabled}
        onChange={(event) => onChange({ reminderEnabled: event.currentTarget.checked })}
      />
      {values.reminderEnabled ? (
        <>
          <TimeFields
            values={values}
            onChange={onChange}
            duration={
              <NativeSelect
                label={text.duration}
                data={durations
                  .toSorted((a, b) => a - b)
                  .map((count) => ({ value: String(count), label: text.minutes(count) }))}
                value={String(values.reminderDuration)}
                onChange={({ currentTarget: { value } }) => onChange({ reminderDuration: Number(value) })}
              />
            }
          />
          {plan.hasPremiumAccess ? (
            <>
              <Switch
                label={text.voice}
                description={text.voiceHint}
                checked={values.voiceReminderEnabled}
                onChange={(event) => onChange({ voiceReminderEnabled: event.currentTarget.checked })}
              />
              {values.voiceReminderEnabled ? voice : null}
              <RingtonePicker
                ringtones={HABIT_RINGTONES}
                value={values.customRingtone}
                plan={plan}
                onChange={(customRingtone) => onChange({ customRingtone })}
              />
            </>
          ) : null}
          <UpgradeHint plan={plan} />
        </>
      ) : null}
    </Stack>
  );
}
