import { createFileRoute } from '@tanstack/react-router';
import { SuccessScreen } from '../../features/subscription/success-screen';
import { PlansGate } from '../-gate/parent-gate';

interface Search {
  payment_intent?: string;
  /** The other spelling of the same (rules: addresses). */
  payment_intent_id?: string;
  redirect_status?: string;
}

const KEYS = ['payment_intent', 'payment_intent_id', 'redirect_status'] as const;

export const Route = createFileRoute('/_console/premium-success')({
  validateSearch: (search): Search =>
    Object.fromEntries(KEYS.filter((key) => search[key]).map((key) => [key, String(search[key])])),
  component: SuccessRoute,
});

function SuccessRoute() {
  const { payment_intent, payment_intent_id, redirect_status } = Route.useSearch();
  const payment = { paymentIntentId: payment_intent ?? payment_intent_id, redirectStatus: redirect_status };
  return <PlansGate>{(user) => <SuccessScreen user={user} payment={payment} />}</PlansGate>;
}
