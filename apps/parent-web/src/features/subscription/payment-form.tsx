import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { ActButton } from '../../layout/act-button';
import { Icon } from '../../layout/icon';
import { Section } from '../../layout/section';
import { toast } from '../../lib/toast';
import { checkoutText } from '../../text/en/checkout';
import { useLeaveForSuccess } from './payment-frame';
import type { CardProvider, Confirmation } from './payment-session';
import { useCompleteSubscription } from './use-subscription';

const { card: text, toasts } = checkoutText;

/**
 * Pays once, whoever takes the card, and then activates the plan. While a payment runs, or after one that went
 * through, it cannot be started again: whoever has paid can only activate again.
 */
function useCardPayment(provider: CardProvider) {
  const leave = useLeaveForSuccess();
  const complete = useCompleteSubscription(toasts.unactivated);
  const isBusy = useRef(false);
  const [isPaying, setIsPaying] = useState(false);
  const [paidIntentId, setPaidIntentId] = useState<string | null>(null);

  async function activate(paymentIntentId: string): Promise<void> {
    if (await complete(paymentIntentId)) leave(paymentIntentId, 'succeeded');
    else setPaidIntentId(paymentIntentId);
  }

  async function confirm(): Promise<void> {
    let result: Confirmation;
    try {
      result = await provider.confirm();
    } catch {
      toast.error(toasts.unexpected);
      return;
    }
    if (result.kind === 'refused') {
      toast.error({ title: toasts.failed.title, message: result.message || toasts.failed.message });
    } else if (result.kind === 'processing') {
      leave(result.paymentIntentId, result.kind);
    } else await activate(result.paymentIntentId);
  }

  async function once(act: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    // What was said of the try before must not stand above this one's end.
    toast.clear();
    setIsPaying(true);
    await act();
    isBusy.current = false;
    setIsPaying(false);
  }

  return {
    isPaying,
    /** Paid, but not active yet. */
    isUnactivated: paidIntentId !== null,
    canPay: provider.isReady && !isPaying && paidIntentId === null,
    pay: () => {
      if (provider.isReady && paidIntentId === null) void once(confirm);
    },
    activateAgain: () => {
      if (paidIntentId !== null) void once(() => activate(paidIntentId));
    },
  };
}

interface Props {
  provider: CardProvider;
  /** What becomes of the card's number, in a line. */
  promise: string;
  /** The fields of the card, drawn by us or by the provider, and what stands above them. */
  children: ReactNode;
}

/** The card form around whoever takes the card: one button, one payment. */
export function PaymentForm({ provider, promise, children }: Props) {
  const { pay, canPay, isPaying, isUnactivated, activateAgain } = useCardPayment(provider);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    pay();
  };
  if (isUnactivated) return <Unactivated isBusy={isPaying} onAgain={activateAgain} />;
  return (
    <Section id="card" title={text.title}>
      <form noValidate onSubmit={submit} aria-busy={isPaying}>
        <Stack gap="md">
          {children}
          <ActButton type="submit" size="lg" fullWidth loading={isPaying} disabled={!canPay} icon="lock">
            {text.submit}
          </ActButton>
          <Group
            component="p"
            gap="0.5rem"
            wrap="nowrap"
            align="flex-start"
            c="dimmed"
            fz="0.88rem"
            role="status"
          >
            <Icon name={isPaying ? 'clock' : 'card'} size={18} />
            {isPaying ? text.paying : promise}
          </Group>
        </Stack>
      </form>
    </Section>
  );
}

/** The money has moved: the only thing left to do is to activate, never to pay again. */
function Unactivated({ isBusy, onAgain }: { isBusy: boolean; onAgain: () => void }) {
  const { title, hint, again } = checkoutText.unactivated;
  return (
    <Section id="card" title={title}>
      <Alert color="sunshine" variant="light" radius="lg">
        <Text size="sm">{hint}</Text>
        <Button mt="md" loading={isBusy} onClick={onAgain}>
          {again}
        </Button>
      </Alert>
    </Section>
  );
}
