import type { HabitTemplate, MasterHabit } from '@herohood/domain/habits/schema';
import { confirmDestructive } from '../../layout/confirm';
import { trpc } from '../../lib/api';
import { useAct } from '../../lib/use-act';
import { habitsText } from '../../text/en/habits';
import { ideasText } from '../../text/en/ideas';

const text = habitsText.toasts;
const template = ideasText.template;

/** Switches one habit on and off, puts it aside as a template, and deletes it after asking. */
export function useHabitActs({ id, name, isActive }: MasterHabit) {
  const utils = trpc.useUtils();
  const refresh = [utils.habits, utils.home, utils.progress];
  const update = trpc.habits.updateMaster.useMutation();
  const show = (isOn: boolean) =>
    utils.habits.listMasters.setData(undefined, (all) =>
      all?.map((old) => (old.id === id ? { ...old, isActive: isOn } : old)),
    );
  const switching = useAct({
    call: (isOn: boolean) => update.mutateAsync({ id, isActive: isOn }),
    show(isOn) {
      show(isOn);
      return () => show(isActive);
    },
    done: (saved) => ({
      title: text.statusUpdated.title,
      message: text.statusUpdated.message(saved.name, saved.isActive),
    }),
    refresh,
    failed: { title: text.error, message: text.statusFailed },
  });
  const saving = useAct({
    call: trpc.habits.createTemplate.useMutation().mutateAsync,
    done: (made) => ({ title: template.saved.title, message: template.saved.message(made.name) }),
    refresh: [utils.habits.listTemplates],
    failed: { title: text.error, fallback: template.saveFailed },
  });
  const removing = useAct({
    call: trpc.habits.remove.useMutation().mutateAsync,
    done() {
      utils.habits.listMasters.setData(undefined, (all) => all?.filter((habit) => habit.id !== id));
      return { title: text.deleted.title, message: text.deleted.message(name) };
    },
    refresh,
    failed: { title: text.error, message: text.deleteFailed },
  });
  return {
    setActive: (isOn: boolean) => void switching.send(isOn),
    isSwitching: switching.isSending,
    saveTemplate: () => void saving.send({ fromHabitId: id }),
    askDelete: () =>
      confirmDestructive({
        title: habitsText.deleteTitle(name),
        body: habitsText.deleteBody,
        confirmLabel: habitsText.delete,
        onConfirm: () => void removing.send({ id }),
      }),
  };
}

/** Deletes a template after asking. */
export function useRemoveTemplate() {
  const { listTemplates } = trpc.useUtils().habits;
  const remove = trpc.habits.removeTemplate.useMutation();
  const { send } = useAct({
    call: ({ id }: HabitTemplate) => remove.mutateAsync({ id }),
    done: (_, { name }) => ({ title: template.removed.title, message: template.removed.message(name) }),
    refresh: [listTemplates],
    failed: { title: text.error, message: template.removeFailed },
  });
  return (removed: HabitTemplate) =>
    confirmDestructive({
      title: template.removeTitle(removed.name),
      body: template.removeBody,
      confirmLabel: template.removeConfirm,
      onConfirm: () => void send(removed),
    });
}

/** Gives every habit to every hero (rules: habits: doing it twice changes nothing). */
export function useAutoAssign() {
  const { habits, home, progress } = trpc.useUtils();
  const { title, message } = text.autoAssigned;
  const { send, isSending } = useAct({
    call: trpc.habits.autoAssignAll.useMutation().mutateAsync,
    done: ({ assigned }) => ({ title, message: message(assigned) }),
    refresh: [habits, home, progress],
    failed: text.autoAssignFailed,
  });
  return { autoAssign: () => void send(), isAssigning: isSending };
}
