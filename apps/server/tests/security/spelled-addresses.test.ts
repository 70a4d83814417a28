import { appRouter } from '@herohood/api/root';
import { afterEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server';
import { until } from '../testing/until';

/** One route, in ways that the router reads alike; the last is what a proxy may be asked in. */
const SPELLINGS = ['/api', '/%61pi', '/ap%69', '/%61%70%69', 'http://hero.example/api'].map(
  (prefix) => `${prefix}/auth/user`,
);
const TRPC_SPELLINGS = ['/trpc', '/%74rpc', '/tr%70c', 'http://hero.example/trpc'].map(
  (prefix) => `${prefix}/account.me`,
);
const ALL = [...SPELLINGS, ...TRPC_SPELLINGS];
const STRANGER = '203.0.113.70';

const open: TestServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});
async function openServer(options: Parameters<typeof openTestServer>[1] = {}): Promise<TestServer> {
  const server = await openTestServer(appRouter, options);
  open.push(server);
  return server;
}
const statusesOf = async (server: TestServer, urls: readonly string[], remoteAddress = STRANGER) => {
  const statuses = [];
  for (const url of urls) statuses.push((await server.app.inject({ url, remoteAddress })).statusCode);
  return statuses;
};

describe('however an address is written', () => {
  test('its calls are counted together', async () => {
    const server = await openServer({ callsPerMinute: ALL.length });
    expect(await statusesOf(server, ALL)).toEqual(ALL.map(() => 401));
    expect(await statusesOf(server, ALL)).toEqual(ALL.map(() => 429));
  });

  test('its sensitive calls are counted together', async () => {
    const server = await openServer();
    const urls = ['/api', '/%61pi', '/ap%69'].map((prefix) => `${prefix}/auth/register`);
    urls.push('/trpc/account.register', '/%74rpc/account.register', '/trpc/%61ccount.register');
    const ask = (i: number) =>
      server.app.inject({
        ...{ method: 'POST', url: urls[i % urls.length] as string, remoteAddress: STRANGER },
        payload: {
          email: `spelled-${i}@hero.example`,
          password: 'a good password',
          firstName: 'A',
          lastName: 'B',
        },
      });
    const statuses = [];
    for (let i = 0; i < 16; i++) statuses.push((await ask(i)).statusCode);
    expect(statuses.slice(0, 10).filter((status) => status >= 300)).toEqual([]);
    expect(statuses.slice(10)).toEqual(Array(6).fill(429));
  });

  test('it is refused while too much is in work', async () => {
    const server = await openServer({ load: { mostInWork: 0 } });
    expect(await statusesOf(server, ALL)).toEqual(ALL.map(() => 503));
  });

  test('it is refused while the process is late', async () => {
    const server = await openServer({ load: { eventLoopDelayMs: 0.001 } });
    await until(async () => (await statusesOf(server, [SPELLINGS[0] as string]))[0] === 503);
    await until(async () => (await statusesOf(server, ALL)).every((status) => status === 503));
  });

  test('its answer is kept by no cache, and its call is a line of the log', async () => {
    const server = await openServer();
    for (const url of ALL) {
      const answer = await server.app.inject({ url, remoteAddress: STRANGER });
      expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, 401, 'no-store']);
    }
    const lines = server.logged().filter(({ msg }) => msg === 'call');
    expect(lines.map(({ route }) => route)).toEqual([
      ...SPELLINGS.map(() => '/api/auth/user'),
      ...TRPC_SPELLINGS.map(() => '/trpc/:path'),
    ]);
    expect(JSON.stringify(lines)).not.toContain('%');
  });

  test('another website changes nothing by it', async () => {
    const server = await openServer();
    for (const url of ['/%61pi/auth/logout', '/ap%69/auth/logout', '/%74rpc/account.logout']) {
      const headers = { origin: 'https://evil.example', 'content-type': 'application/json' };
      const answer = await server.app.inject({ method: 'POST', url, headers, payload: '{}' });
      expect([url, answer.statusCode]).toEqual([url, 403]);
    }
  });

  test('where nothing is, a call is answered as a call and a page as a page', async () => {
    const server = await openServer();
    for (const url of ['/api/nothing', '/%61pi/nothing', '/ap%69', '/%74rpc', '/api?x', '/api#x']) {
      const answer = await server.app.inject({ url, remoteAddress: STRANGER });
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 404, 'NOT_FOUND']);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    // Decoded once, this is another address.
    expect((await server.app.inject('/%2561pi/auth/user')).headers['cache-control']).not.toBe('no-store');
  });
});

describe('the name of a procedure that still holds an escape', () => {
  const NAMES = [
    'account%252Eregister',
    'account%252Eregister,account%252Eregister',
    'account.register%252Caccount.register',
    '%25ZZ',
    '%2561ccount.me',
    'account.me%2500',
  ];

  test('is refused before it is counted, and never a fault', async () => {
    const server = await openServer({ callsPerMinute: 1 });
    for (const name of NAMES) {
      for (const method of ['GET', 'POST'] as const) {
        const answer = await server.app.inject({
          ...{ method, url: `/trpc/${name}?batch=1`, remoteAddress: STRANGER },
          ...(method === 'POST' ? { payload: {} } : {}),
        });
        expect([name, answer.statusCode, answer.json().code]).toEqual([name, 400, 'BAD_REQUEST']);
      }
    }
    const [{ count } = {}] = await server.database.sql`select count(*)::int as count from parents`;
    expect(count).toBe(0);
    expect(await statusesOf(server, ['/trpc/account.me', '/trpc/account.me'])).toEqual([401, 429]);
  });
});

describe('limits by address', () => {
  test('count each call of a batch', async () => {
    const server = await openServer({ callsPerMinute: 40 });
    const batch = `/trpc/${Array(19).fill('account.me').join()}?batch=1`;
    expect(
      await statusesOf(server, [batch, batch, '/api/auth/user', '/api/auth/user', '/api/auth/user']),
    ).toEqual([...[401, 401, 401, 401, 429]]);
  });

  test('see one household in all of its IPv6 addresses', async () => {
    const server = await openServer({ callsPerMinute: 2 });
    const ask = (address: string) => statusesOf(server, ['/api/auth/user'], address);
    expect(await ask('2001:db8:1:2::a')).toEqual([401]);
    expect(await ask('2001:db8:1:2:ffff::b')).toEqual([401]);
    expect(await ask('2001:db8:1:2:1:2:3:4')).toEqual([429]);
    expect(await ask('2001:db8:1:3::a')).toEqual([401]);
  });

  test('hold for what a monitor reads, and for the payments sandbox', async () => {
    const server = await openServer({ callsPerMinute: 3 });
    for (const url of ['/readyz', '/%72eadyz', '/metrics']) {
      const statuses = await statusesOf(server, Array(40).fill(url));
      expect(new Set(statuses)).toEqual(new Set([200]));
    }
    expect(await statusesOf(server, ['/readyz', '/metrics', '/healthz'])).toEqual([429, 429, 200]);
    const sandbox = Array(4).fill('/sandbox/stripe/v1/customers');
    expect(await statusesOf(server, sandbox)).toEqual([404, 404, 404, 429]);
  });

  test('do not let go of callers who name loopback behind a trusted proxy', async () => {
    const env = { PUBLIC_URL: undefined, TRUST_PROXY: ['loopback'] };
    const server = await openServer({ callsPerMinute: 2, env });
    const ask = async (forwarded: string) =>
      (await server.app.inject({ url: '/api/auth/user', headers: { 'x-forwarded-for': forwarded } }))
        .statusCode;
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push(await ask(`127.0.0.${i}, 203.0.113.71`));
    expect(statuses).toEqual([401, 401, 429]);
    for (let i = 0; i < 2; i++) await ask('127.0.0.1');
    expect(await ask('127.0.0.1')).toBe(429);
  });
});
