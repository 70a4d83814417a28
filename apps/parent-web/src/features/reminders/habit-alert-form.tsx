import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { remindersText as text } from '../../text/en/reminders';
import { AlertCard, AlertForm } from './alert-page';
import { ReminderEditor } from './reminder-editor';
import { alertValuesOf, type ReminderPlan, type ReminderValues } from './reminder-values';
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
        <ReminderEditor
          values={values}
          plan={plan}
          label={text.enabled}
          voice={voice.panel}
          onChange={change}
        />
      </AlertCard>
    </AlertForm>
  );
}
