import type { Child } from '@herohood/domain/children/schema';
import type { Reward } from '@herohood/domain/rewards/schema';
import { confirmDestructive } from '../../layout/confirm';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { useRefreshAfterDecision } from '../../lib/use-refresh';
import { rewardsText } from '../../text/en/rewards';

const text = rewardsText.toasts;

interface Deletion {
  reward: Reward;
  hero: Child;
  /** XP that a waiting claim holds on it; 0 without one. */
  heldXp: number;
}

/** Switches rewards on and off, and deletes them after asking. */
export function useManageReward() {
  const utils = trpc.useUtils();
  const refresh = useRefreshAfterDecision();
  const update = trpc.rewards.update.useMutation();
  const remove = trpc.rewards.remove.useMutation();

  async function setActive(reward: Reward, isActive: boolean) {
    try {
      const saved = await update.mutateAsync({ id: reward.id, isActive });
      utils.rewards.listForChild.setData({ id: reward.childId }, (all) =>
        all?.map((old) => (old.id === saved.id ? saved : old)),
      );
      toast.success({
        title: text.updated.title,
        message: text.statusUpdated(saved.name, saved.isActive),
      });
    } catch {
      toast.error({ title: text.error, message: text.updateFailed });
      await refresh();
    }
  }

  async function deleteReward({ id, childId, name }: Reward) {
    try {
      await remove.mutateAsync({ id });
      utils.rewards.listForChild.setData({ id: childId }, (all) => all?.filter((reward) => reward.id !== id));
      toast.success({ title: text.deleted.title, message: text.deleted.message(name) });
    } catch {
      toast.error({ title: text.error, message: text.deleteFailed });
    }
    await refresh();
  }

  const askDelete = ({ reward, hero, heldXp }: Deletion) =>
    confirmDestructive({
      title: rewardsText.deleteTitle(reward.name),
      body: heldXp > 0 ? rewardsText.deleteWaiting(hero.name, heldXp) : rewardsText.deleteBody(hero.name),
      confirmLabel: rewardsText.delete,
      onConfirm: () => void deleteReward(reward),
    });

  return { setActive, askDelete, busyId: update.isPending ? update.variables.id : null };
}
