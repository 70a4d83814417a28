import type { APIRequestContext } from 'playwright-core';
import { expect } from 'vitest';
import { send } from './set-up-family';

/** Begins the monthly plan and pays it in the payments sandbox, as the provider's own page would; the server was not told yet. */
async function payPlan(
  request: APIRequestContext,
): Promise<{ paymentIntentId: string; clientSecret: string }> {
  const begun = await send(request, '/api/subscription/create', { planId: 'monthly' });
  const paymentIntentId = String(begun.paymentIntentId);
  const clientSecret = String(begun.clientSecret);
  const confirmed = await request.post(`/sandbox/stripe/v1/payment_intents/${paymentIntentId}/confirm`, {
    form: { client_secret: clientSecret, payment_method: 'pm_card_visa' },
  });
  expect(confirmed.status()).toBe(200);
  return { paymentIntentId, clientSecret };
}

/** A family with a paid plan, as one has it after the checkout: its games are open. */
export async function buyPlan(request: APIRequestContext): Promise<void> {
  const { paymentIntentId } = await payPlan(request);
  await send(request, '/api/subscription/complete', { paymentIntentId });
}
