import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { LinkButton } from '../../layout/link-button';
import { ListSkeleton } from '../../layout/states';
import { checkoutText as text } from '../../text/en/checkout';
import { Message } from './message';
import { orderOf, rememberedPlan } from './order';
import { OrderSummary } from './order-summary';
import classes from './payment-frame.module.css';
import type { PaymentSession } from './payment-session';

/** Leads to the success screen, which says what became of the payment. */
export function useLeaveForSuccess() {
  const navigate = useNavigate();
  return (paymentIntentId: string, status: 'succeeded' | 'processing') => {
    const search = { payment_intent: paymentIntentId, redirect_status: status };
    // Going back must not offer the same payment again.
    void navigate({ to: '/premium-success', search, replace: true });
  };
}

interface Props {
  /** Null: the provider knows no such payment. */
  session: PaymentSession | null;
  subscriptionId: string | undefined;
  /** The card form; drawn only while the payment can be paid. */
  children: ReactNode;
}

/** Order summary and card form side by side; a payment that is over leads on or back. */
export function PaymentFrame({ session, subscriptionId, children }: Props) {
  const leave = useLeaveForSuccess();
  const state = session?.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the state of the payment decides
  useEffect(() => {
    if (!session) return;
    if (state === 'paid') leave(session.id, 'succeeded');
    if (state === 'processing') leave(session.id, state);
  }, [state]);

  if (!session || state === 'gone') return <NoSession order={2} />;
  if (state !== 'open') return <PaymentSkeleton />;
  return (
    <div className={classes.columns}>
      <OrderSummary order={orderOf(session.amountCents, rememberedPlan(subscriptionId))} />
      {children}
    </div>
  );
}

/** Without a payment that could be paid there is nothing to show but the way back. */
export function NoSession({ order }: { order: 1 | 2 }) {
  return (
    <Message title={text.missing.title} hint={text.missing.hint} order={order}>
      <LinkButton to="/subscription">{text.missing.link}</LinkButton>
    </Message>
  );
}

export function PaymentSkeleton() {
  return (
    <div className={classes.columns}>
      <ListSkeleton rows={1} height={240} />
      <ListSkeleton rows={1} height={420} />
    </div>
  );
}
