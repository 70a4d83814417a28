import { lazily } from '@herohood/browser/lazy-part';
import { sayPrice } from '@herohood/browser/text/say';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../layout/states';
import { checkoutText } from '../../text/en/checkout';
import { CardFields } from './card-fields';
import { PaymentForm } from './payment-form';
import { PaymentFrame, PaymentSkeleton } from './payment-frame';
import { type PaymentSession, sessionOf } from './payment-session';
import { findSandboxIntent } from './sandbox-payments';
import { TestCards } from './test-cards';
import { useSandboxCard } from './use-sandbox-card';

const AuthenticationDialog = lazily(() =>
  import('./authentication-dialog').then((part) => ({ default: part.AuthenticationDialog })),
);

interface Props {
  clientSecret: string;
  subscriptionId: string | undefined;
}

/** The checkout of the payments sandbox: our own card form, and no money moves. */
export function SandboxCheckout({ clientSecret, subscriptionId }: Props) {
  const session = useQuery({
    queryKey: ['payment-session', clientSecret],
    queryFn: async () => {
      const intent = await findSandboxIntent(clientSecret);
      return intent && sessionOf(intent);
    },
    // What it answered may be paid meanwhile: each visit asks anew.
    gcTime: 0,
  });
  return (
    <Loaded query={session} what={checkoutText.load} skeleton={<PaymentSkeleton />}>
      {(found) => (
        <PaymentFrame session={found} subscriptionId={subscriptionId}>
          {found ? <SandboxForm clientSecret={clientSecret} session={found} /> : null}
        </PaymentFrame>
      )}
    </Loaded>
  );
}

function SandboxForm({ clientSecret, session }: { clientSecret: string; session: PaymentSession }) {
  const { provider, fields, question } = useSandboxCard(clientSecret);
  return (
    <>
      <PaymentForm
        provider={provider}
        promise={checkoutText.sandbox.promise}
        notice={<TestCards isDisabled={fields.isDisabled} onUse={fields.onChange} />}
      >
        <CardFields {...fields} />
      </PaymentForm>
      {question ? (
        <AuthenticationDialog amount={sayPrice(session.amountCents)} onAnswer={question.answer} />
      ) : null}
    </>
  );
}
