import type { Child } from '@herohood/domain/children/schema';
import type { BoardMission } from '@herohood/domain/missions/board-schema';
import { messageOf } from '@herohood/ui/runtime/api-error';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { useRefreshAfterDecision } from '../../lib/use-refresh';
import { missionsText } from '../../text/en/missions';

const text = missionsText.toasts;

type Mission = Pick<BoardMission, 'habitId' | 'slot'>;

/** A mission's name among those of a day: one that is due twice is there twice. */
export const keyOf = ({ habitId, slot }: Mission) => `${habitId} ${slot}`;

/** Marks a mission done on a child's behalf: approved and paid at once, and it can be taken back like any approval. */
export function useMarkDone(hero: Child) {
  const refresh = useRefreshAfterDecision();
  const complete = trpc.missions.complete.useMutation();
  const undo = trpc.missions.undo.useMutation();

  async function takeBack(id: string) {
    try {
      await undo.mutateAsync({ id });
      toast.success(text.undone);
    } catch (error) {
      toast.error({ title: text.undoFailed, message: messageOf(error, text.tryAgain) });
    }
    await refresh();
  }

  async function markDone({ habitId, slot }: Mission, date: string) {
    try {
      const completion = await complete.mutateAsync({ id: habitId, date, slot });
      toast.undoable({
        title: text.marked.title,
        message: text.marked.message(hero.name, completion.xpEarned),
        onUndo: () => void takeBack(completion.id),
      });
    } catch (error) {
      toast.error({ title: text.markFailed.title, message: messageOf(error, text.markFailed.message) });
    }
    await refresh();
  }

  const busy = complete.isPending ? complete.variables : null;
  return { markDone, busyKey: busy && keyOf({ habitId: busy.id, slot: busy.slot ?? 1 }) };
}
