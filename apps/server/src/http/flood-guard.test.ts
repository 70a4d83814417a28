import { appRouter } from '@herohood/api/root';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { hasRedis, startRedis } from '@herohood/testing/redis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';
import { until } from '../../tests/testing/until';
import { postgresCounts } from '../adapters/call-counts';
import { createCallLimits } from '../adapters/call-limits';
import { redisCounts } from '../adapters/call-limits-redis';

const QUIET = { info: () => {}, warn: () => {}, error: () => {} };
const closers: (() => Promise<unknown>)[] = [];
const closeAll = async () => {
  for (const close of closers.splice(0).reverse()) await close();
};
let people = 0;

function register(server: TestServer, remoteAddress: string, email = `flood-${++people}@hero.example`) {
  const payload = { email, password: 'a good password', firstName: 'Ada', lastName: 'Hero' };
  return server.app.inject({ method: 'POST', url: '/api/auth/register', remoteAddress, payload });
}

describe('two servers that share their counts in Postgres', () => {
  let database: TestDatabase;
  let servers: [TestServer, TestServer];
  beforeAll(async () => {
    database = await createTestDatabase();
    const open = async () => {
      const limits = createCallLimits(await postgresCounts(database.sql), QUIET);
      return openTestServer(appRouter, { limits, callsPerMinute: 1_000 });
    };
    servers = await Promise.all([open(), open()]);
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await database.close();
  });

  test('one address makes ten families an hour, on whichever server and over whichever protocol', async () => {
    const statuses = [];
    for (let i = 0; i < 10; i++) {
      const { statusCode } = await register(servers[i % 2 ? 0 : 1], '203.0.113.20');
      statuses.push(statusCode);
    }
    expect(statuses).toEqual(Array(10).fill(201));
    for (const server of servers) {
      const refused = await register(server, '203.0.113.20');
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_TRIES']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
      const trpc = await server.app.inject({
        ...{ method: 'POST', url: '/trpc/account.register', remoteAddress: '203.0.113.20', payload: {} },
      });
      expect(trpc.statusCode).toBe(429);
    }
    expect((await register(servers[0], '203.0.113.21')).statusCode).toBe(201);
  });

  test('a batch counts each of its calls', async () => {
    const names = Array(11).fill('account.register').join();
    const batch = await servers[0].app.inject({
      ...{ method: 'POST', url: `/trpc/${names}?batch=1`, remoteAddress: '203.0.113.22', payload: {} },
    });
    expect([batch.statusCode, batch.json().code]).toEqual([429, 'TOO_MANY_TRIES']);
  });

  test('a dear call counts as many', async () => {
    const ask = (name: string, times: number) =>
      servers[0].app.inject({
        url: `/trpc/${Array(times).fill(name).join()}?batch=1`,
        remoteAddress: '203.0.113.29',
      });
    for (let at = 0; at < 5; at += 1) expect((await ask('progress.report', 20)).statusCode).not.toBe(429);
    expect((await ask('account.me', 1)).statusCode).toBe(429);
  });

  test('a slip in the form does not count, a taken e-mail and a foreign page do not bring calls back', async () => {
    const address = '203.0.113.23';
    for (let i = 0; i < 15; i++)
      expect((await register(servers[0], address, 'no e-mail')).statusCode).toBe(400);
    for (let i = 0; i < 15; i++) {
      const { statusCode } = await servers[0].app.inject({
        ...{ method: 'POST', url: '/api/auth/register', remoteAddress: address, payload: {} },
        headers: { origin: 'https://elsewhere.example' },
      });
      expect(statusCode).toBe(403);
    }
    expect((await register(servers[0], address, 'taken@hero.example')).statusCode).toBe(201);
    for (let i = 0; i < 9; i++) {
      expect((await register(servers[0], address, 'taken@hero.example')).statusCode).toBe(409);
    }
    expect((await register(servers[1], address)).statusCode).toBe(429);
  });

  test('no address is stored that a person could be found by', async () => {
    const rows = await database.sql`select key from limits.call_counts`;
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });

  test('when the store is gone each server counts by itself, and nobody is refused for it', async () => {
    await database.sql`drop schema limits cascade`;
    for (let i = 0; i < 10; i++) expect((await register(servers[0], '203.0.113.24')).statusCode).toBe(201);
    expect((await register(servers[0], '203.0.113.24')).statusCode).toBe(429);
    expect((await register(servers[1], '203.0.113.24')).statusCode).toBe(201);
  });
});

if (hasRedis())
  describe('two servers that share their counts in Redis', () => {
    afterEach(closeAll);

    test('all calls count together; without Redis each server counts by itself', async () => {
      const redis = await startRedis();
      if (!redis) throw new Error('There is no Redis here.');
      closers.push(redis.stop);
      const open = async () => {
        const store = redisCounts(redis.url, QUIET);
        const limits = createCallLimits(store, QUIET);
        const server = await openTestServer(appRouter, { limits, callsPerMinute: 5 });
        closers.push(server.close, limits.close);
        return server;
      };
      const servers = [await open(), await open()] as const;
      const call = async (n: number, remoteAddress: string) =>
        (await servers[n as 0 | 1].app.inject({ url: '/api/auth/user', remoteAddress })).statusCode;

      // Memory counts until the connections stand.
      let address = 0;
      await until(async () => {
        address += 1;
        const statuses = [];
        for (let i = 0; i < 7; i++) statuses.push(await call(i % 2, `198.51.100.${address}`));
        return statuses.join() === '401,401,401,401,401,429,429';
      });

      await redis.stop();
      for (let i = 0; i < 5; i++) expect(await call(0, '203.0.113.30')).toBe(401);
      expect(await call(0, '203.0.113.30')).toBe(429);
      expect(await call(1, '203.0.113.30')).toBe(401);
    });
  });
