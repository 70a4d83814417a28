import type { ReminderSettings } from '@herohood/domain/account/schema';
import { Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { remindersText as text } from '../../text/en/reminders';
import { AlertCard, AlertForm } from './alert-page';
import { ReminderEditor } from './reminder-editor';
import { defaultsOf, type ReminderPlan, settingsOf } from './reminder-values';
import { useLeaveGuard } from './use-leave-guard';
import { useSaveDefaultAlerts } from './use-save-alerts';

/** What new habits begin with. */
export function DefaultAlertForm({ settings, plan }: { settings: ReminderSettings; plan: ReminderPlan }) {
  const navigate = useNavigate();
  const [before] = useState(settings);
  const [values, setValues] = useState(() => defaultsOf(settings));
  const { save, isSaving } = useSaveDefaultAlerts();
  const wanted = settingsOf(values, before);
  const leaveFreely = useLeaveGuard(JSON.stringify(wanted) !== JSON.stringify(before));

  async function submit() {
    if (!(await save(wanted))) return;
    leaveFreely();
    void navigate({ to: '/parent-dashboard' });
  }

  return (
    <AlertForm isSaving={isSaving} onSave={() => void submit()}>
      <AlertCard>
        <ReminderEditor
          values={values}
          plan={plan}
          label={text.defaultEnabled}
          voice={<Text size="sm">{text.voiceDefaultHint}</Text>}
          onChange={(part) => setValues((old) => ({ ...old, ...part }))}
        />
      </AlertCard>
    </AlertForm>
  );
}
