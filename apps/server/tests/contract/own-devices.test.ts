import { HOUR_MS } from '@herohood/domain/time/durations';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type EventStream, openEventStream } from '../testing/event-stream';
import { until } from '../testing/until';
import type { Browser } from './contract-client';
import { type Family, openWorld, type World } from './contract-world';

const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36';

let world: World;
let family: Family;
let phone: Browser;
let address: string;
const streams: EventStream[] = [];

beforeAll(async () => {
  world = await openWorld();
  address = await world.server.app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  family = await world.family();
  world.clock.advance(2 * HOUR_MS);
  phone = await signIn(family);
});
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.close();
  await world.checkLedgers();
});
afterAll(() => world.close());

async function signIn({ email, password }: Family): Promise<Browser> {
  const browser = world.browser();
  const answer = await browser.send(
    'POST /api/auth/login',
    { email, password },
    { headers: { 'user-agent': PHONE } },
  );
  expect(answer.status).toBe(200);
  return browser;
}
const devicesOf = async (by: Browser) => (await by.send('GET /api/auth/devices')).body;
const statusOf = async (by: Browser) => (await by.send('GET /api/auth/user')).status;

test('they are where the parent is signed in, since when, and the one that asks is marked', async () => {
  const [mine, older] = await devicesOf(phone);
  expect(mine).toMatchObject({ name: 'Android, Chrome', current: true });
  expect(mine.lastSeenAt).toBe(world.clock.now.toISOString());
  expect(older).toMatchObject({ name: 'Browser', current: false });
  world.clock.advance(HOUR_MS);
  const [again] = await devicesOf(family.parent);
  expect(again).toMatchObject({ id: older.id, current: true, signedInAt: older.signedInAt });
  expect(again.lastSeenAt).toBe(world.clock.now.toISOString());
  await world.sql`update parent_sessions set expires_at = ${world.clock.now.toISOString()} where id = ${mine.id}`;
  expect(await devicesOf(family.parent)).toHaveLength(1);
});

test('signing one out ends its session and stream at once, and twice is 404', async () => {
  const stream = await openEventStream(`${address}/api/sync/stream`, phone.cookieHeader());
  streams.push(stream);
  const [device] = await devicesOf(phone);
  const call = `DELETE /api/auth/devices/${device.id}`;
  expect((await family.parent.send(call)).status).toBe(204);
  await until(() => stream.text().includes('event: end'));
  expect([await statusOf(phone), await statusOf(family.parent)]).toEqual([401, 200]);
  expect((await family.parent.send(call)).status).toBe(404);
  const [entry] = (await family.parent.send('GET /api/family/audit')).body;
  expect(entry).toMatchObject({
    act: 'account.device_signed_out',
    summary: expect.stringContaining('signed out on Android, Chrome'),
  });
});

test('signing out everywhere else leaves this browser alone; twice is the same', async () => {
  const third = await signIn(family);
  for (let time = 0; time < 2; time++) {
    expect((await phone.send('DELETE /api/auth/devices')).status).toBe(204);
    expect(await devicesOf(phone)).toMatchObject([{ current: true }]);
  }
  expect([await statusOf(family.parent), await statusOf(third), await statusOf(phone)]).toEqual([
    401, 401, 200,
  ]);
  const { body } = await phone.send('GET /api/family/audit');
  const told = body.filter(({ act }: { act: string }) => act === 'account.device_signed_out');
  expect(told, 'the second time nothing happened').toHaveLength(1);
});

test('what browsers need to subscribe is told to everybody: the server’s public key', async () => {
  const answer = await world.server.app.inject({ url: '/trpc/push.publicKey' });
  expect(answer.json().result.data).toBe(world.server.ports.push.publicKey);
  expect(answer.body).not.toContain('privateKey');
});
