import type { WeekStart } from '@herohood/domain/days/facts';
import { isSamePlan } from '@herohood/domain/days/plan-versions';
import type { ApprovalPolicy } from '@herohood/domain/habits/policy';
import type { ChildHabit } from '@herohood/domain/habits/schema';
import { messageOf, readApiError } from '@herohood/ui/runtime/api-error';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { appText } from '../../text/en/app';
import { scheduleText } from '../../text/en/schedule';
import { type PlanValues, planOf, planWords } from './schedule-words';
import type { Pair } from './use-assign-habit';

const text = scheduleText.own;

type Saved = { isSaved: true } | { isSaved: false; fields: Record<string, string> };

/** Whether anything of when it is due is the hero's own. */
export const hasOwnPlan = ({ own }: ChildHabit): boolean =>
  own.schedule !== null || own.partOfDay !== null || own.timesPerDay !== null;

interface OwnWay {
  /** Null: as the family's habit. */
  plan: PlanValues | null;
  approval: ApprovalPolicy | null;
}

/** Saves when a habit is due for one hero, and who says yes. Only what differs from the family's is the hero's own: the rest goes on following it. */
export function useOwnPlan({ id, own: had }: ChildHabit, { hero, habit }: Pair) {
  const utils = trpc.useUtils();
  const update = trpc.habits.update.useMutation();

  async function savePlan({ plan, approval }: OwnWay, weekStart: WeekStart): Promise<Saved> {
    const family = planOf(habit);
    const own = {
      schedule: !plan || isSamePlan({ ...family, schedule: plan.schedule }, family) ? null : plan.schedule,
      partOfDay: !plan || plan.partOfDay === family.partOfDay ? null : plan.partOfDay,
      timesPerDay: !plan || plan.timesPerDay === family.timesPerDay ? null : plan.timesPerDay,
      // Said again it would end the days on which a parent is asked.
      ...(approval !== had.approval && { approval }),
    };
    try {
      await update.mutateAsync({ id, ...own });
      await utils.habits.invalidate();
      void utils.progress.invalidate();
      void utils.days.invalidate();
      const words = planWords(plan ?? family, weekStart);
      toast.success({ title: text.saved.title, message: text.saved.own(habit.name, hero.name, words) });
      return { isSaved: true };
    } catch (error) {
      toast.error({ title: text.failed, message: messageOf(error, appText.checkConnection) });
      return { isSaved: false, fields: readApiError(error).fields };
    }
  }
  return { savePlan, isSaving: update.isPending };
}
