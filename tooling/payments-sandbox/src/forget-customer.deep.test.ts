import { expect, it } from 'vitest';
import { memoryStore } from './stores';
import { order, orderAgain, post, startTestSandbox } from './testing/sandbox-server';

it('keeps nothing of who a deleted customer was, and all of the others', async () => {
  const store = memoryStore();
  const { stripe, base, stop, logged } = await startTestSandbox(store);
  const other = await order(stripe);
  const customer = await stripe.customers.create(
    { email: 'zelda@hero.example', name: 'Zelda Fitz', metadata: { familyId: 'family-77' } },
    { idempotencyKey: 'customer-family-77' },
  );
  const [price] = (await stripe.prices.list()).data;
  const { intentId, clientSecret, subscription } = await orderAgain(stripe, customer, price?.id ?? '');
  await post(`${base}/v1/payment_intents/${intentId}/confirm`, {
    client_secret: clientSecret,
    payment_method: 'pm_card_visa',
  });
  await stripe.subscriptions.update(subscription.id, { metadata: { familyId: 'family-77' } });
  const before = JSON.stringify(await store.load());
  for (const text of ['zelda@hero.example', 'Zelda Fitz', 'family-77']) expect(before).toContain(text);

  await stripe.customers.del(customer.id);
  const state = await store.load();
  const after = JSON.stringify(state);
  for (const text of ['zelda@hero.example', 'Zelda Fitz', 'family-77']) expect(after).not.toContain(text);
  // What was paid stays in the books, under an id that names nobody.
  const invoices = Object.values(state?.invoices ?? {}).filter((invoice) => invoice.customer === customer.id);
  expect(invoices).toMatchObject([{ status: 'paid', amount_paid: 499 }]);
  expect(await stripe.customers.retrieve(other.customer.id)).toMatchObject({ email: 'mona@example.com' });
  expect((await stripe.subscriptions.retrieve(other.subscription.id)).metadata).toEqual({ family: 'f1' });
  await stop();
  expect(logged).toEqual([]);
});
