import type { OwnDevice } from '@herohood/domain/account/schema';
import { isStale } from '@herohood/ui/runtime/api-error';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { signInText } from '../../text/en/sign-in';

const { devices: text, own } = signInText;

/** Signs the parent out in other browsers. One that went meanwhile is gone from the list without a word. */
export function useSignOutOwn() {
  const utils = trpc.useUtils();
  const onSettled = () => utils.account.listOwnDevices.invalidate();
  const leave = trpc.account.signOutOwnDevice.useMutation({ onSettled });
  const leaveAll = trpc.account.signOutElsewhere.useMutation({
    onSettled,
    onSuccess: () => toast.success(own.left),
    onError: () => toast.error(text.failed),
  });
  return {
    leavingId: leave.isPending ? leave.variables.id : null,
    signOut: ({ id, name }: OwnDevice) =>
      leave.mutate(
        { id },
        {
          onSuccess: () =>
            toast.success({ title: text.signedOut.title, message: text.signedOut.message(name) }),
          onError: (error) => {
            if (!isStale(error)) toast.error(text.failed);
          },
        },
      ),
    isLeavingAll: leaveAll.isPending,
    signOutElsewhere: () => leaveAll.mutate(),
  };
}
