/** What both Stripe and the sandbox say of a payment intent, as far as it matters here. */
export interface Intent {
  id: string;
  amount: number;
  status: string;
  last_payment_error?: { message?: string | undefined } | null | undefined;
}

/** A payment that was begun: `open` can be paid, `paid` is, `processing` waits for a bank, `gone` can no more. */
export interface PaymentSession {
  id: string;
  amountCents: number;
  state: 'open' | 'paid' | 'processing' | 'gone';
}

const STATES: Partial<Record<string, PaymentSession['state']>> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  processing: 'processing',
  succeeded: 'paid',
};

export function sessionOf({ id, amount, status }: Intent): PaymentSession {
  return { id, amountCents: amount, state: STATES[status] ?? 'gone' };
}

/** The payment's id, which its client secret begins with; null when it is no client secret. */
export function intentIdOf(clientSecret: string): string | null {
  return /^(pi_\w+?)_secret_\w+$/.exec(clientSecret)?.[1] ?? null;
}

/** How an attempt to pay ended. `refused`: by the provider, in its own words where it has some. */
export type Confirmation =
  | { kind: 'paid' | 'processing'; paymentIntentId: string }
  | { kind: 'refused'; message: string | null };

/** What follows from an intent after an attempt to pay it. */
export function confirmationOf({ id, status, last_payment_error: error }: Intent): Confirmation {
  if (status === 'succeeded') return { kind: 'paid', paymentIntentId: id };
  if (status === 'processing') return { kind: 'processing', paymentIntentId: id };
  return { kind: 'refused', message: error?.message ?? null };
}

/** What differs between Stripe's form and the sandbox's: whether it can be sent, and how it pays. */
export interface CardProvider {
  isReady: boolean;
  /** Rejects on what nobody foresaw: no network, a provider that crashed. */
  confirm: () => Promise<Confirmation>;
}
