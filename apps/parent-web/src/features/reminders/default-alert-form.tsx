import type { ReminderSettings } from '@herohood/domain/account/schema';
import { Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../../lib/api';
import { useAct } from '../../lib/use-act';
import { remindersText as text } from '../../text/en/reminders';
import { AlertForm } from './alert-page';
import { ReminderEditor } from './reminder-editor';
import { defaultsOf, type ReminderPlan, settingsOf } from './reminder-values';
import { useLeaveGuard } from './use-leave-guard';

/** What new habits begin with. */
export function DefaultAlertForm({ settings, plan }: { settings: ReminderSettings; plan: ReminderPlan }) {
  const navigate = useNavigate();
  const [before] = useState(settings);
  const [values, setValues] = useState(() => defaultsOf(settings));
  const wanted = settingsOf(values, before);
  const leaveFreely = useLeaveGuard(JSON.stringify(wanted) !== JSON.stringify(before));

  const { me } = trpc.useUtils().account;
  const { send, isSending } = useAct({
    call: trpc.account.updateReminderSettings.useMutation().mutateAsync,
    done(user) {
      me.setData(undefined, user);
      leaveFreely();
      void navigate({ to: '/parent-dashboard' });
      return text.toasts.defaultSaved;
    },
    failed: { title: text.toasts.error, fallback: text.toasts.failed },
  });

  return (
    <AlertForm isSaving={isSending} onSave={() => void send({ reminderSettings: wanted })}>
      <ReminderEditor
        values={values}
        plan={plan}
        label={text.defaultEnabled}
        voice={<Text size="sm">{text.voiceDefaultHint}</Text>}
        onChange={(part) => setValues((old) => ({ ...old, ...part }))}
      />
    </AlertForm>
  );
}
