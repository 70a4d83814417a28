import type { PendingHabit } from '@herohood/domain/missions/schema';
import { messageOf } from '@herohood/ui/runtime/api-error';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { useRefreshAfterDecision } from '../../lib/use-refresh';
import { missionsText } from '../../text/en/missions';

const text = missionsText.toasts;

/** Sends a mission back with feedback; answers whether it worked. */
export function useRejectMission() {
  const refresh = useRefreshAfterDecision();
  const reject = trpc.missions.reject.useMutation();

  async function rejectMission(item: PendingHabit, message: string): Promise<boolean> {
    if (!message.trim()) {
      toast.error(text.messageRequired);
      return false;
    }
    try {
      await reject.mutateAsync({ id: item.completion.id, message: message.trim() });
      toast.success({ title: text.rejected.title, message: text.rejected.message(item.child.name) });
      await refresh();
      return true;
    } catch (error) {
      toast.error({ title: text.rejectFailed, message: messageOf(error, text.tryAgain) });
      await refresh();
      return false;
    }
  }
  return { rejectMission, isRejecting: reject.isPending };
}
