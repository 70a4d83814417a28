import { digitsOf } from '@herohood/domain/digits';
import { type CardValues, expiryOf } from './card';
import { type Confirmation, confirmationOf, type Intent, intentIdOf } from './payment-session';

/** The payments sandbox of this origin, which speaks Stripe's HTTP API (rules: subscription). */
const INTENTS = '/sandbox/stripe/v1/payment_intents';

interface Refused {
  message: string;
  payment_intent?: Intent | undefined;
}

type Answer = { ok: true; intent: Intent } | { ok: false; refusal: Refused };

async function call(address: string, form?: Record<string, string>): Promise<Answer> {
  const response = await fetch(address, form ? { method: 'POST', body: new URLSearchParams(form) } : {});
  if (response.status >= 500) throw new Error(`The payments sandbox answered ${response.status}.`);
  // The server's own sandbox, whose shapes its tests hold to Stripe's.
  const body: Intent & { error: Refused } = await response.json();
  return response.ok ? { ok: true, intent: body } : { ok: false, refusal: body.error };
}

/** The payment that a client secret belongs to; null when there is none. Rejects when the sandbox does not answer. */
export async function findSandboxIntent(clientSecret: string): Promise<Intent | null> {
  const id = intentIdOf(clientSecret);
  if (!id) return null;
  const answer = await call(`${INTENTS}/${id}?${new URLSearchParams({ client_secret: clientSecret })}`);
  return answer.ok ? answer.intent : null;
}

/** Pays with a card that was typed in. `askBank`: the customer's answer to the bank's question, when it has one. */
export async function confirmInSandbox(
  clientSecret: string,
  card: CardValues,
  askBank: () => Promise<boolean>,
): Promise<Confirmation> {
  const address = `${INTENTS}/${intentIdOf(clientSecret)}`;
  const expiry = expiryOf(card.expiry);
  const answer = await call(`${address}/confirm`, {
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': digitsOf(card.number),
    'payment_method_data[card][exp_month]': String(expiry?.month),
    'payment_method_data[card][exp_year]': String(expiry?.year),
    'payment_method_data[card][cvc]': card.cvc,
    'payment_method_data[billing_details][name]': card.name.trim(),
  });
  if (!answer.ok) return refused(answer.refusal);
  if (answer.intent.status !== 'requires_action') return confirmationOf(answer.intent);
  const outcome = (await askBank()) ? 'succeeded' : 'failed';
  const answered = await call(`${address}/authenticate`, { client_secret: clientSecret, outcome });
  return answered.ok ? confirmationOf(answered.intent) : refused(answered.refusal);
}

/** A payment that was paid in another tab is paid: it must never be offered again. */
function refused({ message, payment_intent: intent }: Refused): Confirmation {
  if (intent?.status === 'succeeded') return confirmationOf(intent);
  return { kind: 'refused', message };
}
