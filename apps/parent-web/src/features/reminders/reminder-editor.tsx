import { isInActiveWindow } from '@herohood/domain/reminders/window';
import { Stack, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { ClockField } from '../../layout/clock-field';
import { remindersText as text } from '../../text/en/reminders';
import { DurationSlider } from './duration-slider';
import type { ReminderPlan, ReminderValues } from './reminder-values';
import classes from './reminders.module.css';
import { RingtonePicker } from './ringtone-picker';
import { UpgradeHint } from './upgrade-hint';

interface Props {
  values: ReminderValues;
  plan: ReminderPlan;
  /** What the switch says: one habit, or all new ones. */
  label: string;
  /** Below the switch of the voice while it is on: the recorder, or where to find it. */
  voice: ReactNode;
  onChange: (part: Partial<ReminderValues>) => void;
}

/**
 * The one editor of a reminder, for a habit's form, its alert page and the family's defaults. Times that do not fit stay
 * in sight while the reminder is off, because they are refused then too (rules: reminders).
 */
export function ReminderEditor({ values, plan, label, voice, onChange }: Props) {
  return (
    <Stack gap="lg">
      <Switch
        size="md"
        label={label}
        description={text.enabledHint}
        checked={values.reminderEnabled}
        onChange={(event) => onChange({ reminderEnabled: event.currentTarget.checked })}
      />
      {values.reminderEnabled || !isInActiveWindow(values) ? (
        <Times values={values} onChange={onChange} />
      ) : null}
      {values.reminderEnabled ? (
        <>
          <DurationSlider
            minutes={values.reminderDuration}
            onChange={(reminderDuration) => onChange({ reminderDuration })}
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

/** When the reminder comes, and the window in which it may. */
function Times({ values, onChange }: Pick<Props, 'values' | 'onChange'>) {
  const { timeRangeStart, timeRangeEnd } = values;
  return (
    <div className={classes.times}>
      <ClockField
        label={text.time}
        value={values.reminderTime}
        error={isInActiveWindow(values) ? undefined : text.outside(timeRangeStart, timeRangeEnd)}
        onChange={(reminderTime) => onChange({ reminderTime })}
      />
      <ClockField
        label={text.from}
        value={timeRangeStart}
        onChange={(start) => onChange({ timeRangeStart: start })}
      />
      <ClockField label={text.to} value={timeRangeEnd} onChange={(end) => onChange({ timeRangeEnd: end })} />
    </div>
  );
}
