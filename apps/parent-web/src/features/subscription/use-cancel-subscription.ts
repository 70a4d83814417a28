import { messageOf } from '@herohood/ui/runtime/api-error';
import { confirmDestructive } from '../../layout/confirm';
import { trpc } from '../../lib/api';
import { dateLabel } from '../../lib/format-day';
import { toast } from '../../lib/toast';
import { subscriptionText } from '../../text/en/subscription';
import { useRefreshSubscription } from './use-subscription';

const text = subscriptionText.cancel;
const toasts = subscriptionText.toasts;

/** Asks, then cancels; what is paid for stays to its end (rules: subscription). */
export function useCancelSubscription(timeZone: string) {
  const utils = trpc.useUtils();
  const refresh = useRefreshSubscription();
  const cancel = trpc.subscription.cancel.useMutation({
    onSuccess: (status) => {
      utils.subscription.status.setData(undefined, status);
      const { subscriptionEndDate: end } = status;
      const { title, message } = toasts.cancelled;
      toast.success({ title, message: message(end && dateLabel(end, timeZone)) });
    },
    onError: (error) => toast.error({ title: toasts.error, message: messageOf(error, toasts.cancelFailed) }),
    // Also after a refusal: it may have been cancelled elsewhere.
    onSettled: () => void refresh(),
  });

  function askToCancel(endsAt: string): void {
    if (cancel.isPending) return;
    confirmDestructive({
      title: text.title,
      body: text.body(dateLabel(endsAt, timeZone)),
      confirmLabel: text.button,
      keepLabel: text.keep,
      onConfirm: () => cancel.mutate(),
    });
  }
  return { askToCancel, isCancelling: cancel.isPending };
}
