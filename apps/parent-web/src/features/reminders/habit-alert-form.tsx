import type { MasterHabit } from '@herohood/domain/habits/schema';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { trpc } from '../../lib/api';
import { useAct } from '../../lib/use-act';
import { remindersText as text } from '../../text/en/reminders';
import { AlertForm } from './alert-page';
import { ReminderEditor } from './reminder-editor';
import { alertValuesOf, type ReminderPlan } from './reminder-values';
import type { AlertHabit } from './use-alert-habit';
import { useLeaveGuard } from './use-leave-guard';

interface Voice {
  /** Records the parent's voice. */
  panel: ReactNode;
  isChanged: boolean;
  /** Sends what was recorded; what to write into the habit then, and what to say when it was lost. */
  store: () => Promise<{
    voice: Partial<Pick<MasterHabit, 'voiceRecording' | 'voiceRecordingName'>>;
    note: string | null;
  }>;
}

interface Props extends AlertHabit {
  plan: ReminderPlan;
  voice: Voice;
}

/** How one habit, or one hero's assignment of it, calls. */
export function HabitAlertForm({ habit, master, plan, voice }: Props) {
  const navigate = useNavigate();
  const [before] = useState(() => alertValuesOf(habit));
  const [values, setValues] = useState(before);
  const { habits } = trpc.useUtils();
  const update = trpc.habits.update.useMutation();
  const updateMaster = trpc.habits.updateMaster.useMutation();
  const hasChanges = voice.isChanged || JSON.stringify(values) !== JSON.stringify(before);
  const leaveFreely = useLeaveGuard(hasChanges);

  const { send, isSending } = useAct({
    async call() {
      const { voice: recording, note } = await voice.store();
      if (Object.keys(recording).length > 0) {
        const { id } = master;
        habits.get.setData({ id }, await updateMaster.mutateAsync({ id, ...recording }));
      }
      const { id } = habit;
      habits.get.setData({ id }, await update.mutateAsync({ id, ...values }));
      return note;
    },
    done(note) {
      leaveFreely();
      void navigate({ to: '/parent-dashboard' });
      const { title, message } = text.toasts.habitSaved;
      return { title, message: note ?? message(habit.name) };
    },
    refresh: [habits],
    failed: { title: text.toasts.error, fallback: text.toasts.failed },
  });

  return (
    <AlertForm isSaving={isSending} onSave={() => void send()}>
      <ReminderEditor
        values={values}
        plan={plan}
        label={text.enabled}
        voice={voice.panel}
        onChange={(part) => setValues((old) => ({ ...old, ...part }))}
      />
    </AlertForm>
  );
}
