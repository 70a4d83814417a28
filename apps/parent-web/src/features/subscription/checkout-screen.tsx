import { lazily } from '@herohood/browser/lazy-part';
import { PageFrame } from '../../layout/page-frame';
import { Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { checkoutText as text } from '../../text/en/checkout';
import { NoSession, PaymentSkeleton } from './payment-frame';

const StripeCheckout = lazily(async () => (await import('./stripe-checkout')).StripeCheckout);
const SandboxCheckout = lazily(async () => (await import('./sandbox-checkout')).SandboxCheckout);

interface Props {
  clientSecret: string | undefined;
  subscriptionId: string | undefined;
}

/** /premium-checkout: what is bought, and the card that pays for it. */
export function CheckoutScreen({ clientSecret, subscriptionId }: Props) {
  if (!clientSecret) {
    return (
      <PageFrame documentTitle={text.missing.title} back="/subscription" width="narrow">
        <NoSession order={1} />
      </PageFrame>
    );
  }
  return (
    <PageFrame title={text.title} back="/subscription">
      <Payment clientSecret={clientSecret} subscriptionId={subscriptionId} />
    </PageFrame>
  );
}

function Payment(payment: { clientSecret: string; subscriptionId: string | undefined }) {
  const checkout = trpc.subscription.checkout.useQuery();
  return (
    <Loaded query={checkout} what={text.load} skeleton={<PaymentSkeleton />}>
      {({ mode, publishableKey }) =>
        mode === 'stripe' ? (
          <StripeCheckout publishableKey={publishableKey ?? ''} {...payment} />
        ) : (
          <SandboxCheckout {...payment} />
        )
      }
    </Loaded>
  );
}
