import type { MasterHabit } from '@herohood/domain/habits/schema';
import { readApiError } from '@herohood/ui/runtime/api-error';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { withSaved } from '../../lib/with-saved';
import { habitsText } from '../../text/en/habits';
import type { HabitValues } from './choices';

const text = habitsText.toasts;

export type SaveResult = { isSaved: true } | { isSaved: false; fields: Record<string, string> };

/** Holds the parent's recording until the form is saved. */
export interface VoiceKeeper {
  /** Sends a new recording. Out: what to write into the habit, and what to say when it was lost. */
  store: () => Promise<{
    fields: Partial<Pick<MasterHabit, 'voiceRecording' | 'voiceRecordingName'>>;
    note: string | null;
  }>;
}

/** Creates a habit, or saves the one with `id`; its assignments follow (rules: habits). */
export function useSaveHabit(id: string | undefined) {
  const utils = trpc.useUtils();
  const create = trpc.habits.createMaster.useMutation();
  const update = trpc.habits.updateMaster.useMutation();

  /** A recording that cannot be sent does not hold up the habit (rules: habits); the toast says so. */
  async function saveHabit(values: HabitValues, voice: VoiceKeeper): Promise<SaveResult> {
    if (!values.name.trim()) {
      toast.error(text.nameRequired);
      return { isSaved: false, fields: { name: text.nameRequired.message } };
    }
    const { fields, note } = await voice.store();
    const description = values.description.trim() || null;
    const input = { ...values, ...fields, name: values.name.trim(), description };
    try {
      const saved = id
        ? await update.mutateAsync({ id, ...input })
        : await create.mutateAsync({ ...input, frequency: 'daily' });
      utils.habits.listMasters.setData(undefined, withSaved(saved));
      void utils.habits.invalidate();
      if (id) void utils.missions.listPending.invalidate();
      const words = id ? text.updated : text.created;
      toast.success({ title: words.title, message: note ?? words.message(saved.name) });
      return { isSaved: true };
    } catch (error) {
      toast.error({ title: text.error, message: id ? text.updateFailed : text.createFailed });
      return { isSaved: false, fields: readApiError(error).fields };
    }
  }
  return { saveHabit };
}
