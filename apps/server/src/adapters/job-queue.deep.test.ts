import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { hasRedis, startKillableRedis } from '@herohood/testing/redis';
import { untilHolds } from '@herohood/testing/until-holds';
import { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { until } from '../../tests/testing/until';
import { createLogger } from '../log';
import { openJobQueue } from './job-queue';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await database.close();
});

test('a worker whose store refuses rests before it asks again, and the log hears of it once', async () => {
  const lines: string[] = [];
  const log = createLogger('warn', { write: (line) => void lines.push(JSON.parse(line).msg) });
  const emit = vi.spyOn(Worker.prototype, 'emit');
  const times = (name: string) => emit.mock.calls.filter(([event]) => event === name).length;
  const queue = await openJobQueue({ databaseUrl: database.url, redisUrl: undefined, log });
  await queue.schedule({ name: 'quick', everyMs: 50 });
  let runs = 0;
  await queue.work(async () => {
    runs += 1;
  });
  await until(() => runs > 0);
  // One row is locked, so this meets no statement of the worker half-way; dropping all tables did, and deadlocked.
  await database.sql`alter schema bullmq rename to away`;
  await until(() => times('resumed') >= 2);
  await queue.close();
  expect(times('error')).toBeLessThan(20);
  expect(lines).toEqual(['The job store in Postgres does not answer']);
});

test.skipIf(!hasRedis())(
  'a Redis that throws jobs away is told with its setting, and one that is full is down until it is not',
  async () => {
    const lines: string[] = [];
    const log = createLogger('warn', { write: (line) => void lines.push(JSON.parse(line).msg) });
    const redis = await startKillableRedis();
    if (!redis) return;
    const operator = new Redis(redis.url);
    await operator.config('SET', 'maxmemory-policy', 'allkeys-lru');
    const queue = await openJobQueue({ databaseUrl: database.url, redisUrl: redis.url, log });
    expect(lines).toEqual([expect.stringMatching(/^REDIS_URL: .*noeviction$/)]);
    await queue.schedule({ name: 'quick', everyMs: 50 });
    await queue.work(async () => {});
    await operator.config('SET', 'maxmemory-policy', 'noeviction', 'maxmemory', '1');
    await untilHolds(() => expect(queue.counts()).rejects.toThrow('OOM'));
    // What was active stalled, and its next turn was never written.
    await operator.del('herohood:repeating:active', 'herohood:repeating:delayed', 'herohood:repeating:wait');
    await operator.config('SET', 'maxmemory', '0');
    await untilHolds(async () => {
      await queue.schedule({ name: 'quick', everyMs: 50 });
      expect(await queue.counts()).toBeDefined();
    });
    await queue.close();
    operator.disconnect();
    await redis.stop();
  },
);
