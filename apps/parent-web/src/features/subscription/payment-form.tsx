import { Alert, Button, Stack, Text } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { Icon } from '../../layout/icon';
import { Section } from '../../layout/section';
import { checkoutText } from '../../text/en/checkout';
import { useLeaveForSuccess } from './payment-frame';
import classes from './payment-frame.module.css';
import type { CardProvider } from './payment-session';
import { useCardPayment } from './use-card-payment';

const text = checkoutText.card;

interface Props {
  provider: CardProvider;
  /** What becomes of the card's number, in a line. */
  promise: string;
  /** Stands above the fields. */
  notice?: ReactNode;
  /** The fields of the card, drawn by us or by the provider. */
  children: ReactNode;
}

/** The card form around whoever takes the card: one button, one payment. */
export function PaymentForm({ provider, promise, notice, children }: Props) {
  const leave = useLeaveForSuccess();
  const { pay, canPay, isPaying, isUnactivated, activateAgain } = useCardPayment(provider, leave);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    pay();
  };
  if (isUnactivated) return <Unactivated isBusy={isPaying} onAgain={activateAgain} />;
  return (
    <Section id="card" title={text.title}>
      <form noValidate onSubmit={submit} aria-busy={isPaying}>
        <Stack gap="md">
          {notice}
          {children}
          <Button
            type="submit"
            size="lg"
            fullWidth
            loading={isPaying}
            disabled={!canPay}
            leftSection={<Icon name="lock" size={18} />}
          >
            {text.submit}
          </Button>
          <p className={classes.secured} role="status">
            <Icon name={isPaying ? 'clock' : 'card'} size={18} />
            {isPaying ? text.paying : promise}
          </p>
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
