import { REMINDER_MINUTES } from '@herohood/domain/habits/choices';
import { isInActiveWindow } from '@herohood/domain/reminders/window';
import { Anchor, Box, Input, SimpleGrid, Slider, Stack, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { ClockField } from '../../layout/clock-field';
import { Hint } from '../../layout/hint';
import { remindersText as text } from '../../text/en/reminders';
import type { ReminderPlan, ReminderValues } from './reminder-values';
import { RingtonePicker } from './ringtone-picker';

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
    <SimpleGrid minColWidth="min(10rem, 100%)" autoFlow="auto-fit">
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
    </SimpleGrid>
  );
}

/** What the family's plan leaves out, and the way to get it; nothing for a family that has paid. */
function UpgradeHint({ plan: { hasPremiumAccess, hasPaidAccess } }: { plan: ReminderPlan }) {
  if (hasPaidAccess) return null;
  return (
    <Hint>
      {hasPremiumAccess ? text.upgrade.ringtones : text.upgrade.all}{' '}
      <Anchor inherit fw={600} underline="always" href="/subscription">
        {text.upgrade.action}
      </Anchor>
    </Hint>
  );
}

const MARKS = [1, 30, 60, 90, 120].map((value) => ({ value, label: String(value) }));

/** How long a reminder shows, in minutes (rules: reminders). */
function DurationSlider({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) {
  return (
    <Box pb="1.5rem">
      <Input.Label component="span">
        {text.duration}: {text.minutes(minutes)}
      </Input.Label>
      <Hint mb="xs">{text.durationHint}</Hint>
      <Slider
        {...REMINDER_MINUTES}
        marks={MARKS}
        thumbLabel={text.duration}
        thumbValueText={text.minutes(minutes)}
        value={minutes}
        onChange={onChange}
      />
    </Box>
  );
}
