import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleRouter } from '../../tests/testing/sample-router';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(sampleRouter, {
    env: { PUBLIC_URL: new URL('https://hero.example'), TRUST_PROXY: false },
  });
});
afterAll(() => server.close());

const FORM = 'multipart/form-data; boundary=x';
const SAME = 'http://localhost:80';

async function post(url: string, headers: Record<string, string>, payload = ''): Promise<number> {
  const response = await server.app.inject({
    method: 'POST',
    url,
    headers: { host: 'localhost:80', ...headers },
    payload,
  });
  if (response.statusCode === 403) expect(response.json().code).toBe('FOREIGN_ORIGIN');
  return response.statusCode;
}

describe.each(['/api/things/touch', '/trpc/things.touch'])('%s', (url) => {
  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['the origin null', { origin: 'null' }],
    ['our host on another port', { origin: 'http://localhost:81' }],
    ['our host by another protocol', { origin: 'https://localhost:80' }],
    ['a host that only begins like ours', { origin: 'https://hero.example.evil.example' }],
    ['a cross-site fetch without origin', { 'sec-fetch-site': 'cross-site' }],
    ['a cross-site fetch that claims our origin', { 'sec-fetch-site': 'cross-site', origin: SAME }],
    ['a foreign form', { origin: 'https://evil.example', 'content-type': FORM }],
    ['a foreign text', { origin: 'https://evil.example', 'content-type': 'text/plain' }],
    ['a foreign urlencoded form', { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' }],
  ])('%s is refused', async (_name, headers) => {
    expect(await post(url, headers)).toBe(403);
  });

  test.each([
    ['no origin, as from a program', {}],
    ['our own origin', { origin: SAME }],
    ['our own origin, same-origin fetch', { origin: SAME, 'sec-fetch-site': 'same-origin' }],
    ['the public origin', { origin: 'https://hero.example' }],
    ['an address typed by the person', { 'sec-fetch-site': 'none' }],
  ])('%s passes', async (_name, headers) => {
    expect(await post(url, { 'content-type': 'application/json', ...headers })).toBe(200);
  });
});

test('a foreign page may read nothing through it, but its GET is not refused here', async () => {
  const response = await server.app.inject({
    url: '/api/things',
    headers: { origin: 'https://evil.example' },
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers['access-control-allow-origin']).toBeUndefined();
});

test('a foreign request to an address that does not exist is refused all the same', async () => {
  expect(await post('/api/nothing', { origin: 'null' })).toBe(403);
});

test('a page over plain http is told where one signs in, instead of losing its cookies unsaid', async () => {
  const over = (origin: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/things/touch',
      headers: { host: new URL(origin).host, origin, 'content-type': 'application/json' },
      payload: {},
    });
  const refused = await over('http://192.168.1.20:3000');
  expect(refused.statusCode).toBe(403);
  expect(refused.json().message).toBe(
    'Please open https://hero.example: nobody can sign in here, because this page came over plain http.',
  );
  // Browsers keep such cookies for their own machine.
  expect((await over('http://127.0.0.1:3000')).statusCode).toBe(200);
});
