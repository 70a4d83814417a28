import { appRouter } from '@herohood/api/root';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFamily, type TestFamily } from '../../tests/testing/family';
import { PIXEL } from '../../tests/testing/pixel';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';

let server: TestServer;
let family: TestFamily;
let url: string;
let whole: Buffer;
beforeAll(async () => {
  server = await openTestServer(appRouter);
  family = await makeFamily(server);
  const saved = await family.asParent('PATCH', `/api/children/${family.childId}`, { avatarUrl: PIXEL });
  url = saved.json().avatarUrl;
  whole = (await family.asParent('GET', url)).rawPayload;
});
afterAll(() => server.close());

test("the family's parents and heroes see its picture, packed anew", async () => {
  for (const call of [family.asParent, family.asChild]) {
    const response = await call('GET', url);
    expect(response.rawPayload).toEqual(whole);
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
  }
});

test('another family finds nothing there, and nobody who is not signed in', async () => {
  const other = await makeFamily(server);
  expect((await other.asParent('GET', url)).statusCode).toBe(404);
  expect((await server.app.inject({ url })).statusCode).toBe(401);
});

test('what a browser keeps is read again only while the session stands', async () => {
  const other = await makeFamily(server);
  const picture = (
    await other.asParent('PATCH', `/api/children/${other.childId}`, {
      avatarUrl: PIXEL,
    })
  ).json().avatarUrl;
  const etag = String((await other.asParent('GET', picture)).headers.etag);
  const again = (method: 'GET' | 'HEAD') =>
    server.app.inject({
      ...{ method, url: picture },
      headers: { cookie: other.parentCookie, 'if-none-match': etag },
    });
  for (const method of ['GET', 'HEAD'] as const) {
    const kept = await again(method);
    expect([kept.statusCode, kept.body]).toEqual([304, '']);
    expect(kept.headers).toMatchObject({ etag, 'cache-control': 'private, no-cache' });
  }
  await other.asParent('POST', '/api/auth/logout');
  expect([(await again('GET')).statusCode, (await again('HEAD')).statusCode]).toEqual([401, 401]);
});

test.each(['nonsense', '..%2f..%2fapp-secret', '00000000-0000-4000-8000-000000000000'])(
  'an unknown id, %s, is 404',
  async (id) => {
    expect((await family.asParent('GET', `/api/media/${id}`)).statusCode).toBe(404);
  },
);

describe('a part of a file', () => {
  const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
    server.app.inject({ method, url, headers: { cookie: family.childCookie, ...headers } });
  let size = 0;
  beforeAll(() => {
    size = whole.length;
  });

  test('is answered with where it lies, as players ask for it', async () => {
    const all = await ask({});
    expect(all.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-disposition': 'inline',
      'content-length': String(size),
      etag: expect.stringMatching(/^"[0-9a-f-]{36}"$/),
    });
    const first = await ask({ range: 'bytes=0-1' });
    expect([first.statusCode, first.headers['content-range'], first.headers['content-length']]).toEqual([
      206,
      `bytes 0-1/${size}`,
      '2',
    ]);
    expect(first.rawPayload).toEqual(whole.subarray(0, 2));
    expect((await ask({ range: 'bytes=5-' })).rawPayload).toEqual(whole.subarray(5));
    expect((await ask({ range: 'bytes=-4' })).rawPayload).toEqual(whole.subarray(-4));
  });

  test('beyond its end is 416 and says how long it is', async () => {
    const { statusCode, headers, ...answer } = await ask({ range: `bytes=${size}-` });
    expect([statusCode, answer.json().code]).toEqual([416, 'RANGE_NOT_SATISFIABLE']);
    expect(headers).toMatchObject({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' });
  });

  test('of another version than the caller began with is the whole file', async () => {
    const { etag } = (await ask({})).headers;
    const range = 'bytes=0-1';
    expect((await ask({ range, 'if-range': String(etag) })).statusCode).toBe(206);
    for (const other of ['"another"', 'Tue, 10 Mar 2026 15:00:00 GMT']) {
      const answer = await ask({ range, 'if-range': other });
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, size]);
    }
  });

  test('HEAD tells type and size without the bytes', async () => {
    const { statusCode, headers, body } = await ask({ range: 'bytes=0-1' }, 'HEAD');
    expect([statusCode, headers['content-type'], headers['content-length'], body]).toEqual([
      200,
      'image/jpeg',
      String(size),
      '',
    ]);
  });

  test('is for the family as the whole is', async () => {
    const other = await makeFamily(server);
    const headers = { range: 'bytes=0-1', cookie: other.parentCookie };
    expect((await server.app.inject({ url, headers })).statusCode).toBe(404);
    expect((await server.app.inject({ url, headers: { range: 'bytes=0-1' } })).statusCode).toBe(401);
  });
});
