import { createFileRoute } from '@tanstack/react-router';
import { CheckoutScreen } from '../../features/subscription/checkout-screen';
import { PlansGate } from '../-gate/parent-gate';

const wordOf = (value: unknown) => (value === undefined || value === '' ? undefined : String(value));

export const Route = createFileRoute('/_console/premium-checkout')({
  validateSearch: (search): { client_secret?: string; subscription_id?: string } => {
    const secret = wordOf(search.client_secret);
    const id = wordOf(search.subscription_id);
    return { ...(secret ? { client_secret: secret } : {}), ...(id ? { subscription_id: id } : {}) };
  },
  component: CheckoutRoute,
});

function CheckoutRoute() {
  const { client_secret: clientSecret, subscription_id: subscriptionId } = Route.useSearch();
  return (
    <PlansGate>
      {() => <CheckoutScreen clientSecret={clientSecret} subscriptionId={subscriptionId} />}
    </PlansGate>
  );
}
