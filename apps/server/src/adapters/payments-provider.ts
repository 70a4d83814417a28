import type { LogPort, PaymentsPort } from '@herohood/api/context';
import { createPaymentsSandbox, type PaymentsSandbox } from '@herohood/payments-sandbox/payments-sandbox';
import type { StateStore } from '@herohood/payments-sandbox/stores';
import type { Env } from '../env';
import { once } from '../once';
import type { PaymentsOptions } from './payments';
import { createSecrets } from './secrets';

/** Below which the sandbox's HTTP API stands (rules: errors); Stripe's own paths follow. */
export const SANDBOX_PREFIX = '/sandbox/stripe';
const STRIPE_ORIGIN = 'https://api.stripe.com';
const WEBHOOK_PATH = '/api/stripe/webhook';

export interface Provider {
  payments: PaymentsPort;
  /** Null where Stripe itself is asked. */
  sandbox: PaymentsSandbox | null;
}

interface ProviderOptions {
  env: Partial<Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_PUBLISHABLE_KEY'>> &
    Pick<Env, 'BILLING'>;
  appSecret: string;
  /** Where the sandbox keeps what it knows; null: another process has the sandbox, behind `callOwn`. */
  store: StateStore | null;
  /** Sends a request to this server itself; the path is relative to its origin. */
  callOwn: (path: string, init: RequestInit) => Promise<Response>;
  now: () => Date;
  log: LogPort;
}

/**
 * Stripe, or the payments sandbox (rules: payments): the same SDK speaks to both over HTTP. Where nobody is billed Stripe is
 * still asked if its keys are there, for what was begun before; else there is nothing to ask.
 */
export function openProvider(options: ProviderOptions): Provider {
  const { env, callOwn } = options;
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
  } = env;
  if (env.BILLING !== 'sandbox' && secretKey && webhookSecret && publishableKey) {
    const checkout = { mode: 'stripe' as const, publishableKey };
    return { payments: paymentsLater({ secretKey, webhookSecret, checkout }), sandbox: null };
  }
  if (env.BILLING === 'off') return { payments: noPayments, sandbox: null };
  const keys = sandboxKeys(options.appSecret);
  const { store, now, log } = options;
  const deliver = async ({ payload, signature }: { payload: string; signature: string }) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await callOwn(WEBHOOK_PATH, { method: 'POST', headers, body: payload })).ok;
  };
  const sandbox = store && createPaymentsSandbox({ ...keys, store, now, log, deliver });
  const payments = paymentsLater({
    ...keys,
    checkout: { mode: 'sandbox', publishableKey: null },
    fetch: (input, init) => {
      const { pathname, search } = new URL(String(input), STRIPE_ORIGIN);
      return callOwn(`${SANDBOX_PREFIX}${pathname}${search}`, init ?? {});
    },
  });
  return { payments, sandbox };
}

/** The sandbox's keys, which follow from the app's secret: only who has it can look into the sandbox. */
export function sandboxKeys(appSecret: string): { secretKey: string; webhookSecret: string } {
  const { digest } = createSecrets(appSecret);
  return {
    secretKey: `sk_test_${digest('payments sandbox: key')}`,
    webhookSecret: `whsec_${digest('payments sandbox: webhook')}`,
  };
}

/**
 * Payments whose library is loaded with the first call: it takes a start's time and memory, and most processes
 * never see a payment.
 */
function paymentsLater(options: PaymentsOptions): PaymentsPort {
  const open = once(async () => (await import('./payments')).createPayments(options));
  return {
    checkout: options.checkout,
    createCustomer: async (customer) => (await open()).createCustomer(customer),
    startSubscription: async (start) => (await open()).startSubscription(start),
    findPayment: async (id) => (await open()).findPayment(id),
    subscriptionsOf: async (customerId) => (await open()).subscriptionsOf(customerId),
    cancelAtPeriodEnd: async (id) => (await open()).cancelAtPeriodEnd(id),
    keepRunning: async (id) => (await open()).keepRunning(id),
    endNow: async (id) => (await open()).endNow(id),
    removeCustomer: async (id) => (await open()).removeCustomer(id),
    readEvent: async (webhook) => (await open()).readEvent(webhook),
  };
}

const refuse = () => Promise.reject(new Error('Nobody is billed here.'));

/**
 * Payments where nobody is billed. Acts that begin or change one are refused before they come here; what looks after
 * old ones finds none.
 */
const noPayments: PaymentsPort = {
  checkout: { mode: 'sandbox', publishableKey: null },
  createCustomer: refuse,
  startSubscription: refuse,
  findPayment: async () => null,
  subscriptionsOf: async () => [],
  cancelAtPeriodEnd: refuse,
  keepRunning: refuse,
  endNow: async () => {},
  removeCustomer: async () => {},
  readEvent: async () => null,
};
