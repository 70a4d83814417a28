import { connect, type Socket } from 'node:net';
import { appRouter } from '@herohood/api/root';
import { afterEach, expect, test } from 'vitest';
import { PACE_BYTES, PACE_MS } from '../../src/http/half-requests';
import { makeFamily } from '../testing/family';
import { openTestServer, type TestServer } from '../testing/test-server';
import { until } from '../testing/until';

/** As many as may be in work at once. */
const IDLE = 400;

let server: TestServer;
let port: number;
const sockets: { socket: Socket; received: () => string }[] = [];
afterEach(async () => {
  for (const { socket } of sockets.splice(0)) socket.destroy();
  await server.close();
});

async function open(options: Parameters<typeof openTestServer>[1] = {}): Promise<void> {
  server = await openTestServer(appRouter, options);
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
}

async function sendHalf(headers: string[], path = '/api/children', length = 100): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    received += chunk;
  });
  sockets.push({ socket, received: () => received });
  await new Promise((resolve) => socket.once('connect', resolve));
  const head = [`POST ${path} HTTP/1.1`, 'host: x', 'content-type: application/json', ...headers];
  socket.write(`${[...head, `content-length: ${length}`].join('\r\n')}\r\n\r\n{`);
}
const connections = () =>
  new Promise<number>((resolve) => server.app.server.getConnections((_, count) => resolve(count)));

test('400 idle requests of strangers keep nobody out', async () => {
  await open();
  const family = await makeFamily(server);
  for (let i = 0; i < IDLE; i++) await sendHalf([]);
  await until(async () => (await connections()) >= IDLE);
  for (let i = 0; i < 3; i++) {
    expect((await family.asParent('GET', '/api/auth/user')).statusCode).toBe(200);
    expect((await family.asChild('GET', '/api/auth/child')).statusCode).toBe(200);
  }
});

test('one address has 50 unfinished requests, and gets their room back when they end', async () => {
  await open({ env: { PUBLIC_URL: undefined, TRUST_PROXY: ['loopback'] } });
  const refused = () => sockets.filter(({ received }) => received().startsWith('HTTP/1.1 429')).length;
  for (let i = 0; i < 60; i++) await sendHalf(['x-forwarded-for: 203.0.113.80']);
  await until(() => refused() === 10);
  await sendHalf(['x-forwarded-for: 203.0.113.81']);
  for (const { socket } of sockets.slice(0, 50)) socket.destroy();
  const ask = async (address: string) => {
    const headers = { 'x-forwarded-for': address, 'content-type': 'application/json' };
    return (await fetch(`http://127.0.0.1:${port}/api/children`, { method: 'POST', headers, body: '{}' }))
      .status;
  };
  await until(async () => (await ask('203.0.113.80')) === 401);
  expect(await ask('203.0.113.81')).toBe(401);
});

test.each(['/api/children', '/trpc/children.create', '/parent'])(
  'half a request to %s is sent away in time, a whole one never',
  async (path) => {
    await open({ load: { arrivalMs: 50 } });
    await sendHalf([], path);
    const [half] = sockets;
    await until(() => half?.received().includes('HTTP/1.1 408') && half.socket.closed);
    const whole = await fetch(`http://127.0.0.1:${port}/api/auth/user`);
    expect(whole.status).toBe(401);
  },
);

test('a body that says that it is long has longer', async () => {
  await open({ load: { arrivalMs: 50 } });
  const { parentCookie } = await makeFamily(server);
  await sendHalf([`cookie: ${parentCookie}`], '/trpc/children.create', 7_000_000);
  await sendHalf([]);
  const [long, short] = sockets;
  await until(() => short?.received().startsWith('HTTP/1.1 408') && short.socket.closed);
  expect([long?.received(), long?.socket.closed]).toEqual(['', false]);
});

test('a long body that stands still is sent away, one that keeps its pace is not', async () => {
  const spans: { ms: number; tick: () => void }[] = [];
  await open({
    every: (ms, tick) => {
      spans.push({ ms, tick });
      return () => {};
    },
  });
  const arrived: Socket[] = [];
  server.app.server.on('connection', (socket) => arrived.push(socket));
  const { parentCookie } = await makeFamily(server);
  const paces = () => spans.filter(({ ms }) => ms === PACE_MS);
  for (let i = 1; i <= 2; i++) {
    await sendHalf([`cookie: ${parentCookie}`], '/trpc/children.create', 7_000_000);
    await until(() => paces().length === i);
  }
  const [still, steady] = sockets;
  steady?.socket.write('"'.padEnd(PACE_BYTES));
  await until(() => (arrived[1]?.bytesRead ?? 0) > PACE_BYTES);
  for (const { tick } of paces()) tick();
  await until(() => still?.received().startsWith('HTTP/1.1 408') && still.socket.closed);
  expect([steady?.received(), steady?.socket.closed]).toEqual(['', false]);
  // The next span has brought nothing.
  paces()[1]?.tick();
  await until(() => steady?.received().startsWith('HTTP/1.1 408'));
});
