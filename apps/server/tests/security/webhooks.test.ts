import { openRowState } from '@herohood/db/testing/row-state';
import { MINUTE_MS } from '@herohood/domain/time/durations';
import { signPayload } from '@herohood/payments-sandbox/news';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPayments } from '../../src/adapters/payments';
import { sandboxKeys } from '../../src/adapters/payments-provider';
import { type Family, openWorld, type World } from '../contract/contract-world';
import { payPlan } from '../contract/payment-samples';
import { APP_SECRET } from '../testing/test-server';

const { webhookSecret } = sandboxKeys(APP_SECRET);

let world: World;
let family: Family;
let customer: string;
let rows: Awaited<ReturnType<typeof openRowState>>;

beforeAll(async () => {
  world = await openWorld({ hasOwnDatabase: true });
  family = await world.family();
  const { paymentIntentId } = await payPlan(world, family);
  await family.parent.send('POST /api/subscription/complete', { paymentIntentId });
  await world.server.settlePayments();
  const [row] = await world.sql`select stripe_customer_id as id from families where id = ${family.id}`;
  customer = row?.id;
  rows = await openRowState(world.sql);
  await rows.written();
});
afterAll(() => world.close());

let events = 0;
const eventOf = (id = `evt_abuse_${++events}`, of = customer) =>
  JSON.stringify({
    id,
    object: 'event',
    type: 'customer.subscription.deleted',
    data: { object: { object: 'subscription', customer: of, status: 'canceled' } },
  });
const sign = (payload: string, now = world.clock.now, secret = webhookSecret) =>
  signPayload({ payload, secret, now });
const send = (payload: string, signature: string | undefined) =>
  world.server.app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: {
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { 'stripe-signature': signature }),
    },
    payload,
  });
const status = async () => (await family.parent.send('GET /api/subscription/status')).body;

describe('a forged event', () => {
  const good = () => sign(eventOf('evt_forged'));
  test.each<[string, () => string | undefined]>([
    ['without a signature', () => undefined],
    ['with an empty one', () => ''],
    ['with nonsense', () => 'signed, honestly'],
    ['with a time alone', () => good().split(',')[0]],
    ['with a digest alone', () => good().split(',')[1]],
    ['signed by the scheme of tests', () => good().replace('v1=', 'v0=')],
    [
      "signed with the provider's other key",
      () => sign(eventOf('evt_forged'), world.clock.now, sandboxKeys(APP_SECRET).secretKey),
    ],
    ['signed with the secret of the app', () => sign(eventOf('evt_forged'), world.clock.now, APP_SECRET)],
    ['signed with nothing', () => sign(eventOf('evt_forged'), world.clock.now, '')],
    ['signed for another body', () => sign(eventOf('evt_of_another'))],
    [
      'with a good digest and a later time',
      () => good().replace(/t=\d+/, (time) => `t=${Number(time.slice(2)) + 60}`),
    ],
    ['from long ago', () => sign(eventOf('evt_forged'), new Date(world.clock.now.getTime() - 6 * MINUTE_MS))],
    ['with a time that is none', () => good().replace(/t=\d+/, 't=NaN')],
    ['with a thousand digests', () => `t=1,${'v1=00,'.repeat(1_000)}v1=ff`],
    ['with a digest that is cut short', () => good().slice(0, -1)],
  ])('%s is 400, and nothing happens', async (_what, signature) => {
    const before = await status();
    const { statusCode, body } = await send(eventOf('evt_forged'), signature());
    expect([statusCode, JSON.parse(body).code]).toEqual([400, 'BAD_REQUEST']);
    expect(body).not.toMatch(/stripe|secret|signatures/i);
    expect(await status()).toEqual(before);
    expect(await rows.written()).toEqual([]);
    expect(await world.sql`select 1 from stripe_events where id = 'evt_forged'`).toEqual([]);
  });

  test('in another form than JSON is no fault, also when it is signed', async () => {
    for (const payload of [
      '',
      'null',
      '[]',
      '{',
      '5',
      '{"id":1}',
      '{"id":"evt_x","data":{}}',
      '{"id":"evt_y","type":null,"data":{"object":{}}}',
    ]) {
      const { statusCode } = await send(payload, sign(payload));
      expect([payload, statusCode]).toEqual([payload, 400]);
    }
    expect(await rows.written()).toEqual([]);
  });

  test('that is larger than any of the provider is not read', async () => {
    const payload = eventOf().padEnd(300_000, ' ');
    expect((await send(payload, sign(payload))).statusCode).toBe(413);
  });
});

describe('a replayed event', () => {
  test('that was handled is asked about no second time', async () => {
    const payload = eventOf();
    const signature = sign(payload);
    let asked = 0;
    const { payments } = world.server.ports;
    const { subscriptionsOf } = payments;
    payments.subscriptionsOf = (id) => {
      asked += 1;
      return subscriptionsOf(id);
    };
    for (let i = 0; i < 5; i += 1) expect((await send(payload, signature)).statusCode).toBe(200);
    payments.subscriptionsOf = subscriptionsOf;
    expect(asked).toBe(1);
    expect(await status()).toMatchObject({ status: 'active', hasAccess: true });
  });

  test("about a stranger's customer, or nobody's, changes nobody", async () => {
    const before = await status();
    for (const of of ['cus_of_nobody', '', "'; --", 'x'.repeat(10_000)]) {
      const payload = eventOf(undefined, of);
      expect((await send(payload, sign(payload))).statusCode).toBe(200);
    }
    expect(await status()).toEqual(before);
  });
});

test('where Stripe takes the payments, events that the sandbox signed count for nothing', async () => {
  const payments = createPayments({
    secretKey: 'sk_test_of_the_operator',
    webhookSecret: 'whsec_of_the_operator',
    checkout: { mode: 'stripe', publishableKey: 'pk_test' },
  });
  const body = eventOf();
  const now = world.clock.now;
  expect(await payments.readEvent({ body, signature: sign(body), now })).toBeNull();
  expect(
    await payments.readEvent({ body, signature: sign(body, now, 'whsec_of_the_operator'), now }),
  ).not.toBeNull();
});
