import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import {
  type Confirmation,
  confirmationOf,
  intentIdOf,
  type PaymentSession,
  sessionOf,
} from './payment-session';

/** Where Stripe sends the browser back to when a bank wants a page of its own; it adds the payment and its outcome. */
const RETURN_PATH = '/premium-success';

/** Stripe's script and the payment that a client secret belongs to. Rejects when the script or Stripe cannot be reached. */
export async function openStripePayment(
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
export async function confirmWithStripe(stripe: Stripe, elements: StripeElements): Promise<Confirmation> {
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
