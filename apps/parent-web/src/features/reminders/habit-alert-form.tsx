import { ALERT_RINGTONES } from '@herohood/domain/reminders/ringtones';
import { Switch } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { remindersText as text } from '../../text/en/reminders';
import { AlertCard, AlertForm } from './alert-page';
import { DurationSlider } from './duration-slider';
import { alertValuesOf, type ReminderPlan, type ReminderValues } from './reminder-values';
import { RingtonePicker } from './ringtone-picker';
import { TimeFields } from './time-fields';
import type { AlertHabit } from './use-alert-habit';
import { useLeaveGuard } from './use-leave-guard';
import { type AlertChange, useSaveHabitAlerts } from './use-save-alerts';

interface Voice {
  /** Records the parent's voice. */
  panel: ReactNode;
  isChanged: boolean;
  /** Sends what was recorded; what to write then, and what to say when it was lost. */
  store: () => Promise<Pick<AlertChange, 'voice' | 'note'>>;
}

interface Props extends AlertHabit {
  plan: ReminderPlan;
  voice: Voice;
}

/** How one habit, or one hero's assignment of it, calls. */
export function HabitAlertForm({ habit, master, plan, voice }: Props) {
  const navigate = useNavigate();
  const [before] = useState(() => alertValuesOf(habit));
  const [values, setValues] = useState<ReminderValues>(before);
  const [isStoring, setStoring] = useState(false);
  const { save, isSaving } = useSaveHabitAlerts(habit, master.id);
  const change = (part: Partial<ReminderValues>) => setValues((old) => ({ ...old, ...part }));
  const hasChanges = voice.isChanged || JSON.stringify(values) !== JSON.stringify(before);
  const leaveFreely = useLeaveGuard(hasChanges);

  async function submit() {
    setStoring(true);
    const isSaved = await save({ values, ...(await voice.store()) });
    setStoring(false);
    if (!isSaved) return;
    leaveFreely();
    void navigate({ to: '/parent-dashboard' });
  }

  return (
    <AlertForm isSaving={isStoring || isSaving} onSave={() => void submit()}>
      <AlertCard>
        <Switch
          size="md"
          label={text.enabled}
          description={text.enabledHint}
          checked={values.reminderEnabled}
          onChange={(event) => change({ reminderEnabled: event.currentTarget.checked })}
        />
      </AlertCard>
      {values.reminderEnabled ? (
        <>
          <AlertCard title={text.when}>
            <TimeFields values={values} onChange={change} />
            <DurationSlider
              minutes={values.reminderDuration}
              onChange={(reminderDuration) => change({ reminderDuration })}
            />
          </AlertCard>
          <AlertCard title={text.sound}>
            <Switch
              label={text.voice}
              description={text.voiceHint}
              checked={values.voiceReminderEnabled}
              onChange={(event) => change({ voiceReminderEnabled: event.currentTarget.checked })}
            />
            {values.voiceReminderEnabled ? voice.panel : null}
            <RingtonePicker
              ringtones={ALERT_RINGTONES}
              value={values.customRingtone}
              plan={plan}
              onChange={(customRingtone) => change({ customRingtone })}
            />
          </AlertCard>
        </>
      ) : null}
    </AlertForm>
  );
}
