import { lazily } from '@herohood/browser/lazy-part';
import { serverNow } from '@herohood/browser/server-clock';
import { sayPrice } from '@herohood/browser/text/say';
import { Box, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Hollow } from '../../layout/hint';
import { Icon } from '../../layout/icon';
import { Loaded } from '../../layout/states';
import { checkoutText } from '../../text/en/checkout';
import { type CardErrors, type CardValues, checkCard } from './card';
import { CardFields } from './card-fields';
import { PaymentForm } from './payment-form';
import { PaymentFrame, PaymentSkeleton } from './payment-frame';
import classes from './payment-frame.module.css';
import { type Confirmation, type PaymentSession, sessionOf } from './payment-session';
import { confirmInSandbox, findSandboxIntent } from './sandbox-payments';

const AuthenticationDialog = lazily(
  async () => (await import('./authentication-dialog')).AuthenticationDialog,
);

const text = checkoutText.sandbox;

/** Test cards are good for some years more; which, does not matter. */
const YEARS_AHEAD = 4;
const TEST_CVC = '123';
const EMPTY: CardValues = { number: '', expiry: '', cvc: '', name: '' };

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

/** The card's fields, what is wrong with them, and the bank's question while it waits. */
function SandboxForm({ clientSecret, session }: { clientSecret: string; session: PaymentSession }) {
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<CardErrors>({});
  const [isSending, setIsSending] = useState(false);
  const [question, setQuestion] = useState<{ answer: (isApproved: boolean) => void } | null>(null);

  function change(part: Partial<CardValues>): void {
    setValues((old) => ({ ...old, ...part }));
    // A field that is being mended is not scolded while it is typed.
    setErrors((old) => Object.fromEntries(Object.entries(old).filter(([field]) => !(field in part))));
  }

  const askBank = () => new Promise<boolean>((answer) => setQuestion({ answer }));

  function answerBank(isApproved: boolean): void {
    setQuestion(null);
    question?.answer(isApproved);
  }

  async function confirm(): Promise<Confirmation> {
    const wrong = checkCard(values, serverNow());
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return { kind: 'refused', message: null };
    setIsSending(true);
    try {
      return await confirmInSandbox(clientSecret, values, askBank);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <>
      <PaymentForm provider={{ isReady: true, confirm }} promise={text.promise}>
        <TestCards isDisabled={isSending} onUse={change} />
        <CardFields values={values} errors={errors} isDisabled={isSending} onChange={change} />
      </PaymentForm>
      {question ? (
        <AuthenticationDialog amount={sayPrice(session.amountCents)} onAnswer={answerBank} />
      ) : null}
    </>
  );
}

interface TestCardsProps {
  isDisabled: boolean;
  onUse: (card: CardValues) => void;
}

/** Says that no money moves, and fills the form with a test card at a tap. */
function TestCards({ isDisabled, onUse }: TestCardsProps) {
  const use = (number: string) => {
    const year = String((serverNow().getUTCFullYear() + YEARS_AHEAD) % 100).padStart(2, '0');
    onUse({ number, expiry: `12/${year}`, cvc: TEST_CVC, name: text.holder });
  };
  return (
    <Hollow p="1rem" bg="var(--sunshine-ground)" c="var(--sunshine-words)" role="note">
      <Group component="strong" gap="0.5rem">
        <Icon name="spark" size={18} />
        {text.title}
      </Group>
      <Text fz="0.92rem" mt={3} mb="sm">
        {text.hint}
      </Text>
      <Group component="ul" gap="0.5rem" aria-label={text.cards}>
        {text.list.map(({ number, does }) => (
          <Box key={number} component="li" flex="1 1 min(13rem, 100%)">
            <button
              type="button"
              className={classes.chip}
              disabled={isDisabled}
              aria-label={text.use(number, does)}
              onClick={() => use(number)}
            >
              {number}
              <small>{does}</small>
            </button>
          </Box>
        ))}
      </Group>
    </Hollow>
  );
}
