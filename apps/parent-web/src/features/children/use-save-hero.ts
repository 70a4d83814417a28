import { messageOf, readApiError } from '@herohood/browser/api-error';
import { LOOK_CHOICES, type LookChoice } from '@herohood/domain/children/look';
import type { Child } from '@herohood/domain/children/schema';
import { trpc } from '../../lib/api';
import { withSaved } from '../../lib/shown-lists';
import { toast } from '../../lib/toast';
import { useChangeToday } from '../../lib/today';
import { useAct } from '../../lib/use-act';
import { childrenText } from '../../text/en/children';
import { isBaseAvatar } from './avatars';
import type { HeroValues } from './hero-fields';

const text = childrenText.toasts;

/** What a parent has set for the hero's app. */
export const lookChosenFor = (hero: Child): LookChoice =>
  LOOK_CHOICES.find((choice) => choice === hero.look) ?? 'auto';

/** What a failed hero creation says: pictures that are too large or unreadable are named (rules: heroes). */
function creationFault(error: unknown, hasImage: boolean): string {
  const { status } = readApiError(error);
  const message = messageOf(error, text.somethingWrong);
  if (status === 413 || /too large/i.test(message)) return text.imageTooLarge;
  return status === 415 || (status === 400 && hasImage) ? text.imageInvalid : message;
}

/** Only what changed is sent, so that a stored picture is not uploaded again. */
const changesOf = (hero: Child, values: HeroValues) => ({
  id: hero.id,
  name: values.name.trim(),
  ...(values.avatarType === hero.avatarType ? {} : { avatarType: values.avatarType }),
  ...(values.birthYear === (hero.birthYear ?? null) ? {} : { birthYear: values.birthYear }),
  ...(values.look && values.look !== lookChosenFor(hero) ? { look: values.look } : {}),
  ...(values.locale === undefined || values.locale === hero.locale ? {} : { locale: values.locale }),
  ...(values.avatarUrl === hero.avatarUrl ? {} : { avatarUrl: values.avatarUrl }),
});

/** Creates a hero, or saves the given one: name, age, appearance, and the look and language of their app. */
export function useSaveHero(hero?: Child) {
  const { home } = trpc.useUtils();
  const change = useChangeToday();
  const create = trpc.children.create.useMutation();
  const update = trpc.children.update.useMutation();
  const { send, isSending } = useAct({
    call(values: HeroValues) {
      if (hero) return update.mutateAsync(changesOf(hero, values));
      const { name, avatarType, avatarUrl, birthYear } = values;
      const base = isBaseAvatar(avatarType) ? avatarType : 'robot';
      return create.mutateAsync({ name: name.trim(), avatarType: base, avatarUrl, birthYear });
    },
    done(saved) {
      change(({ heroes }) => ({ heroes: hero ? withSaved(saved)(heroes) : [...heroes, saved] }));
      const { title, message } = hero ? text.updated : text.created;
      return { title, message: message(saved.name) };
    },
    refresh: [home],
    failed: (error, { avatarUrl }) =>
      hero
        ? { title: text.error, message: text.updateFailed }
        : { title: text.createFailed, reason: creationFault(error, avatarUrl !== null) },
  });

  /** Out: whether it worked, so that the form knows whether to close. */
  async function saveHero(values: HeroValues): Promise<boolean> {
    if (values.name.trim()) return (await send(values)).isDone;
    toast.error(hero ? text.nameRequiredToEdit : text.nameRequired);
    return false;
  }
  return { saveHero, isSaving: isSending };
}
