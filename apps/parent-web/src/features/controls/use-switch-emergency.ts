import type { Child } from '@herohood/domain/children/schema';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { emergencyText } from '../../text/en/emergency';

const text = emergencyText.toasts;

/** Closes everything for a hero at once, or opens it again. */
export function useSwitchEmergency(hero: Child) {
  const utils = trpc.useUtils();
  const activate = trpc.controls.activateEmergency.useMutation();
  const deactivate = trpc.controls.deactivateEmergency.useMutation();

  async function switchEmergency(isOn: boolean, words: string): Promise<boolean> {
    const message = words.trim();
    try {
      const saved = isOn
        ? await activate.mutateAsync({ id: hero.id, ...(message ? { message } : {}) })
        : await deactivate.mutateAsync({ id: hero.id });
      utils.controls.get.setData({ id: hero.id }, saved);
      void utils.progress.today.invalidate();
      const told = isOn ? text.activated : text.deactivated;
      toast.success({ title: told.title, message: told.message(hero.name) });
      return true;
    } catch {
      toast.error({ title: text.error, message: text.emergencyFailed });
      return false;
    }
  }
  return { switchEmergency, isProcessing: activate.isPending || deactivate.isPending };
}
