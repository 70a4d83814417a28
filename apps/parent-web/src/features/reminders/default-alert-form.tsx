import type { ReminderSettings } from '@herohood/domain/account/schema';
import { ALERT_RINGTONES } from '@herohood/domain/reminders/ringtones';
import { DEFAULT_REMINDER_TIME, DEFAULT_WINDOW } from '@herohood/domain/reminders/settings';
import { Switch, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { remindersText as text } from '../../text/en/reminders';
import { AlertCard, AlertForm } from './alert-page';
import { DurationSlider } from './duration-slider';
import type { ReminderPlan } from './reminder-values';
import { RingtonePicker } from './ringtone-picker';
import { useLeaveGuard } from './use-leave-guard';
import { useSaveDefaultAlerts } from './use-save-alerts';

const TIMES = text.defaultTimes(DEFAULT_REMINDER_TIME, DEFAULT_WINDOW.start, DEFAULT_WINDOW.end);

/** What new habits begin with. `reminderTime` of the settings carries the duration in minutes (rules: reminders). */
export function DefaultAlertForm({ settings, plan }: { settings: ReminderSettings; plan: ReminderPlan }) {
  const navigate = useNavigate();
  const [before] = useState(settings);
  const [values, setValues] = useState(settings);
  const { save, isSaving } = useSaveDefaultAlerts();
  const change = (part: Partial<ReminderSettings>) => setValues((old) => ({ ...old, ...part }));
  const leaveFreely = useLeaveGuard(JSON.stringify(values) !== JSON.stringify(before));

  async function submit() {
    if (!(await save(values))) return;
    leaveFreely();
    void navigate({ to: '/parent-dashboard' });
  }

  return (
    <AlertForm isSaving={isSaving} onSave={() => void submit()}>
      <AlertCard>
        <Switch
          size="md"
          label={text.defaultEnabled}
          description={text.enabledHint}
          checked={values.enabled}
          onChange={(event) => change({ enabled: event.currentTarget.checked })}
        />
      </AlertCard>
      {values.enabled ? (
        <>
          <AlertCard title={text.when}>
            <Text size="sm">{TIMES}</Text>
            <DurationSlider
              minutes={values.reminderTime}
              onChange={(reminderTime) => change({ reminderTime })}
            />
          </AlertCard>
          <AlertCard title={text.sound}>
            <Switch
              label={text.voice}
              description={text.voiceDefaultHint}
              checked={values.voiceEnabled}
              onChange={(event) => change({ voiceEnabled: event.currentTarget.checked })}
            />
            <Switch
              label={text.ringtoneOn}
              checked={values.ringtoneEnabled}
              onChange={(event) => change({ ringtoneEnabled: event.currentTarget.checked })}
            />
            {values.ringtoneEnabled ? (
              <RingtonePicker
                ringtones={ALERT_RINGTONES}
                value={values.defaultRingtone}
                plan={plan}
                onChange={(defaultRingtone) => change({ defaultRingtone })}
              />
            ) : null}
          </AlertCard>
        </>
      ) : null}
    </AlertForm>
  );
}
