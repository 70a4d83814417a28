import type { Child } from '@herohood/domain/children/schema';
import { trpc } from '../../lib/api';
import { withSaved } from '../../lib/shown-lists';
import { complain, type Form } from '../../lib/tell-form';
import { useChangeToday } from '../../lib/today';
import { useAct } from '../../lib/use-act';
import { childrenText } from '../../text/en/children';

const text = childrenText.toasts;

/** Puts a hero's new login into the list of heroes and shows it. */
function useLoginMade() {
  const change = useChangeToday();
  return {
    refresh: [trpc.useUtils().home],
    done(hero: Child) {
      change(({ heroes }) => ({ heroes: withSaved(hero)(heroes) }));
      const { title, message } = text.loginCreated;
      return { title, message: message(hero.username ?? '', hero.pin ?? '') };
    },
  };
}

/** Lets the server invent username and PIN of a hero. */
export function useGenerateLogin() {
  const { send, isSending } = useAct({
    call: trpc.children.generateLogin.useMutation().mutateAsync,
    ...useLoginMade(),
    failed: { title: text.error, message: text.generateFailed },
  });
  return { generate: (id: string) => void send({ id }), isGenerating: isSending };
}

/** Sets username and PIN as the parent typed them. */
export function useSetLogin(form: Form) {
  const { send, isSending } = useAct({
    call: trpc.children.update.useMutation().mutateAsync,
    ...useLoginMade(),
    failed: {
      title: text.error,
      message: text.credentialsFailed,
      form,
      fieldOf: { USERNAME_TAKEN: 'username' },
    },
  });

  /** Out: whether they are saved. */
  async function setLogin(login: { id: string; username: string; pin: string }): Promise<boolean> {
    const username = login.username.trim();
    const missing = !username ? 'username' : /^\d{4}$/.test(login.pin) ? null : 'pin';
    if (!missing) return (await send({ ...login, username })).isDone;
    const said = missing === 'pin' ? text.pinRequired : text.usernameRequired;
    complain(form, { toast: said, fields: { [missing]: said.message } });
    return false;
  }
  return { setLogin, isSaving: isSending };
}
