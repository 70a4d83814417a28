import { connect } from 'node:net';
import { appRouter } from '@herohood/api/root';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFamily, type TestFamily } from '../testing/family';
import { openTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
let family: TestFamily;
let port: number;
beforeAll(async () => {
  server = await openTestServer(appRouter);
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
  family = await makeFamily(server);
});
afterAll(() => server.close());

/** The head and the body of the answer to a request without a body, over a real connection. */
function send(
  method: string,
  path: string,
  headers: readonly string[] = [],
): Promise<{ status: number; head: string; body: string }> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      received += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      const [head = '', ...body] = received.split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: body.join('\r\n\r\n') });
    });
    const own = ['host: x', 'connection: close', 'content-type: application/json'];
    socket.write(`${[`${method} ${path} HTTP/1.1`, ...own, ...headers].join('\r\n')}\r\n\r\n`);
  });
}

const heroes = async () => (await family.asParent('GET', '/api/children')).json().length;

test.each(['TRACE', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'SEARCH', 'QUERY', 'PURGE', 'HEAD'])(
  '%s runs no procedure, and is never a fault',
  async (method) => {
    const before = await heroes();
    const input = encodeURIComponent(JSON.stringify({ name: 'Sneaky', avatarType: 'robot' }));
    for (const path of [`/trpc/children.create?input=${input}`, '/trpc/account.logout', '/api/children']) {
      const { status } = await send(method, path, [`cookie: ${family.parentCookie}`]);
      expect([path, status]).toEqual([path, expect.toSatisfy((code: number) => code < 500)]);
      if (method !== 'HEAD') expect([path, status]).toEqual([path, expect.toSatisfy((code) => code >= 400)]);
    }
    expect(await heroes()).toBe(before);
    expect((await family.asParent('GET', '/api/auth/user')).statusCode).toBe(200);
  },
);

test('another method by header is none', async () => {
  const before = await heroes();
  for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
    const path = `/api/children/${family.childId}`;
    await send('GET', path, [`cookie: ${family.parentCookie}`, `${name}: DELETE`]);
  }
  expect(await heroes()).toBe(before);
});

test.each<[what: string, sent: Parameters<typeof send>, status: number]>([
  ['a foreign origin', ['POST', '/api/children', ['origin: https://evil.example', 'content-length: 0']], 403],
  ['a name that is escaped twice', ['GET', '/trpc/account%252Eme'], 400],
  ['an escape that is none', ['GET', '/api/children%C0%AE'], 400],
  ['an address that is none', ['GET', '/api/%'], 400],
  ['a body too large', ['POST', '/api/nothing', ['content-length: 99999999']], 413],
  ['nobody signed in', ['GET', '/api/children'], 401],
  ['nothing there', ['GET', '/api/nothing'], 404],
])('what is refused carries the headers of hygiene too: %s', async (_, sent, expected) => {
  const { status, head, body } = await send(...sent);
  expect(status).toBe(expected);
  expect(JSON.parse(body)).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  for (const name of ['content-security-policy', 'x-content-type-options: nosniff', 'x-frame-options: deny'])
    expect(head).toContain(name);
  expect(head).toContain('cache-control: no-store');
});
