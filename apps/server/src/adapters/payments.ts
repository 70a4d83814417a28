import type { PaymentEvent, PaymentsPort, ProviderPayment } from '@herohood/api/context';
import { requestRefusal } from '@herohood/api/refusals';
import type { Checkout } from '@herohood/domain/subscription/schema';
import Stripe from 'stripe';
import * as z from 'zod';
import { priceOf, toProviderSubscription } from './payments-subscription';

/** Stripe signs the moment of sending; an older signature may be a replay (Stripe's own default). */
const SIGNATURE_LIFE_S = 300;
const TIMEOUT_MS = 10_000;
const PAYMENT_ID = /^[A-Za-z0-9_]+$/;
/** Stripe's largest page; a family has a handful of subscriptions in its life. */
const PAGE = 100;

export interface PaymentsOptions {
  secretKey: string;
  webhookSecret: string;
  checkout: Checkout;
  /** Reaches the payments sandbox instead of Stripe. */
  fetch?: typeof fetch;
}

/** Payments through Stripe's official SDK, or through the sandbox that speaks the same HTTP API (rules: payments). */
export function createPayments(options: PaymentsOptions): PaymentsPort {
  const stripe = new Stripe(options.secretKey, {
    timeout: TIMEOUT_MS,
    // Each retry carries the same idempotency key, so none charges twice.
    maxNetworkRetries: 2,
    telemetry: false,
    ...(options.fetch ? { httpClient: Stripe.createFetchHttpClient(options.fetch) } : {}),
  });

  return {
    checkout: options.checkout,

    createCustomer: ({ familyId, email, name }) =>
      asked(async () => {
        const customer = { email, name, metadata: { familyId } };
        const idempotencyKey = `customer-${familyId}`;
        return (await stripe.customers.create(customer, { idempotencyKey })).id;
      }),

    startSubscription: ({ customerId, plan, attempt }) =>
      asked(async () => {
        const subscription = await stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price: await priceOf(stripe, plan) }],
            payment_behavior: 'default_incomplete',
            payment_settings: {
              payment_method_types: ['card'],
              save_default_payment_method: 'on_subscription',
            },
            metadata: { plan },
            expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
          },
          { idempotencyKey: `subscription-${customerId}-${plan}-${attempt}` },
        );
        return openPaymentOf(subscription);
      }),

    // A name that is none of the provider's would become another address of its API.
    findPayment: async (id) =>
      PAYMENT_ID.test(id) ? orNull(async () => toPayment(await stripe.paymentIntents.retrieve(id))) : null,

    subscriptionsOf: (customer) =>
      asked(async () => {
        const page = await stripe.subscriptions.list({ customer, status: 'all', limit: PAGE });
        return page.data.map(toProviderSubscription);
      }),

    cancelAtPeriodEnd: (id) =>
      asked(async () => void (await stripe.subscriptions.update(id, { cancel_at_period_end: true }))),

    keepRunning: (id) =>
      asked(async () => {
        // Stripe takes one of the two at a time, and ends are set by the one that was used.
        const { cancel_at_period_end: isAtPeriodEnd } = await stripe.subscriptions.retrieve(id);
        await stripe.subscriptions.update(
          id,
          isAtPeriodEnd ? { cancel_at_period_end: false } : { cancel_at: '' },
        );
      }),

    endNow: async (id) => {
      await orNull(async () => {
        const { status } = await stripe.subscriptions.retrieve(id);
        if (status === 'canceled' || status === 'incomplete_expired') return;
        // What was paid and not used becomes a credit on the customer's balance.
        const isPaidFor = status !== 'incomplete';
        await stripe.subscriptions.cancel(id, isPaidFor ? { prorate: true, invoice_now: true } : {});
      });
    },

    removeCustomer: async (id) => {
      await orNull(() => stripe.customers.del(id));
    },

    readEvent: async ({ body, signature, now }) => {
      const receivedAt = now.getTime();
      try {
        return toEvent(
          stripe.webhooks.constructEvent(
            body,
            signature,
            options.webhookSecret,
            SIGNATURE_LIFE_S,
            undefined,
            receivedAt,
          ),
        );
      } catch (error) {
        const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError;
        if (isForged || error instanceof SyntaxError) return null;
        throw error;
      }
    },
  };
}

/** Null when there is nothing to pay: the customer's credit covered the invoice. */
function openPaymentOf({ id, status, latest_invoice: invoice }: Stripe.Subscription) {
  if (status === 'active') return null;
  const details = typeof invoice === 'object' ? invoice : null;
  const clientSecret = details?.confirmation_secret?.client_secret;
  const intent = details?.payments?.data[0]?.payment.payment_intent;
  if (!details || !clientSecret || !intent) throw new Error(`The subscription ${id} came without a payment.`);
  const paymentIntentId = typeof intent === 'string' ? intent : intent.id;
  return { subscriptionId: id, clientSecret, paymentIntentId, amountCents: details.amount_due };
}

function toPayment(intent: Stripe.PaymentIntent): ProviderPayment {
  const isPayable = ['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(
    intent.status,
  );
  return {
    customerId: idOf(intent.customer),
    isPaid: intent.status === 'succeeded',
    clientSecret: isPayable ? intent.client_secret : null,
  };
}

const customerShape = z.object({ id: z.string() });
const eventShape = z.object({
  id: z.string().min(1),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string().catch(''),
      object: z.string().optional(),
      customer: z.union([z.string(), customerShape]).nullish(),
    }),
  }),
});

/** Everything that matters here names its customer; the customer's own events are about itself. */
function toEvent(event: Stripe.Event): PaymentEvent | null {
  const read = eventShape.safeParse(event);
  if (!read.success) return null;
  const { id, type, data } = read.data;
  const { object: kind, customer } = data.object;
  const own = kind === 'customer' ? data.object : customer;
  return { id, type, customerId: idOf(own) };
}

function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null);
}

/** As `asked`; what Stripe does not know (any more) is null. */
async function orNull<T>(ask: () => Promise<T>): Promise<T | null> {
  return asked(async () => {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null;
      throw error;
    }
  });
}

/** A provider that does not answer, or is too busy, is a 503; what it refuses is a fault of ours. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
    const isAway = [StripeConnectionError, StripeAPIError, StripeRateLimitError].some(
      (kind) => error instanceof kind,
    );
    if (!isAway) throw error;
    throw requestRefusal('UNAVAILABLE', 'noPayments');
  }
}
