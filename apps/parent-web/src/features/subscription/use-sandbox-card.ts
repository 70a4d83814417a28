import { serverNow } from '@herohood/browser/server-clock';
import { useState } from 'react';
import { type CardErrors, type CardValues, checkCard } from './card';
import type { CardProvider, Confirmation } from './payment-session';
import { confirmInSandbox } from './sandbox-payments';

const EMPTY: CardValues = { number: '', expiry: '', cvc: '', name: '' };

interface Question {
  answer: (isApproved: boolean) => void;
}

/** The card form of the sandbox: its fields, what is wrong with them, and the bank's question while it waits. */
export function useSandboxCard(clientSecret: string) {
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<CardErrors>({});
  const [isSending, setIsSending] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);

  function change(part: Partial<CardValues>): void {
    setValues((old) => ({ ...old, ...part }));
    // A field that is being mended is not scolded while it is typed.
    setErrors((old) => Object.fromEntries(Object.entries(old).filter(([field]) => !(field in part))));
  }

  const askBank = () =>
    new Promise<boolean>((resolve) => {
      setQuestion({
        answer: (isApproved) => {
          setQuestion(null);
          resolve(isApproved);
        },
      });
    });

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

  const provider: CardProvider = { isReady: true, confirm };
  return { provider, fields: { values, errors, isDisabled: isSending, onChange: change }, question };
}
