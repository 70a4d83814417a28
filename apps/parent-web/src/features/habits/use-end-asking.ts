import type { ChildHabit } from '@herohood/domain/habits/schema';
import { messageOf } from '@herohood/ui/runtime/api-error';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { appText } from '../../text/en/app';
import { trustText } from '../../text/en/trust';
import type { Pair } from './use-assign-habit';

const text = trustText.own;

/** Ends the days on which a parent is asked: what was chosen before is said once more (rules: trust). */
export function useEndAsking({ id, own }: ChildHabit, { hero, habit }: Pair) {
  const utils = trpc.useUtils();
  const update = trpc.habits.update.useMutation();

  async function endAsking() {
    try {
      await update.mutateAsync({ id, approval: own.approval });
      await utils.habits.invalidate();
      toast.success({ title: text.ended.title, message: text.ended.message(habit.name, hero.name) });
    } catch (error) {
      toast.error({ title: text.endFailed, message: messageOf(error, appText.checkConnection) });
    }
  }
  return { endAsking, isEnding: update.isPending };
}
