import { Alert, Text, useComputedColorScheme } from '@mantine/core';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ActButton } from '../../layout/act-button';
import { toast } from '../../lib/toast';
import { appText } from '../../text/en/app';
import { checkoutText } from '../../text/en/checkout';
import { PaymentForm } from './payment-form';
import { PaymentFrame, PaymentSkeleton } from './payment-frame';
import {
  type Confirmation,
  confirmationOf,
  intentIdOf,
  type PaymentSession,
  sessionOf,
} from './payment-session';

interface Props {
  publishableKey: string;
  clientSecret: string;
  subscriptionId: string | undefined;
}

/** The checkout of Stripe: its script from js.stripe.com, its own fields, which our page cannot read. */
export function StripeCheckout({ publishableKey, clientSecret, subscriptionId }: Props) {
  const payment = useQuery({
    queryKey: ['payment-session', clientSecret],
    queryFn: () => openStripePayment(publishableKey, clientSecret),
    gcTime: 0,
    // Stripe's object is no data: it must come through as it is.
    structuralSharing: false,
  });
  const retry = () => void payment.refetch();
  if (payment.isError) return <ProviderFailed isRetrying={payment.isFetching} onRetry={retry} />;
  if (!payment.data) return <PaymentSkeleton />;
  const { stripe, session } = payment.data;
  return (
    <PaymentFrame session={session} subscriptionId={subscriptionId}>
      <StripeFields stripe={stripe} clientSecret={clientSecret} onRetry={retry} />
    </PaymentFrame>
  );
}

function ProviderFailed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const { failed, hint } = checkoutText.provider;
  useEffect(() => toast.error({ title: checkoutText.toasts.unexpected.title, message: failed }), [failed]);
  return (
    <Alert color="coral" variant="light" radius="lg" title={failed}>
      <Text size="sm">{hint}</Text>
      <ActButton mt="sm" variant="default" loading={isRetrying} icon="refresh" onClick={onRetry}>
        {appText.tryAgain}
      </ActButton>
    </Alert>
  );
}

interface FieldsProps {
  stripe: Stripe;
  clientSecret: string;
  onRetry: () => void;
}

function StripeFields({ stripe, clientSecret, onRetry }: FieldsProps) {
  const isDark = useComputedColorScheme('light') === 'dark';
  const appearance = {
    theme: isDark ? 'night' : 'stripe',
    variables: { colorPrimary: isDark ? '#9470f5' : '#6845c9', borderRadius: '12px' },
  } as const;
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance }}>
      <StripeForm onRetry={onRetry} />
    </Elements>
  );
}

function StripeForm({ onRetry }: { onRetry: () => void }) {
  const stripe = useStripe();
  const elements = useElements();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  if (state === 'failed') return <ProviderFailed isRetrying={false} onRetry={onRetry} />;
  const provider = {
    isReady: stripe !== null && elements !== null && state === 'ready',
    confirm: () => {
      if (!stripe || !elements) throw new Error('The card form is not ready.');
      return confirmWithStripe(stripe, elements);
    },
  };
  return (
    <PaymentForm provider={provider} promise={checkoutText.card.secured}>
      <PaymentElement onReady={() => setState('ready')} onLoadError={() => setState('failed')} />
    </PaymentForm>
  );
}

/** Where Stripe sends the browser back to when a bank wants a page of its own; it adds the payment and its outcome. */
const RETURN_PATH = '/premium-success';

/** Stripe's script and the payment that a client secret belongs to. Rejects when the script or Stripe cannot be reached. */
async function openStripePayment(
  publishableKey: string,
  clientSecret: string,
): Promise<{ stripe: Stripe; session: PaymentSession | null }> {
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe did not load.');
  // Stripe throws at what is no client secret at all.
  if (!intentIdOf(clientSecret)) return { stripe, session: null };
  const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
  if (error && error.type !== 'invalid_request_error') throw new Error(error.message ?? error.type);
  return { stripe, session: paymentIntent ? sessionOf(paymentIntent) : null };
}

/** Pays with what stands in Stripe's fields; leaves the page only when the bank wants one of its own. */
async function confirmWithStripe(stripe: Stripe, elements: StripeElements): Promise<Confirmation> {
  const { error: incomplete } = await elements.submit();
  if (incomplete) return { kind: 'refused', message: incomplete.message ?? null };
  const { paymentIntent, error } = await stripe.confirmPayment({
    elements,
    confirmParams: { return_url: `${window.location.origin}${RETURN_PATH}` },
    redirect: 'if_required',
  });
  if (paymentIntent) return confirmationOf(paymentIntent);
  // A payment that was paid in another tab is paid: it must never be offered again.
  if (error?.payment_intent?.status === 'succeeded') return confirmationOf(error.payment_intent);
  return { kind: 'refused', message: error?.message ?? null };
}
