import { connect } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { appRouter } from '@herohood/api/root';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await openTestServer(appRouter);
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

/** Sends these very bytes and gives all that comes back until the server ends the connection. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      received += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
  });
}

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`;
const CHUNK = '0\r\n\r\nGET /api/auth/user HTTP/1.1\r\nhost: x\r\n\r\n';

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  [
    'two ways to tell the length',
    lines('POST /api/children HTTP/1.1', 'host: x', 'content-length: 5', 'transfer-encoding: chunked') +
      CHUNK,
    400,
  ],
  [
    'two lengths',
    lines('POST /api/children HTTP/1.1', 'host: x', 'content-length: 5', 'content-length: 6') + CHUNK,
    400,
  ],
  [
    'a length with a sign',
    lines('POST /api/children HTTP/1.1', 'host: x', 'content-length: +5') + CHUNK,
    400,
  ],
  [
    'chunked, but not last',
    lines('POST /api/children HTTP/1.1', 'host: x', 'transfer-encoding: chunked, identity') + CHUNK,
    400,
  ],
  [
    'a chunk without a size',
    `${lines('POST /api/children HTTP/1.1', 'host: x', 'content-type: application/json', 'transfer-encoding: chunked')}zz\r\n`,
    400,
  ],
  ['a header with NUL', lines('GET /api/auth/user HTTP/1.1', 'host: x', 'cookie: a=\0'), 400],
  ['a header that is folded', lines('GET /api/auth/user HTTP/1.1', 'host: x', 'cookie: a', ' b=c'), 400],
  ['two hosts', lines('GET /api/auth/user HTTP/1.1', 'host: x', 'host: y', 'connection: close'), 400],
  ['a space before the colon', lines('GET /api/auth/user HTTP/1.1', 'host : x'), 400],
  ['a bare line end', 'GET /api/auth/user HTTP/1.1\nhost: x\n\n', 400],
  ['headers of 20 kB', lines('GET /api/auth/user HTTP/1.1', 'host: x', `cookie: ${'a'.repeat(20_000)}`), 431],
  ['an address of 20 kB', lines(`GET /api/${'a'.repeat(20_000)} HTTP/1.1`, 'host: x'), 431],
])('%s is refused once, in our words, and nothing behind it is read', async (_, bytes, status) => {
  const answer = await sendRaw(bytes);
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain('x-content-type-options: nosniff');
  expect(JSON.parse(body)).toEqual({
    code: status === 431 ? 'TOO_LARGE' : 'BAD_REQUEST',
    message: expect.stringMatching(/^The .+\.$/),
  });
});

test.each([
  ['gzip', gzipSync(Buffer.alloc(50_000_000, ' '))],
  ['br', brotliCompressSync(Buffer.alloc(5_000_000, ' '))],
  ['deflate', deflateSync('{"email":"a@hero.example","password":"a good password"}')],
] as const)('a body that is packed with %s is not unpacked', async (encoding, body) => {
  for (const path of ['/api/auth/login', '/trpc/account.login']) {
    const { statusCode, json } = await server.app.inject({
      ...{ method: 'POST', url: path, payload: Buffer.from(body) },
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
    });
    expect([path, statusCode, JSON.stringify(json())]).toEqual([
      path,
      400,
      expect.stringContaining('BAD_REQUEST'),
    ]);
  }
});
