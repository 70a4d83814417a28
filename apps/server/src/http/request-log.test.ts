import { afterAll, expect, test } from 'vitest';
import { sampleRouter } from '../../tests/testing/sample-router';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';

const servers: TestServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.close();
});
async function open(isProxyTrusted: boolean, PUBLIC_URL?: URL): Promise<TestServer> {
  const TRUST_PROXY = isProxyTrusted ? ['loopback'] : false;
  const server = await openTestServer(sampleRouter, { env: { PUBLIC_URL, TRUST_PROXY } });
  servers.push(server);
  return server;
}
const FORWARDED = {
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'hero.example',
};
const signIn = (server: TestServer, headers = {}) =>
  server.app.inject({ method: 'POST', url: '/api/things/sign-in?secret=private', headers });
const calls = (server: TestServer) => server.logged().filter(({ msg }) => msg === 'call');
const warnings = (server: TestServer) => server.logged().filter(({ level }) => level === 40);

test('a call is logged by its pattern, with its id, and never with its query', async () => {
  const server = await open(false);
  const response = await signIn(server);
  const [line] = calls(server);
  expect(line).toMatchObject({ method: 'POST', route: '/api/things/sign-in', status: 200 });
  expect(line?.reqId).toBe(response.headers['x-request-id']);
  expect(JSON.stringify(server.logged())).not.toContain('private');
});

test('pages, files and monitors are not logged', async () => {
  const server = await open(false);
  for (const url of ['/healthz', '/metrics', '/nothing']) await server.app.inject({ url });
  expect(calls(server)).toEqual([]);
});

test('behind a trusted proxy the caller counts by their own address, over https', async () => {
  const server = await open(true);
  const response = await signIn(server, { ...FORWARDED, origin: 'https://hero.example' });
  expect(response.headers['set-cookie']).toContain('; Secure');
  expect(response.headers['strict-transport-security']).toContain('max-age=');
  expect(calls(server)[0]).toMatchObject({ address: '203.0.113.9' });
  expect(warnings(server)).toEqual([]);
});

test('what an untrusted proxy claims is not believed, and the operator is told once', async () => {
  const server = await open(false);
  const response = await signIn(server, FORWARDED);
  await signIn(server, FORWARDED);
  expect(response.headers['set-cookie']).not.toContain('Secure');
  expect(calls(server)[0]).toMatchObject({ address: '127.0.0.1' });
  expect(warnings(server)).toHaveLength(1);
});

test('a public address under https makes cookies secure, whatever stands between', async () => {
  const server = await open(false, new URL('https://hero.example'));
  const response = await signIn(server, { origin: 'https://hero.example' });
  expect(response.headers['set-cookie']).toContain('; Secure');
  expect(warnings(server)).toEqual([]);
  for (let i = 0; i < 2; i++) await signIn(server);
  expect(warnings(server)).toMatchObject([{ msg: expect.stringContaining('sign-in came over plain http') }]);
});
