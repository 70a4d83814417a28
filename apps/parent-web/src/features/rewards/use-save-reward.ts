import { sayList } from '@herohood/browser/text/say';
import type { Child } from '@herohood/domain/children/schema';
import type { Reward } from '@herohood/domain/rewards/schema';
import { trpc } from '../../lib/api';
import { withSaved } from '../../lib/shown-lists';
import { toast } from '../../lib/toast';
import { type Acted, runAll, tellFailure, useAct } from '../../lib/use-act';
import { rewardsText } from '../../text/en/rewards';
import { isCost, type RewardValues } from './choices';

const text = rewardsText.toasts;

interface Saving {
  values: RewardValues;
  /** Who gets a new reward. */
  heroes: readonly Child[];
}

/** What is wrong, by field; some of it is told as a toast. */
function faultsOf({ name, cost }: RewardValues, isForNobody: boolean): Record<string, string> {
  const fault = name.trim() ? isForNobody && text.noKids : text.nameRequired;
  if (fault) toast.error(fault);
  if (fault) return { [name.trim() ? 'heroes' : 'name']: fault.message };
  return isCost(cost) ? {} : { cost: rewardsText.costInvalid };
}

/** Creates one reward for several heroes, or saves changes of the given one. */
export function useSaveReward(reward?: Reward) {
  const { rewards } = trpc.useUtils();
  const create = trpc.rewards.create.useMutation();
  const update = trpc.rewards.update.useMutation();
  const { send, isSending } = useAct({
    /** One call per hero (rules: rewards). */
    async call({ values, heroes }: Saving) {
      const name = values.name.trim();
      const input = { ...values, name, description: values.description.trim() || null };
      if (reward) {
        const saved = await update.mutateAsync({ id: reward.id, ...input });
        rewards.listForChild.setData({ id: saved.childId }, withSaved(saved));
        return { name, done: heroes, reasons: [] };
      }
      const made = await runAll(heroes, ({ id }) =>
        create.mutateAsync({ ...input, id, value: name, costType: 'xp', isActive: true }),
      );
      if (made.done.length === 0) throw made.reasons[0];
      return { name, ...made };
    },
    done({ name, done, reasons }) {
      if (reasons.length > 0)
        return tellFailure(reasons[0], { title: text.error, message: text.createFailed });
      if (reward) return { title: text.updated.title, message: text.updated.message(name) };
      const names = sayList(done.map((hero) => hero.name));
      return { title: text.created.title, message: text.created.message(name, names) };
    },
    refresh: [rewards],
    failed: { title: text.error, message: reward ? text.updateFailed : text.createFailed },
  });

  /** Out: the heroes whose call failed, to be tried again alone. */
  async function saveReward(saving: Saving): Promise<Acted<readonly Child[]>> {
    const fields = faultsOf(saving.values, !reward && saving.heroes.length === 0);
    if (Object.keys(fields).length > 0) return { isDone: false, fields };
    const result = await send(saving);
    if (!result.isDone) return result;
    const { done } = result.answer;
    return { isDone: true, answer: saving.heroes.filter((hero) => !done.includes(hero)) };
  }

  return { saveReward, isSaving: isSending };
}
