import type { ReminderSettings } from '@herohood/domain/account/schema';
import type { ChildHabit, MasterHabit } from '@herohood/domain/habits/schema';
import { messageOf } from '@herohood/ui/runtime/api-error';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { remindersText } from '../../text/en/reminders';
import type { ReminderValues } from './reminder-values';

const text = remindersText.toasts;

type VoiceFields = Partial<Pick<MasterHabit, 'voiceRecording' | 'voiceRecordingName'>>;

/** What is to be written: the alert fields into the habit or assignment, the recording into the habit. */
export interface AlertChange {
  values: ReminderValues;
  voice: VoiceFields;
  /** Said after success, besides that it was saved. */
  note: string | null;
}

const failed = (error: unknown) => toast.error({ title: text.error, message: messageOf(error, text.failed) });

/** Saves the alerts of one habit, or of one hero's assignment of it. Out: whether it is saved. */
export function useSaveHabitAlerts(habit: MasterHabit | ChildHabit, masterId: string) {
  const utils = trpc.useUtils();
  const update = trpc.habits.update.useMutation();
  const updateMaster = trpc.habits.updateMaster.useMutation();

  async function save({ values, voice, note }: AlertChange): Promise<boolean> {
    try {
      if (Object.keys(voice).length > 0) {
        const master = await updateMaster.mutateAsync({ id: masterId, ...voice });
        utils.habits.get.setData({ id: masterId }, master);
      }
      const saved = await update.mutateAsync({ id: habit.id, ...values });
      utils.habits.get.setData({ id: habit.id }, saved);
      void utils.habits.invalidate();
      const { title, message } = text.habitSaved;
      toast.success({ title, message: note ?? message(habit.name) });
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  }
  return { save, isSaving: update.isPending || updateMaster.isPending };
}

/** Saves the parent's global settings, the defaults of new habits. Out: whether they are saved. */
export function useSaveDefaultAlerts() {
  const utils = trpc.useUtils();
  const update = trpc.account.updateReminderSettings.useMutation();

  async function save(reminderSettings: ReminderSettings): Promise<boolean> {
    try {
      const user = await update.mutateAsync({ reminderSettings });
      utils.account.me.setData(undefined, user);
      toast.success(text.defaultSaved);
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  }
  return { save, isSaving: update.isPending };
}

/** Switches the reminder of one habit on or off, for all its heroes. */
export function useSwitchReminder() {
  const utils = trpc.useUtils();
  const update = trpc.habits.update.useMutation();

  async function switchReminder(habit: MasterHabit, reminderEnabled: boolean) {
    const set = (isOn: boolean) =>
      utils.habits.listMasters.setData(undefined, (all) =>
        all?.map((old) => (old.id === habit.id ? { ...old, reminderEnabled: isOn } : old)),
      );
    set(reminderEnabled);
    try {
      await update.mutateAsync({ id: habit.id, reminderEnabled });
      void utils.habits.invalidate();
      const { title, message } = text.switched;
      toast.success({ title, message: message(habit.name, reminderEnabled) });
    } catch (error) {
      set(!reminderEnabled);
      failed(error);
    }
  }
  return { switchReminder, busyId: update.isPending ? update.variables.id : null };
}
