import type { HeroDevice } from '@herohood/domain/children/schema';
import { isStale } from '@herohood/ui/runtime/api-error';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { signInText } from '../../text/en/sign-in';

const text = signInText.devices;

/** Signs a hero out in one browser. One that went meanwhile is gone from the list without a word. */
export function useSignOutDevice(heroId: string) {
  const utils = trpc.useUtils();
  const leave = trpc.account.signOutHeroDevice.useMutation({
    onSettled: () => utils.account.listHeroDevices.invalidate({ id: heroId }),
  });
  return {
    leavingId: leave.isPending ? leave.variables.deviceId : null,
    signOut: ({ id, name }: HeroDevice) =>
      leave.mutate(
        { id: heroId, deviceId: id },
        {
          onSuccess: () =>
            toast.success({ title: text.signedOut.title, message: text.signedOut.message(name) }),
          onError: (error) => {
            if (!isStale(error)) toast.error(text.failed);
          },
        },
      ),
  };
}
