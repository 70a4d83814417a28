import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleRouter } from '../../tests/testing/sample-router';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(sampleRouter, { callsPerMinute: 3 });
});
afterAll(() => server.close());

const SECRET = 'correct horse battery staple';

test.each(['/api/faults/crash', '/trpc/faults.crash'])(
  '%s: a fault tells the caller nothing and the log all but the input',
  async (url) => {
    const response = await server.app.inject({ method: 'POST', url, payload: { password: SECRET } });
    expect(response.statusCode).toBe(500);
    expect(response.body).toContain('INTERNAL');
    expect(response.body).not.toMatch(/query|params|staple|Error:|\.ts/);

    const id = response.headers['x-request-id'];
    const line = server.logged().find(({ msg, reqId }) => msg === 'a request failed' && reqId === id);
    expect(JSON.stringify(line)).toContain('Failed query: select $1');
    expect(JSON.stringify(line)).toContain('sample-router');
    expect(JSON.stringify(server.logged())).not.toContain(SECRET);
  },
);

test('a refusal carries its flags, and the time to wait as a header, over REST and tRPC', async () => {
  const rest = await server.app.inject({ method: 'POST', url: '/api/faults/refuse' });
  expect([rest.statusCode, rest.headers['retry-after']]).toEqual([429, '30']);
  expect(rest.json()).toEqual({ message: 'Please wait.', code: 'TOO_MANY_TRIES', retryAfter: 30 });

  const trpc = await server.app.inject({ method: 'POST', url: '/trpc/faults.refuse', payload: {} });
  expect([trpc.statusCode, trpc.headers['retry-after']]).toEqual([429, '30']);
  expect(trpc.json().error).toMatchObject({
    message: 'Please wait.',
    data: { code: 'TOO_MANY_TRIES', httpStatus: 429 },
  });
});

test('a lost database is 503 and its address stays secret', async () => {
  const response = await server.app.inject({ url: '/api/faults/down' });
  expect([response.statusCode, response.json().code]).toEqual([503, 'UNAVAILABLE']);
  expect(response.body).not.toContain('10.0.0.7');
});

test('an address that floods is 429 with the time to wait; pages and this machine are not counted', async () => {
  const call = (remoteAddress: string, url = '/api/things') => server.app.inject({ url, remoteAddress });
  for (let i = 0; i < 3; i++) expect((await call('203.0.113.9')).statusCode).toBe(200);
  const refused = await call('203.0.113.9');
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_TRIES']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await call('203.0.113.10')).statusCode).toBe(200);
  expect((await call('203.0.113.9', '/healthz')).statusCode).toBe(200);
  for (let i = 0; i < 5; i++) expect((await call('127.0.0.1')).statusCode).toBe(200);
});

test('every answer carries the hygiene headers and does not name its software', async () => {
  const { headers } = await server.app.inject({ url: '/healthz' });
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['strict-transport-security']).toBeUndefined();
});
