import type { SubscriptionStatus } from '@herohood/domain/subscription/schema';
import { Button } from '@mantine/core';
import { confirmDestructive } from '../../layout/confirm';
import { trpc } from '../../lib/api';
import { dateLabel } from '../../lib/format-day';
import { useAct } from '../../lib/use-act';
import { subscriptionText as text } from '../../text/en/subscription';
import { useSubscriptionQueries } from './use-subscription';

const { toasts } = text;

interface Props {
  status: SubscriptionStatus;
  timeZone: string;
  isDisabled?: boolean;
}

/** The way out of a running plan, and back while a cancelled one still runs; nothing in any other state. */
export function CancelOrResume({ status, timeZone, isDisabled = false }: Props) {
  const utils = trpc.useUtils();
  const refresh = useSubscriptionQueries();
  const show = (now: SubscriptionStatus) => utils.subscription.status.setData(undefined, now);
  const cancel = useAct({
    call: trpc.subscription.cancel.useMutation().mutateAsync,
    done(now) {
      show(now);
      const { title, message } = toasts.cancelled;
      const until = now.subscriptionEndDate;
      return { title, message: message(until && dateLabel(until, timeZone)) };
    },
    refresh,
    failed: { title: toasts.error, fallback: toasts.cancelFailed },
  });
  /** Takes a cancellation back while the paid period runs; nothing is charged. */
  const resume = useAct({
    call: trpc.subscription.resume.useMutation().mutateAsync,
    done(now) {
      show(now);
      return toasts.resumed;
    },
    refresh,
    failed: { title: toasts.error, fallback: toasts.resumeFailed },
  });

  const { subscriptionEndDate: end } = status;
  if (status.status === 'active' && end) {
    /** Asks first; what is paid for stays to its end (rules: subscription). */
    const ask = () =>
      confirmDestructive({
        title: text.cancel.title,
        body: text.cancel.body(dateLabel(end, timeZone)),
        confirmLabel: text.cancel.button,
        keepLabel: text.cancel.keep,
        onConfirm: () => void cancel.send(),
      });
    return (
      <Button variant="default" loading={cancel.isSending} disabled={isDisabled} onClick={ask}>
        {text.cancel.button}
      </Button>
    );
  }
  if (status.status !== 'cancelled') return null;
  return (
    <Button
      variant="light"
      loading={resume.isSending}
      disabled={isDisabled}
      onClick={() => void resume.send()}
    >
      {text.resume}
    </Button>
  );
}
