import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleRouter } from '../../tests/testing/sample-router';
import { signUp } from '../../tests/testing/sign-up';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(sampleRouter);
});
afterAll(() => server.close());

const inject: TestServer['app']['inject'] = ((options: object) => server.app.inject(options)) as never;
const JSON_TYPE = { 'content-type': 'application/json' };

describe('input', () => {
  test('path, query and body become one object, and the query is read by the schema', async () => {
    const response = await inject({
      url: `/api/things/7?count=${encodeURIComponent('١2')}&isOn=false&tags=a&tags=b&size=2&note=5`,
    });
    expect(response.json()).toEqual({
      id: '7',
      count: 12,
      isOn: false,
      tags: ['a', 'b'],
      size: 2,
      note: '5',
    });
  });

  test('a single value of a list is a list', async () => {
    expect((await inject({ url: '/api/things/7?tags=a' })).json()).toEqual({ id: '7', tags: ['a'] });
  });

  test.each(['count=twelve', 'count=1.5', 'count=1e999', 'isOn=yes', 'size=9'])(
    '%s is 400 with the place named',
    async (query) => {
      const response = await inject({ url: `/api/things/7?${query}` });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: query.split('=')[0] }] });
    },
  );

  test('a body cannot point the call at another thing than its address', async () => {
    const response = await inject({ method: 'POST', url: '/api/things/7?id=8', payload: { id: '9' } });
    expect(response.json()).toEqual({ id: '7' });
  });
});

describe('success', () => {
  test('201 by the row, 200 when the act says so', async () => {
    expect((await inject({ method: 'POST', url: '/api/things/7', payload: {} })).statusCode).toBe(201);
    const again = await inject({ method: 'POST', url: '/api/things/7', payload: { note: 'there already' } });
    expect(again.statusCode).toBe(200);
  });

  test('204 has no body', async () => {
    const response = await inject({ method: 'DELETE', url: '/api/things/7' });
    expect([response.statusCode, response.body]).toEqual([204, '']);
  });

  test('no value is JSON null', async () => {
    const response = await inject({ url: '/api/things' });
    expect([response.body, response.headers['content-type']]).toEqual([
      'null',
      'application/json; charset=utf-8',
    ]);
  });

  test('HEAD answers as GET does, without the body', async () => {
    const response = await inject({ method: 'HEAD', url: '/api/things/7' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });

  test('answers are for this caller alone', async () => {
    expect((await inject({ url: '/api/things/7' })).headers['cache-control']).toBe('no-store');
  });

  test('cookies are HttpOnly, Lax, and Secure only over https', async () => {
    const plain = await inject({ method: 'POST', url: '/api/things/sign-in' });
    expect(plain.headers['set-cookie']).toBe(
      'parent_session=token; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
    );
  });
});

describe('bodies', () => {
  test.each([
    ['no content type', {}],
    ['JSON', JSON_TYPE],
    ['text', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('a POST without body passes with %s', async (_name, headers) => {
    const response = await inject({ method: 'POST', url: '/api/things/touch', headers });
    expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
  });

  test.each(['{"note":', 'nonsense', '{"__proto__":{"x":1}}'])(
    'malformed JSON %s is 400',
    async (payload) => {
      const response = await inject({ method: 'POST', url: '/api/things/7', headers: JSON_TYPE, payload });
      expect([response.statusCode, response.json().code]).toEqual([400, 'BAD_REQUEST']);
    },
  );

  test.each(['[]', '"text"', '12'])('JSON that is no object, %s, is 400', async (payload) => {
    const response = await inject({ method: 'POST', url: '/api/things/7', headers: JSON_TYPE, payload });
    expect([response.statusCode, response.json().code]).toEqual([400, 'BAD_REQUEST']);
  });

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'nonsense'])(
    'a body of type %s is 415',
    async (type) => {
      const headers = { 'content-type': type };
      const response = await inject({ method: 'POST', url: '/api/things/7', headers, payload: 'x=1' });
      expect([response.statusCode, response.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    },
  );

  test('a body above the limit is 413, and a row may allow more', async () => {
    const payload = { picture: 'x'.repeat(2 * 1024 * 1024) };
    const headers = { cookie: await signUp(server.ports) };
    const refused = await inject({ method: 'POST', url: '/api/things/7', headers, payload });
    expect([refused.statusCode, refused.json().code]).toEqual([413, 'TOO_LARGE']);
    const allowed = await inject({ method: 'PATCH', url: '/api/things/7', headers, payload });
    expect(allowed.json()).toEqual({ length: 2 * 1024 * 1024 });
  });
});

describe('unknown addresses', () => {
  test.each([
    ['GET', '/api/nothing'],
    ['GET', '/api'],
    ['POST', '/api/nothing'],
    ['PUT', '/api/things/7'],
    ['POST', '/trpc'],
    ['GET', '/api/things/%ff'],
  ] as const)('%s %s answers in the shape of every refusal', async (method, url) => {
    const response = await inject({ method, url });
    expect(response.statusCode).toBe(url.includes('%') ? 400 : 404);
    expect(Object.keys(response.json())).toEqual(['message', 'code']);
  });
});
