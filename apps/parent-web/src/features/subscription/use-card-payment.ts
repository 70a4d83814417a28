import { useRef, useState } from 'react';
import { toast } from '../../lib/toast';
import { checkoutText } from '../../text/en/checkout';
import type { CardProvider, Confirmation } from './payment-session';
import { useCompleteSubscription } from './use-subscription';

const text = checkoutText.toasts;

export interface PaymentEnd {
  paymentIntentId: string;
  status: 'succeeded' | 'processing';
}

/**
 * Pays once, whoever takes the card, and then activates the plan. While a payment runs, or after one that went
 * through, it cannot be started again: whoever has paid can only activate again.
 */
export function useCardPayment(provider: CardProvider, onEnd: (end: PaymentEnd) => void) {
  const complete = useCompleteSubscription(text.unactivated);
  const isBusy = useRef(false);
  const [isPaying, setIsPaying] = useState(false);
  const [paidIntentId, setPaidIntentId] = useState<string | null>(null);

  async function activate(paymentIntentId: string): Promise<void> {
    if (await complete(paymentIntentId)) onEnd({ paymentIntentId, status: 'succeeded' });
    else setPaidIntentId(paymentIntentId);
  }

  async function confirm(): Promise<void> {
    let result: Confirmation;
    try {
      result = await provider.confirm();
    } catch {
      toast.error(text.unexpected);
      return;
    }
    if (result.kind === 'refused') {
      toast.error({ title: text.failed.title, message: result.message || text.failed.message });
    } else if (result.kind === 'processing') {
      onEnd({ paymentIntentId: result.paymentIntentId, status: 'processing' });
    } else await activate(result.paymentIntentId);
  }

  async function once(act: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    // What was said of the try before must not stand above this one's end.
    toast.clear();
    setIsPaying(true);
    await act();
    isBusy.current = false;
    setIsPaying(false);
  }

  return {
    isPaying,
    /** Paid, but not active yet. */
    isUnactivated: paidIntentId !== null,
    canPay: provider.isReady && !isPaying && paidIntentId === null,
    pay: () => {
      if (provider.isReady && paidIntentId === null) void once(confirm);
    },
    activateAgain: () => {
      if (paidIntentId !== null) void once(() => activate(paidIntentId));
    },
  };
}
