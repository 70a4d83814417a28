import type { Child } from '@herohood/domain/children/schema';
import { trpc } from '../../lib/api';
import type { Complaint } from '../../lib/tell-form';
import { toast } from '../../lib/toast';
import { withSaved } from '../../lib/with-saved';
import { childrenText } from '../../text/en/children';

const text = childrenText.toasts;

const created = (hero: Child) =>
  toast.success({
    title: text.loginCreated.title,
    message: text.loginCreated.message(hero.username ?? '', hero.pin ?? ''),
  });

/** Lets the server invent username and PIN of a hero. */
export function useGenerateLogin() {
  const utils = trpc.useUtils();
  const generate = trpc.children.generateLogin.useMutation({
    onSuccess: (hero) => {
      utils.children.list.setData(undefined, withSaved(hero));
      void utils.children.list.invalidate();
      created(hero);
    },
    onError: () => toast.error({ title: text.error, message: text.generateFailed }),
  });
  return { generate: (id: string) => generate.mutate({ id }), isGenerating: generate.isPending };
}

/** Sets username and PIN as the parent typed them; answers what is wrong with them, or null once they are saved. */
export function useSetLogin() {
  const utils = trpc.useUtils();
  const update = trpc.children.update.useMutation();

  async function setLogin(login: { id: string; username: string; pin: string }): Promise<Complaint | null> {
    if (!login.username.trim()) return about('username', text.usernameRequired);
    if (!/^\d{4}$/.test(login.pin)) return about('pin', text.pinRequired);
    try {
      const hero = await update.mutateAsync({ ...login, username: login.username.trim() });
      utils.children.list.setData(undefined, withSaved(hero));
      void utils.children.list.invalidate();
      created(hero);
      return null;
    } catch {
      return about('username', { title: text.error, message: text.credentialsFailed });
    }
  }
  return { setLogin, isSaving: update.isPending };
}

const about = (field: 'username' | 'pin', said: Complaint['toast']): Complaint => ({
  toast: said,
  fields: { [field]: said.message },
});
