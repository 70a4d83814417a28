import Stripe from 'stripe';
import { createPaymentsSandbox } from '../payments-sandbox';
import { memoryStore, type StateStore } from '../stores';

export const SECRET_KEY = 'sk_test_sandbox';
export const WEBHOOK_SECRET = 'whsec_sandbox';
export const HOUR = 3600;
export const DAY = 24 * HOUR;
export const START = new Date('2026-01-31T10:00:00Z');

export interface Delivered {
  payload: string;
  signature: string;
}

/** A sandbox, the real SDK that talks to it, and a browser that has no key. */
export function openTestSandbox(store: StateStore = memoryStore()) {
  const delivered: Delivered[] = [];
  const webhook = { isUp: true };
  const logged: string[] = [];
  const log = (_facts: object, message: string) => void logged.push(message);
  let now = START;
  const sandbox = createPaymentsSandbox({
    now: () => now,
    store,
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    deliver: async (event) => {
      if (webhook.isUp) delivered.push(event);
      return webhook.isUp;
    },
    log: { warn: log, error: log },
  });
  const ask: typeof fetch = async (url, init) => {
    const { pathname, search } = new URL(String(url));
    const { status, body, headers } = await sandbox.handle({
      method: init?.method ?? 'GET',
      path: pathname.replace('/v1/', ''),
      query: search.slice(1),
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof init?.body === 'string' ? init.body : '',
    });
    return new Response(JSON.stringify(body), { status, headers });
  };
  const stripe = new Stripe(SECRET_KEY, {
    httpClient: Stripe.createFetchHttpClient(ask),
    maxNetworkRetries: 0,
    telemetry: false,
  });
  /** A payment's call by a browser. */
  const browser = async (path: string, form?: Record<string, string>) => {
    const body = form ? new URLSearchParams(form).toString() : '';
    const [address = '', query = ''] = path.split('?');
    const method = form ? 'POST' : 'GET';
    const answer = await sandbox.handle({
      method,
      path: `payment_intents/${address}`,
      query,
      headers: {},
      body,
    });
    return { status: answer.status, body: answer.body as Answer };
  };
  const later = async (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
    await sandbox.settle();
  };
  return { sandbox, stripe, browser, later, delivered, webhook, logged };
}

type Answer = Record<string, unknown> & { error?: Record<string, unknown> };
export type TestSandbox = ReturnType<typeof openTestSandbox>;

/** A customer with an incomplete subscription, as the server orders it, and how a browser pays it. */
export async function order({ stripe, browser }: TestSandbox, customerId?: string) {
  const customer = customerId ?? (await stripe.customers.create({ email: 'mona@example.com' })).id;
  const price = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 499,
    recurring: { interval: 'month', interval_count: 1 },
    lookup_key: 'herohood-monthly',
    metadata: { plan: 'monthly' },
  });
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: price.id }],
    payment_behavior: 'default_incomplete',
    expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
  });
  const { confirmation_secret: confirmation, amount_due: amountDue } =
    subscription.latest_invoice as Stripe.Invoice;
  const secret = confirmation?.client_secret ?? '';
  const intentId = secret.split('_secret_')[0] ?? '';
  const send = (verb: string, form: Record<string, string>) =>
    browser(`${intentId}/${verb}`, { client_secret: secret, ...form });
  return {
    ...{ customer, subscription, amountDue, secret, intentId },
    pay: (card: string) =>
      send('confirm', { 'payment_method_data[type]': 'card', 'payment_method_data[card][number]': card }),
    tellBank: (outcome: 'succeeded' | 'failed') => send('authenticate', { outcome }),
    look: () => stripe.subscriptions.retrieve(subscription.id),
  };
}
