import type { Child } from '@herohood/domain/children/schema';
import type { Goal } from '@herohood/domain/goals/schema';
import { messageOf, readApiError } from '@herohood/ui/runtime/api-error';
import { confirmDestructive } from '../../layout/confirm';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { useRefreshAfterDecision } from '../../lib/use-refresh';
import { appText } from '../../text/en/app';
import { goalsText } from '../../text/en/goals';

const text = goalsText.toasts;

/** What the form of a goal holds; of a new one either a reward, or a name and a target. */
export interface GoalValues {
  rewardId: string | null;
  name: string;
  target: number;
  autoSave: number;
}

type Saved = { isSaved: true } | { isSaved: false; fields: Record<string, string> };

/** Makes, changes, empties and deletes a hero's goals. What a goal holds is no longer spendable, so balances follow. */
export function useManageGoal(hero: Child) {
  const create = trpc.goals.create.useMutation();
  const update = trpc.goals.update.useMutation();
  const withdrawing = trpc.goals.withdraw.useMutation();
  const removing = trpc.goals.remove.useMutation();
  const refresh = useRefreshAfterDecision();

  async function attempt(
    act: () => Promise<{ title: string; message: string }>,
    failed: string,
  ): Promise<Saved> {
    try {
      const said = await act();
      await refresh();
      toast.success(said);
      return { isSaved: true };
    } catch (error) {
      toast.error({ title: failed, message: messageOf(error, appText.checkConnection) });
      return { isSaved: false, fields: readApiError(error).fields };
    }
  }

  const createGoal = ({ rewardId, name, target, autoSave }: GoalValues) =>
    attempt(async () => {
      const made = await create.mutateAsync({
        id: hero.id,
        autoSave,
        ...(rewardId ? { rewardId } : { name: name.trim(), target }),
      });
      return text.created(made.name, hero.name);
    }, text.failed);

  const saveGoal = ({ id }: Goal, { name, target, autoSave }: GoalValues) =>
    attempt(async () => {
      const saved = await update.mutateAsync({ id, name: name.trim(), target, autoSave });
      return text.updated(saved.name);
    }, text.failed);

  const withdraw = ({ id }: Goal, amount: number) =>
    attempt(async () => {
      await withdrawing.mutateAsync({ id, amount });
      return text.withdrawn(amount, hero.name);
    }, text.withdrawFailed);

  const askDelete = ({ id, name, saved }: Goal) =>
    confirmDestructive({
      title: goalsText.deleteTitle(name),
      body: goalsText.deleteBody(hero.name, saved),
      confirmLabel: goalsText.delete,
      onConfirm: () =>
        void attempt(async () => {
          await removing.mutateAsync({ id });
          return text.deleted(name);
        }, text.deleteFailed),
    });

  return { createGoal, saveGoal, withdraw, askDelete };
}
