import type { MasterHabit } from '@herohood/domain/habits/schema';
import { confirmDestructive } from '../../layout/confirm';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { habitsText } from '../../text/en/habits';

const text = habitsText.toasts;

/** Switches habits on and off, and deletes them after asking. */
export function useManageHabit() {
  const utils = trpc.useUtils();
  const update = trpc.habits.updateMaster.useMutation();
  const remove = trpc.habits.remove.useMutation();

  async function setActive(habit: MasterHabit, isActive: boolean) {
    const show = (isOn: boolean) =>
      utils.habits.listMasters.setData(undefined, (all) =>
        all?.map((old) => (old.id === habit.id ? { ...old, isActive: isOn } : old)),
      );
    show(isActive);
    try {
      const saved = await update.mutateAsync({ id: habit.id, isActive });
      void utils.habits.invalidate();
      void utils.progress.invalidate();
      const { title, message } = text.statusUpdated;
      toast.success({ title, message: message(saved.name, saved.isActive) });
    } catch {
      show(habit.isActive);
      toast.error({ title: text.error, message: text.statusFailed });
    }
  }

  async function deleteHabit(habit: MasterHabit) {
    try {
      await remove.mutateAsync({ id: habit.id });
      utils.habits.listMasters.setData(undefined, (all) => all?.filter(({ id }) => id !== habit.id));
      void utils.habits.invalidate();
      void utils.progress.invalidate();
      toast.success({ title: text.deleted.title, message: text.deleted.message(habit.name) });
    } catch {
      toast.error({ title: text.error, message: text.deleteFailed });
    }
  }

  const askDelete = (habit: MasterHabit) =>
    confirmDestructive({
      title: habitsText.deleteTitle(habit.name),
      body: habitsText.deleteBody,
      confirmLabel: habitsText.delete,
      onConfirm: () => void deleteHabit(habit),
    });

  return { setActive, askDelete, busyId: update.isPending ? update.variables.id : null };
}
