import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { createPaymentsSandbox, type PaymentsSandbox } from '../payments-sandbox';
import { fetchAt } from '../sdk-fetch';
import type { StateStore } from '../state';
import { memoryStore } from '../stores';

export const SECRET_KEY = 'sk_test_sandbox';
export const WEBHOOK_SECRET = 'whsec_sandbox';
/** As a product would mount it, so that every test also proves the way through a path. */
const MOUNT = '/sandbox/stripe';

export const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 86_400;

export type Delivered = { payload: string; signature: string };
export type TestSandbox = {
  stripe: Stripe;
  sandbox: PaymentsSandbox;
  /** 'http://127.0.0.1:…/sandbox/stripe' */
  base: string;
  /** What reached the webhook, in order. */
  delivered: Delivered[];
  /** What went wrong inside. */
  logged: string[];
  /** The real time, which only the test moves. */
  clock: { now: Date };
  webhook: { isUp: boolean };
  stop(): Promise<void>;
};

export const START = new Date('2026-01-31T10:00:00Z');
export const START_SECONDS = START.getTime() / 1000;

/** A sandbox behind a real HTTP server, and the real SDK that talks to it. */
export async function startTestSandbox(store: StateStore = memoryStore()): Promise<TestSandbox> {
  const delivered: Delivered[] = [];
  const logged: string[] = [];
  const clock = { now: START };
  const webhook = { isUp: true };
  const log = (_facts: object, message: string) => void logged.push(message);
  const sandbox = createPaymentsSandbox({
    now: () => clock.now,
    store,
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    deliver: async (event) => {
      if (webhook.isUp) delivered.push(event);
      return webhook.isUp;
    },
    log: { warn: log, error: log },
  });
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const answer = await sandbox.handle({
      method: request.method ?? 'GET',
      path: pathname.replace(MOUNT, ''),
      query: search.slice(1),
      headers: request.headers,
      body: await bodyOf(request),
    });
    response.writeHead(answer.status, answer.headers).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}${MOUNT}`;
  const stripe = new Stripe(SECRET_KEY, {
    httpClient: Stripe.createFetchHttpClient(fetchAt(base)),
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return {
    stripe,
    sandbox,
    base,
    delivered,
    logged,
    clock,
    webhook,
    stop: async () => {
      await sandbox.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

type Order = {
  subscription: Stripe.Subscription;
  intentId: string;
  clientSecret: string;
};

/** A customer with an incomplete subscription, as a checkout makes it. */
export async function order(stripe: Stripe): Promise<Order> {
  const customer = await stripe.customers.create({ email: 'mona@example.com' });
  const product = await stripe.products.create({ name: 'Premium' });
  const price = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 499,
    product: product.id,
    recurring: { interval: 'month', interval_count: 1 },
  });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    metadata: { family: 'f1' },
    expand: ['latest_invoice.confirmation_secret'],
  });
  const invoice = subscription.latest_invoice as Stripe.Invoice;
  const clientSecret = invoice.confirmation_secret?.client_secret ?? '';
  return { subscription, clientSecret, intentId: clientSecret.split('_secret_')[0] ?? '' };
}

/** Moves the clock that everybody lives by. */
export async function advance(stripe: Stripe, seconds: number): Promise<void> {
  const { frozen_time } = await stripe.testHelpers.testClocks.retrieve('clock_default');
  await stripe.testHelpers.testClocks.advance('clock_default', { frozen_time: frozen_time + seconds });
}

/** Calls as a browser does: no secret key, form-encoded. */
export async function post(
  url: string,
  form: Record<string, string>,
): Promise<{ status: number; body: Answer }> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form) });
  return { status: response.status, body: (await response.json()) as Answer };
}

type Answer = Record<string, unknown> & { error?: Record<string, unknown> };
