import { connect, type Socket } from 'node:net';
import { appRouter } from '@herohood/api/root';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeFamily, type TestFamily } from '../testing/family';
import { openTestServer, type TestServer } from '../testing/test-server';
import { until } from '../testing/until';

/** What a hero with the largest picture takes. */
const PICTURE = 7_100_000;
const ORDINARY = 64 * 1024;

let server: TestServer;
let port: number;
let family: TestFamily;
beforeAll(async () => {
  server = await openTestServer(appRouter);
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
  family = await makeFamily(server);
});
afterAll(() => server.close());

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Announces a body and sends nothing of it; the first line of the answer, '' while there is none. */
function announce(path: string, headers: string[], method = 'POST'): { line: () => string; socket: Socket } {
  let received = '';
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.write([`${method} ${path} HTTP/1.1`, 'host: x', ...headers, '', ''].join('\r\n'));
  return { line: () => received.split('\r\n')[0] ?? '', socket };
}
const json = (length: number, cookie = '') => [
  'content-type: application/json',
  `content-length: ${length}`,
  `cookie: ${cookie}`,
];
const answersOf = (all: ReturnType<typeof announce>[]) => all.map(({ line }) => line().split(' ')[1] ?? '');

test.each(['', 'parent_session=made-up', 'child_session=made-up'])(
  '80 strangers who announce 7.1 MB each are refused before any of it is read (%s)',
  async (cookie) => {
    const paths = ['/trpc/children.create', '/api/children', '/trpc/missions.approve', '/nothing'];
    const all = paths.flatMap((path) =>
      Array.from({ length: 20 }, () => announce(path, json(PICTURE, cookie))),
    );
    await until(() => answersOf(all).every(Boolean));
    for (const status of answersOf(all)) expect(['401', '413', '503']).toContain(status);
    expect(answersOf(all)).toContain('401');
  },
);

test('a family has two large bodies on their way, everybody together eight, and places come back', async () => {
  const families = [family];
  for (let i = 0; i < 4; i++) families.push(await makeFamily(server));
  const send = ({ parentCookie }: TestFamily) => announce('/api/children', json(PICTURE, parentCookie));
  const refused = (all: ReturnType<typeof announce>[]) => answersOf(all).filter(Boolean);

  const mine = [send(family), send(family), send(family)];
  await until(() => refused(mine).length > 0);
  expect(refused(mine)).toEqual(['429']);
  const theirs = families.slice(1).flatMap((other) => [send(other), send(other)]);
  await until(() => refused(theirs).length === 2);
  expect(refused([...mine, ...theirs]).sort()).toEqual(['429', '503', '503']);
  // What is small goes on meanwhile.
  expect((await family.asParent('GET', '/api/auth/user')).statusCode).toBe(200);

  for (const socket of sockets) socket.destroy();
  const picture = 'x'.repeat(ORDINARY);
  await until(async () => (await family.asParent('POST', '/api/children', { picture })).statusCode === 400);
});

test.each(['/api/children', '/trpc/children.create', '/api/logout'])(
  'a body of %s that does not tell its length ends at 64 kB, signed in or not',
  async (path) => {
    for (const cookie of ['', family.parentCookie]) {
      const { line, socket } = announce(path, [
        'content-type: application/json',
        'transfer-encoding: chunked',
        `cookie: ${cookie}`,
      ]);
      const size = ORDINARY + 1;
      socket.write(`${size.toString(16)}\r\n${'"'.padEnd(size)}\r\n`);
      await until(() => line() !== '');
      expect(line()).toContain(' 413 ');
    }
  },
);

test('an upload needs its token, and no session', async () => {
  const { uploadURL } = (await family.asParent('POST', '/api/objects/upload')).json();
  const { pathname, search } = new URL(uploadURL);
  const put = (path: string) =>
    announce(path, ['content-type: audio/webm', 'content-length: 2000000'], 'PUT');
  const guessed = put(`${pathname}?token=guess`);
  const taken = put(`${pathname}${search}`);
  await until(() => guessed.line() !== '');
  expect(guessed.line()).toContain(' 410 ');
  expect(taken.line()).toBe('');
});

test("a webhook's body is an ordinary one", async () => {
  const { line } = announce('/api/stripe/webhook', json(ORDINARY + 1));
  await until(() => line() !== '');
  expect(line()).toContain(' 413 ');
});

test('an address has half of the places, however many families it made', async () => {
  const proxied = await openTestServer(appRouter, {
    env: { PUBLIC_URL: undefined, TRUST_PROXY: ['loopback'] },
  });
  try {
    port = Number(new URL(await proxied.app.listen({ port: 0, host: '127.0.0.1' })).port);
    const families: TestFamily[] = [];
    for (let i = 0; i < 4; i++) families.push(await makeFamily(proxied));
    const send = ({ parentCookie }: TestFamily, from: string) =>
      announce('/api/children', [...json(PICTURE, parentCookie), `x-forwarded-for: ${from}`]);
    const crowd = families.flatMap((each) => [send(each, '203.0.113.1'), send(each, '203.0.113.1')]);
    await until(() => answersOf(crowd).filter((status) => status === '429').length === 4);
    const other = await makeFamily(proxied);
    const elsewhere = [send(other, '203.0.113.2'), send(other, '203.0.113.2'), send(other, '203.0.113.2')];
    await until(() => answersOf(elsewhere).some(Boolean));
    expect(answersOf(elsewhere).filter(Boolean)).toEqual(['429']);
  } finally {
    for (const socket of sockets) socket.destroy();
    await proxied.close();
  }
});
