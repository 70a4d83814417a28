import type { Child } from '@herohood/domain/children/schema';
import { trpc } from '../../lib/api';
import { useAct } from '../../lib/use-act';
import { emergencyText } from '../../text/en/emergency';

const text = emergencyText.toasts;

/** Closes everything for a hero at once, or opens it again. `words` reach the hero. */
export function useSwitchEmergency({ id, name }: Child, onActivated?: () => void) {
  const utils = trpc.useUtils();
  const activate = trpc.controls.activateEmergency.useMutation();
  const deactivate = trpc.controls.deactivateEmergency.useMutation();
  const { send, isSending } = useAct({
    call: ({ isOn, message }: { isOn: boolean; message: string }) =>
      isOn ? activate.mutateAsync({ id, ...(message && { message }) }) : deactivate.mutateAsync({ id }),
    done(saved, { isOn }) {
      utils.controls.get.setData({ id }, saved);
      if (isOn) onActivated?.();
      const told = isOn ? text.activated : text.deactivated;
      return { title: told.title, message: told.message(name) };
    },
    refresh: [utils.home],
    failed: { title: text.error, message: text.emergencyFailed },
  });
  return {
    switchEmergency: (isOn: boolean, words: string) => void send({ isOn, message: words.trim() }),
    isProcessing: isSending,
  };
}
