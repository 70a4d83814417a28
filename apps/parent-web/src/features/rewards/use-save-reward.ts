import type { Child } from '@herohood/domain/children/schema';
import type { Reward } from '@herohood/domain/rewards/schema';
import { readApiError } from '@herohood/ui/runtime/api-error';
import { sayList } from '@herohood/ui/text/say';
import { trpc } from '../../lib/api';
import { settleAll } from '../../lib/settle-all';
import { toast } from '../../lib/toast';
import { withSaved } from '../../lib/with-saved';
import { rewardsText } from '../../text/en/rewards';
import { isCost, type RewardValues } from './choices';

const text = rewardsText.toasts;

export type SaveResult =
  | { isSaved: true }
  | { isSaved: false; fields: Record<string, string>; missing?: readonly Child[] };

const refused = (fields: Record<string, string>): SaveResult => ({ isSaved: false, fields });

/** Creates one reward for several heroes, or saves changes of one. */
export function useSaveReward() {
  const utils = trpc.useUtils();
  const create = trpc.rewards.create.useMutation();
  const update = trpc.rewards.update.useMutation();

  /** What is wrong with the values, told as a toast and by field; null when nothing is. */
  function findFault({ name, cost }: RewardValues): SaveResult | null {
    if (!name.trim()) {
      toast.error(text.nameRequired);
      return refused({ name: text.nameRequired.message });
    }
    return isCost(cost) ? null : refused({ cost: rewardsText.costInvalid });
  }

  const inputOf = (values: RewardValues) => ({
    ...values,
    name: values.name.trim(),
    description: values.description.trim() || null,
  });

  /** One call per hero (rules: rewards). Heroes whose call failed come back as `missing`, to be tried again alone. */
  async function createReward(values: RewardValues, heroes: readonly Child[]): Promise<SaveResult> {
    const fault = findFault(values);
    if (fault) return fault;
    if (heroes.length === 0) {
      toast.error(text.noKids);
      return refused({ heroes: text.noKids.message });
    }
    const input = inputOf(values);
    const { done } = await settleAll(heroes, ({ id }) =>
      create.mutateAsync({ ...input, id, value: input.name, costType: 'xp', isActive: true }),
    );
    void utils.rewards.listForChild.invalidate();
    if (done.length === heroes.length) {
      const names = sayList(done.map(({ name }) => name));
      toast.success({ title: text.created.title, message: text.created.message(input.name, names) });
      return { isSaved: true };
    }
    toast.error({ title: text.error, message: text.createFailed });
    const missing = heroes.filter((hero) => !done.includes(hero));
    return { isSaved: false, fields: {}, missing };
  }

  async function saveReward(reward: Reward, values: RewardValues): Promise<SaveResult> {
    const fault = findFault(values);
    if (fault) return fault;
    try {
      const saved = await update.mutateAsync({ id: reward.id, ...inputOf(values) });
      utils.rewards.listForChild.setData({ id: saved.childId }, withSaved(saved));
      void utils.rewards.invalidate();
      toast.success({ title: text.updated.title, message: text.updated.message(saved.name) });
      return { isSaved: true };
    } catch (error) {
      toast.error({ title: text.error, message: text.updateFailed });
      return refused(readApiError(error).fields);
    }
  }

  return { createReward, saveReward };
}
