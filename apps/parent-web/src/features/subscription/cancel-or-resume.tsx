import type { SubscriptionStatus } from '@herohood/domain/subscription/schema';
import { Button } from '@mantine/core';
import { subscriptionText as text } from '../../text/en/subscription';
import { useCancelSubscription } from './use-cancel-subscription';
import { useResumeSubscription } from './use-resume-subscription';

interface Props {
  status: SubscriptionStatus;
  timeZone: string;
  isDisabled?: boolean;
}

/** The way out of a running plan, and back while a cancelled one still runs; nothing in any other state. */
export function CancelOrResume({ status, timeZone, isDisabled = false }: Props) {
  const { askToCancel, isCancelling } = useCancelSubscription(timeZone);
  const resume = useResumeSubscription();
  const { subscriptionEndDate: end } = status;
  if (status.status === 'active' && end) {
    return (
      <Button variant="default" loading={isCancelling} disabled={isDisabled} onClick={() => askToCancel(end)}>
        {text.cancel.button}
      </Button>
    );
  }
  if (status.status !== 'cancelled') return null;
  return (
    <Button variant="light" loading={resume.isPending} disabled={isDisabled} onClick={() => resume.mutate()}>
      {text.resume}
    </Button>
  );
}
