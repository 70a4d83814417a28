import { LOOK_CHOICES, type LookChoice } from '@herohood/domain/children/look';
import type { Child } from '@herohood/domain/children/schema';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { withSaved } from '../../lib/with-saved';
import { childrenText } from '../../text/en/children';
import type { HeroValues } from './hero-fields';

const text = childrenText.toasts;

/** What a parent has set for the hero's app. */
export const lookChosenFor = (hero: Child): LookChoice =>
  LOOK_CHOICES.find((choice) => choice === hero.look) ?? 'auto';

/** Saves a hero's name, age, appearance, and the look and language of their app; only what changed is sent, so that a stored picture is not uploaded again. */
export function useUpdateHero() {
  const utils = trpc.useUtils();
  const update = trpc.children.update.useMutation();

  async function updateHero(hero: Child, values: HeroValues): Promise<boolean> {
    if (!values.name.trim()) {
      toast.error(text.nameRequiredToEdit);
      return false;
    }
    try {
      const saved = await update.mutateAsync({
        id: hero.id,
        name: values.name.trim(),
        ...(values.avatarType === hero.avatarType ? {} : { avatarType: values.avatarType }),
        ...(values.birthYear === (hero.birthYear ?? null) ? {} : { birthYear: values.birthYear }),
        ...(values.look && values.look !== lookChosenFor(hero) ? { look: values.look } : {}),
        ...(values.locale === undefined || values.locale === hero.locale ? {} : { locale: values.locale }),
        ...(values.avatarUrl === hero.avatarUrl ? {} : { avatarUrl: values.avatarUrl }),
      });
      utils.children.list.setData(undefined, withSaved(saved));
      void utils.children.list.invalidate();
      void utils.missions.listPending.invalidate();
      toast.success({ title: text.updated.title, message: text.updated.message(saved.name) });
      return true;
    } catch {
      toast.error({ title: text.error, message: text.updateFailed });
      return false;
    }
  }
  return { updateHero, isUpdating: update.isPending };
}
