import { messageOf } from '@herohood/ui/runtime/api-error';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { familyText } from '../../text/en/family';

const text = familyText.toasts;

interface Request {
  id: string;
  name: string;
}

/** Lets someone into the family, as a parent or as a helper, or not. */
export function useAnswerRequest() {
  const utils = trpc.useUtils();
  const accepting = trpc.family.acceptJoinRequest.useMutation();
  const declining = trpc.family.declineJoinRequest.useMutation();

  async function answer(act: () => Promise<unknown>, done: { title: string; message: string }) {
    try {
      await act();
      toast.success(done);
    } catch (error) {
      toast.error({ title: text.failed, message: messageOf(error, text.tryAgain) });
    }
    await utils.family.invalidate();
  }

  return {
    accept: ({ id, name }: Request, role: 'parent' | 'helper') =>
      answer(() => accepting.mutateAsync({ id, role }), {
        title: text.accepted.title,
        message: text.accepted.message(name),
      }),
    decline: ({ id, name }: Request) =>
      answer(() => declining.mutateAsync({ id }), {
        title: text.declined.title,
        message: text.declined.message(name),
      }),
    isBusy: accepting.isPending || declining.isPending,
  };
}
