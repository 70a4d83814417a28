import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { childrenText } from '../../text/en/children';
import { isBaseAvatar } from './avatars';
import { heroErrorText } from './hero-error';
import type { HeroValues } from './hero-fields';

const text = childrenText.toasts;

/** Creates a hero; answers whether it worked, so that the form knows whether to close. */
export function useCreateHero() {
  const utils = trpc.useUtils();
  const create = trpc.children.create.useMutation();

  async function createHero({ name, avatarType, avatarUrl, birthYear }: HeroValues): Promise<boolean> {
    if (!name.trim()) {
      toast.error(text.nameRequired);
      return false;
    }
    try {
      const hero = await create.mutateAsync({
        name: name.trim(),
        avatarType: isBaseAvatar(avatarType) ? avatarType : 'robot',
        avatarUrl,
        birthYear,
      });
      utils.children.list.setData(undefined, (heroes = []) => [...heroes, hero]);
      void utils.progress.today.invalidate();
      toast.success({ title: text.created.title, message: text.created.message(hero.name) });
      return true;
    } catch (error) {
      toast.error({ title: text.createFailed, message: heroErrorText(error, avatarUrl !== null) });
      return false;
    }
  }
  return { createHero, isCreating: create.isPending };
}
