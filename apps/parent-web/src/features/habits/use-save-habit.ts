import type { Child } from '@herohood/domain/children/schema';
import type { MasterHabit } from '@herohood/domain/habits/schema';
import { trpc } from '../../lib/api';
import { withSaved } from '../../lib/shown-lists';
import { toast } from '../../lib/toast';
import { type Acted, tellFailure, useAct } from '../../lib/use-act';
import { habitsText } from '../../text/en/habits';
import type { HabitValues } from './choices';
import { namesOf, useGiveHabit } from './use-give-habit';

const text = habitsText.toasts;

const NOBODY = { given: [], missed: [], reasons: [] };

/** Holds the parent's recording until the form is saved. */
export interface VoiceKeeper {
  /** Sends a new recording. Out: what to write into the habit, and what to say when it was lost. */
  store: () => Promise<{
    fields: Partial<Pick<MasterHabit, 'voiceRecording' | 'voiceRecordingName'>>;
    note: string | null;
  }>;
}

interface Saving {
  values: HabitValues;
  /** Who gets a new habit. */
  heroes: readonly Child[];
}

/** Creates a habit and gives it to heroes, or saves the one with `id`; its assignments follow (rules: habits). */
export function useSaveHabit(id: string | undefined, voice: VoiceKeeper) {
  const utils = trpc.useUtils();
  const create = trpc.habits.createMaster.useMutation();
  const update = trpc.habits.updateMaster.useMutation();
  const give = useGiveHabit();
  const { send, isSending } = useAct({
    /** A recording that cannot be sent does not hold up the habit (rules: habits); the toast says so. */
    async call({ values, heroes }: Saving) {
      const { fields, note } = await voice.store();
      const description = values.description.trim() || null;
      const input = { ...values, ...fields, name: values.name.trim(), description };
      if (id) return { saved: await update.mutateAsync({ id, ...input }), note, ...NOBODY };
      const saved = await create.mutateAsync(input);
      return { saved, note, ...(await give(saved.id, heroes)) };
    },
    done({ saved, note, given, missed, reasons }) {
      utils.habits.listMasters.setData(undefined, withSaved(saved));
      if (missed.length > 0) {
        const message = habitsText.forWhom.failed(namesOf(missed));
        return tellFailure(reasons[0], { title: text.error, message });
      }
      const words = id ? text.updated : text.created;
      const whose = given.length > 0 ? habitsText.forWhom.some(namesOf(given)) : words.message(saved.name);
      return { title: words.title, message: note ?? whose };
    },
    refresh: [utils.habits, utils.progress, utils.home],
    failed: { title: text.error, message: id ? text.updateFailed : text.createFailed },
  });

  async function saveHabit(saving: Saving): Promise<Acted> {
    if (saving.values.name.trim()) return send(saving);
    toast.error(text.nameRequired);
    return { isDone: false, fields: { name: text.nameRequired.message } };
  }
  return { saveHabit, isSaving: isSending };
}
