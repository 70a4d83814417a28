import { connect, type Socket } from 'node:net';
import { appRouter } from '@herohood/api/root';
import { afterEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server';
import { until } from '../testing/until';

const MOST_IN_WORK = 12;

let server: TestServer;
let port: number;
const sockets: Socket[] = [];
const arrived: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  arrived.splice(0);
  await server.close();
});

async function open(options: Parameters<typeof openTestServer>[1]): Promise<void> {
  server = await openTestServer(appRouter, options);
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
  server.app.server.on('connection', (socket) => arrived.push(socket));
}

/** A connection that takes nothing of its answers; the returned function asks once more for the largest that a stranger gets. */
function openReader(from: string): () => void {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  socket.pause();
  return () =>
    void socket.write(`GET /api/openapi.json HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\n\r\n`);
}
const openReaders = (count: number, from: string) => Array.from({ length: count }, () => openReader(from));
/** Asks until it comes true: the two systems keep some megabytes on their way before a connection stands still. */
const askUntil = (readers: (() => void)[], condition: () => unknown) =>
  until(async () => {
    for (const askOnce of readers) askOnce();
    return condition();
  });
const stuck = () => arrived.filter((socket) => socket.writableLength > 0).length;
const ask = async (from: string) =>
  (await fetch(`http://127.0.0.1:${port}/api/auth/user`, { headers: { 'x-forwarded-for': from } })).status;

test('answers that nobody takes hold no place in work', async () => {
  await open({ load: { mostInWork: MOST_IN_WORK } });
  const readers = openReaders(MOST_IN_WORK, '203.0.113.1');
  await askUntil(readers, () => stuck() >= MOST_IN_WORK);
  for (let i = 0; i < 5; i++) expect(await ask('203.0.113.2')).toBe(401);
});

test('an address leaves so many bytes unread, others are answered, and what is taken or left makes room', async () => {
  await open({
    env: { PUBLIC_URL: undefined, TRUST_PROXY: ['loopback'] },
    load: { mostUnread: 1_000_000 },
  });
  const readers = openReaders(10, '203.0.113.1');
  await askUntil(readers, async () => (await ask('203.0.113.1')) === 429);
  expect(await ask('203.0.113.2')).toBe(401);
  for (const socket of sockets) socket.destroy();
  await until(async () => (await ask('203.0.113.1')) === 401);
});

test('whoever takes nothing for a while is sent away', async () => {
  await open({ load: { silenceMs: 300 } });
  await askUntil(openReaders(1, '203.0.113.1'), () => stuck() === 1);
  await until(() => arrived[0]?.destroyed);
});
