import type { Child } from '@herohood/domain/children/schema';
import type { ChildHabit, MasterHabit } from '@herohood/domain/habits/schema';
import { confirmDestructive } from '../../layout/confirm';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { habitsText } from '../../text/en/habits';

const text = habitsText.toasts;
const words = habitsText.center;

export interface Pair {
  hero: Child;
  habit: MasterHabit;
}

/** Gives, pauses, resumes and takes away one hero's habit. */
export function useAssignHabit() {
  const utils = trpc.useUtils();
  const assigning = trpc.habits.assign.useMutation();
  const updating = trpc.habits.update.useMutation();
  const removing = trpc.habits.remove.useMutation();
  const refresh = () => Promise.all([utils.habits.invalidate(), utils.progress.invalidate()]);
  const failed = (message: string) => toast.error({ title: text.error, message });

  async function assign({ hero, habit }: Pair) {
    try {
      const created = await assigning.mutateAsync({ id: hero.id, masterHabitId: habit.id });
      utils.habits.listAll.setData(undefined, (all = []) => [
        ...all.filter(({ id }) => id !== created.id),
        created,
      ]);
      toast.success({ title: text.assigned.title, message: text.assigned.message(habit.name, hero.name) });
    } catch {
      failed(text.assignFailed);
    }
    await refresh();
  }

  async function setActive(assignment: ChildHabit, isActive: boolean) {
    try {
      await updating.mutateAsync({ id: assignment.id, isActive });
      utils.habits.listAll.setData(undefined, (all) =>
        all?.map((old) => (old.id === assignment.id ? { ...old, isActive } : old)),
      );
    } catch {
      failed(text.habitStatusFailed);
    }
    await refresh();
  }

  async function remove(assignment: ChildHabit, { hero, habit }: Pair) {
    try {
      await removing.mutateAsync({ id: assignment.id });
      utils.habits.listAll.setData(undefined, (all) => all?.filter(({ id }) => id !== assignment.id));
      toast.success({ title: text.removed.title, message: text.removed.message(habit.name, hero.name) });
    } catch {
      failed(text.removeFailed);
    }
    await refresh();
  }

  const askRemove = (assignment: ChildHabit, pair: Pair) =>
    confirmDestructive({
      title: words.removeTitle(pair.habit.name, pair.hero.name),
      body: words.removeBody,
      confirmLabel: words.remove,
      onConfirm: () => void remove(assignment, pair),
    });

  return { assign, setActive, askRemove };
}
