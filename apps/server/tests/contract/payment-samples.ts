import { signPayload } from '@herohood/payments-sandbox/news';
import { SANDBOX_PREFIX, sandboxKeys } from '../../src/adapters/payments-provider';
import { APP_SECRET } from '../testing/test-server';
import { type Family, START, type World } from './contract-world';
import type { Sample } from './sample';

interface BegunPayment {
  clientSecret: string;
  subscriptionId: string;
  paymentIntentId: string;
}

/** Pays as a browser does: at the provider, with the client secret. */
async function pay(world: World, { clientSecret, paymentIntentId }: BegunPayment): Promise<void> {
  await world.server.app.inject({
    method: 'POST',
    url: `${SANDBOX_PREFIX}/v1/payment_intents/${paymentIntentId}/confirm`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ client_secret: clientSecret, payment_method: 'pm_card_visa' }).toString(),
  });
}

/** A plan begun and paid, but not completed. */
export async function payPlan(world: World, { parent }: Pick<Family, 'parent'>): Promise<BegunPayment> {
  const begun = (await parent.send('POST /api/subscription/create', { planId: 'monthly' })).body;
  await pay(world, begun);
  return begun;
}

const paidIntents = new Map<string, string>();
const EVENT = JSON.stringify({
  id: 'evt_sample',
  object: 'event',
  type: 'customer.created',
  data: { object: { id: 'cus_of_nobody', object: 'customer' } },
});

/** How tests call the rows of payments. */
export const PAYMENT_SAMPLES: Record<string, Sample> = {
  'POST /api/subscription/create': {
    body: () => ({ planId: 'quarterly' }),
    bad: ['family', 'Monthly', ''].map((planId) => ({ body: { planId } })),
  },
  'POST /api/subscription/complete': {
    prepare: async (world, family) => {
      paidIntents.set(family.id, (await payPlan(world, family)).paymentIntentId);
    },
    body: ({ id }) => ({ paymentIntentId: paidIntents.get(id) ?? 'pi_of_nobody' }),
    bad: [{ body: { paymentIntentId: ' ' } }, { body: { paymentIntentId: 'x'.repeat(256) } }],
  },
  'POST /api/subscription/cancel': {
    prepare: async (world, family) => {
      const { paymentIntentId } = await payPlan(world, family);
      await family.parent.send('POST /api/subscription/complete', { paymentIntentId });
    },
  },
  'POST /api/subscription/resume': {
    prepare: async (world, family) => {
      const { paymentIntentId } = await payPlan(world, family);
      await family.parent.send('POST /api/subscription/complete', { paymentIntentId });
      await family.parent.send('POST /api/subscription/cancel');
    },
  },
  'POST /api/stripe/webhook': {
    extras: {
      raw: EVENT,
      headers: {
        'stripe-signature': signPayload({
          payload: EVENT,
          secret: sandboxKeys(APP_SECRET).webhookSecret,
          now: new Date(START),
        }),
      },
    },
  },
};
