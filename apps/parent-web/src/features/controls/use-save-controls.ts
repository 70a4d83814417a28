import type { Child } from '@herohood/domain/children/schema';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { controlsText } from '../../text/en/controls';
import type { ControlDraft, ControlValues } from './control-draft';

const text = controlsText.toasts;

/** Saves what was changed of a hero's controls; answers whether it worked, so that the form keeps its input if not. */
export function useSaveControls() {
  const utils = trpc.useUtils();
  const update = trpc.controls.update.useMutation();

  async function saveControls(hero: Child, changes: ControlDraft): Promise<boolean> {
    try {
      // An emptied field is a problem that the form has shown; it never gets here.
      const saved = await update.mutateAsync({ id: hero.id, ...(changes as Partial<ControlValues>) });
      utils.controls.get.setData({ id: hero.id }, saved);
      void utils.controls.screenTime.invalidate({ id: hero.id });
      toast.success({ title: text.saved.title, message: text.saved.message(hero.name) });
      return true;
    } catch {
      toast.error({ title: text.error, message: text.saveFailed });
      return false;
    }
  }
  return { saveControls, isSaving: update.isPending };
}
