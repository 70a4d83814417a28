import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { habitsText } from '../../text/en/habits';

const text = habitsText.toasts;

/** Gives every habit to every hero (rules: habits: doing it twice changes nothing). */
export function useAutoAssign() {
  const utils = trpc.useUtils();
  const assign = trpc.habits.autoAssignAll.useMutation({
    onSuccess: ({ assigned }) => {
      void utils.habits.invalidate();
      void utils.progress.invalidate();
      const { title, message } = text.autoAssigned;
      toast.success({ title, message: message(assigned) });
    },
    onError: () => toast.error(text.autoAssignFailed),
  });
  return { autoAssign: () => assign.mutate(), isAssigning: assign.isPending };
}
