import { DEMO_OWNER_EMAIL, DEMO_PASSWORD } from '@herohood/api/demo-owner';
import { appRouter } from '@herohood/api/root';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server';

const LOGIN = { email: DEMO_OWNER_EMAIL, password: DEMO_PASSWORD };

let server: TestServer;
let behindProxy: TestServer;
beforeAll(async () => {
  server = await openTestServer(appRouter);
  behindProxy = await openTestServer(appRouter, {
    env: { PUBLIC_URL: new URL('http://localhost'), TRUST_PROXY: ['loopback'] },
  });
  for (const { app } of [server, behindProxy]) {
    const payload = { ...LOGIN, firstName: 'Sam', lastName: 'R' };
    await app.inject({ method: 'POST', url: '/api/auth/register', payload });
  }
});
afterAll(() => Promise.all([server.close(), behindProxy.close()]));

interface From {
  remoteAddress?: string;
  headers?: Record<string, string>;
}

/** What a sign-in as the demo's owner and a look into the sandbox are answered. */
async function asks(from: From, { app } = server) {
  const login = await app.inject({ ...from, method: 'POST', url: '/api/auth/login', payload: LOGIN });
  const sandbox = await app.inject({ ...from, url: '/sandbox/stripe/v1/customers' });
  return [login.statusCode, sandbox.statusCode];
}

test('what this machine may do it may do straight', async () => {
  expect(await asks({})).toEqual([200, 401]);
  expect(await asks({ remoteAddress: '::1', headers: { host: '[::1]:3000' } })).toEqual([200, 401]);
});

test.each<[string, From]>([
  ['a proxy that is not trusted', { headers: { 'x-forwarded-for': '8.8.4.4' } }],
  ['one that names itself alone', { headers: { via: '1.1 proxy' } }],
  ['one that keeps the name of the site', { headers: { host: 'hero.example' } }],
  ['another machine', { remoteAddress: '192.0.2.7' }],
])('the demo family and the payments sandbox are closed to %s', async (_who, from) => {
  expect(await asks(from)).toEqual([403, 404]);
});

test('a trusted proxy is never this machine, whatever it leaves out', async () => {
  expect(await asks({}, behindProxy)).toEqual([403, 404]);
});
