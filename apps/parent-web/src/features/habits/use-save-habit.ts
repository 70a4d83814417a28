import type { Child } from '@herohood/domain/children/schema';
import type { MasterHabit } from '@herohood/domain/habits/schema';
import { readApiError } from '@herohood/ui/runtime/api-error';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { withSaved } from '../../lib/with-saved';
import { habitsText } from '../../text/en/habits';
import type { HabitValues } from './choices';
import { namesOf, useGiveHabit } from './use-give-habit';

const text = habitsText.toasts;

const NOBODY = { given: [], missed: [] };

export type SaveResult = { isSaved: true } | { isSaved: false; fields: Record<string, string> };

/** Holds the parent's recording until the form is saved. */
export interface VoiceKeeper {
  /** Sends a new recording. Out: what to write into the habit, and what to say when it was lost. */
  store: () => Promise<{
    fields: Partial<Pick<MasterHabit, 'voiceRecording' | 'voiceRecordingName'>>;
    note: string | null;
  }>;
}

interface Saving {
  voice: VoiceKeeper;
  /** Who gets a new habit. */
  heroes: readonly Child[];
}

/** Creates a habit and gives it to heroes, or saves the one with `id`; its assignments follow (rules: habits). */
export function useSaveHabit(id: string | undefined) {
  const utils = trpc.useUtils();
  const create = trpc.habits.createMaster.useMutation();
  const update = trpc.habits.updateMaster.useMutation();
  const give = useGiveHabit();

  /** A recording that cannot be sent does not hold up the habit (rules: habits); the toast says so. */
  async function saveHabit(values: HabitValues, { voice, heroes }: Saving): Promise<SaveResult> {
    if (!values.name.trim()) {
      toast.error(text.nameRequired);
      return { isSaved: false, fields: { name: text.nameRequired.message } };
    }
    const { fields, note } = await voice.store();
    const description = values.description.trim() || null;
    const input = { ...values, ...fields, name: values.name.trim(), description };
    try {
      const saved = id ? await update.mutateAsync({ id, ...input }) : await create.mutateAsync(input);
      utils.habits.listMasters.setData(undefined, withSaved(saved));
      const { given, missed } = id ? NOBODY : await give(saved.id, heroes);
      void utils.habits.invalidate();
      if (id) void utils.missions.listPending.invalidate();
      else void utils.progress.invalidate();
      const words = id ? text.updated : text.created;
      const whose = given.length > 0 ? habitsText.forWhom.some(namesOf(given)) : words.message(saved.name);
      if (missed.length === 0) toast.success({ title: words.title, message: note ?? whose });
      else toast.error({ title: text.error, message: habitsText.forWhom.failed(namesOf(missed)) });
      return { isSaved: true };
    } catch (error) {
      toast.error({ title: text.error, message: id ? text.updateFailed : text.createFailed });
      return { isSaved: false, fields: readApiError(error).fields };
    }
  }
  return { saveHabit };
}
