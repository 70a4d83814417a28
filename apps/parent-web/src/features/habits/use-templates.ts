import type { HabitTemplate, MasterHabit } from '@herohood/domain/habits/schema';
import { messageOf } from '@herohood/ui/runtime/api-error';
import { confirmDestructive } from '../../layout/confirm';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { habitsText } from '../../text/en/habits';
import { ideasText } from '../../text/en/ideas';

const text = ideasText.template;

/** Puts habits aside as templates, and deletes templates after asking. */
export function useTemplates() {
  const utils = trpc.useUtils();
  const refresh = () => utils.habits.listTemplates.invalidate();
  const create = trpc.habits.createTemplate.useMutation({
    onSuccess: ({ name }) => toast.success({ title: text.saved.title, message: text.saved.message(name) }),
    // The server's word counts: there may be no room for more.
    onError: (error) =>
      toast.error({ title: habitsText.toasts.error, message: messageOf(error, text.saveFailed) }),
    onSettled: refresh,
  });
  const remove = trpc.habits.removeTemplate.useMutation({
    onError: () => toast.error({ title: habitsText.toasts.error, message: text.removeFailed }),
    onSettled: refresh,
  });
  return {
    saveTemplate: ({ id }: MasterHabit) => create.mutate({ fromHabitId: id }),
    askRemove: ({ id, name }: HabitTemplate) =>
      confirmDestructive({
        title: text.removeTitle(name),
        body: text.removeBody,
        confirmLabel: text.removeConfirm,
        onConfirm: () =>
          remove.mutate(
            { id },
            {
              onSuccess: () =>
                toast.success({ title: text.removed.title, message: text.removed.message(name) }),
            },
          ),
      }),
  };
}
