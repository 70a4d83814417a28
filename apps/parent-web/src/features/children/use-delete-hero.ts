import type { Child } from '@herohood/domain/children/schema';
import { confirmDestructive } from '../../layout/confirm';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { childrenText } from '../../text/en/children';

const text = childrenText.toasts;

/** Asks, then deletes a hero and everything that is theirs (rules: habits). */
export function useDeleteHero() {
  const utils = trpc.useUtils();
  const remove = trpc.children.remove.useMutation();

  async function deleteHero(hero: Child) {
    try {
      await remove.mutateAsync({ id: hero.id });
      utils.children.list.setData(undefined, (heroes = []) => heroes.filter(({ id }) => id !== hero.id));
      void utils.habits.invalidate();
      void utils.missions.invalidate();
      toast.success({ title: text.deleted.title, message: text.deleted.message(hero.name) });
    } catch {
      toast.error({ title: text.error, message: text.deleteFailed });
    }
  }

  return (hero: Child) =>
    confirmDestructive({
      title: childrenText.deleteTitle(hero.name),
      body: childrenText.deleteBody(hero.name),
      confirmLabel: childrenText.deleteHero,
      onConfirm: () => void deleteHero(hero),
    });
}
