import { messageOf } from '@herohood/ui/runtime/api-error';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { subscriptionText } from '../../text/en/subscription';
import { useRefreshSubscription } from './use-subscription';

const toasts = subscriptionText.toasts;

/** Takes a cancellation back while the paid period runs; nothing is charged. */
export function useResumeSubscription() {
  const utils = trpc.useUtils();
  const refresh = useRefreshSubscription();
  return trpc.subscription.resume.useMutation({
    onSuccess: (status) => {
      utils.subscription.status.setData(undefined, status);
      toast.success(toasts.resumed);
    },
    onError: (error) => toast.error({ title: toasts.error, message: messageOf(error, toasts.resumeFailed) }),
    // Also after a refusal: it may have ended meanwhile.
    onSettled: () => void refresh(),
  });
}
