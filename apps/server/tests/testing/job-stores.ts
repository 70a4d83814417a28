import { hasRedis, startRedis } from '@herohood/testing/redis';
import { Redis } from 'ioredis';
import { openJobStore } from '../../src/adapters/job-store';
import type { JobStore } from '../../src/adapters/queue';
import type { TestServer } from './test-server';

export interface TestJobStore {
  store: JobStore;
  /** Loses every job and schedule, as an operator's mistake would. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** Lock not available, deadlock detected. */
const IN_THE_WAY = new Set(['55P03', '40P01']);

type Open = (server: TestServer) => Promise<TestJobStore>;

async function openOnPostgres({ database, ports }: TestServer): Promise<TestJobStore> {
  const { sql, url } = database;
  const store = await openJobStore({ databaseUrl: url, sql, redisUrl: undefined, log: ports.log });
  await store.prepare();
  return {
    store,
    empty: async () => {
      const tables = await sql`select tablename as name from pg_tables where schemaname = 'bullmq'`;
      const names = tables.map(({ name }) => `bullmq.${name}`).join(', ');
      await withoutWaiting(() =>
        sql.begin(async (tx) => {
          await tx.unsafe(`lock table ${names} in access exclusive mode nowait`);
          await tx.unsafe(`truncate ${names}`);
        }),
      );
    },
    close: () => store.close(),
  };
}

/**
 * Again until no lock is in the way: a worker that is taking a job may hold the same tables in another order, and
 * emptying them locks what hangs on them besides.
 */
async function withoutWaiting(transaction: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await transaction();
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && IN_THE_WAY.has(String(error.code)))) throw error;
    }
  }
}

async function openOnRedis({ database, ports }: TestServer): Promise<TestJobStore> {
  const redis = await startRedis();
  if (!redis) throw new Error('There is no Redis here.');
  const { sql, url } = database;
  const store = await openJobStore({ databaseUrl: url, sql, redisUrl: redis.url, log: ports.log });
  await store.prepare();
  const client = new Redis(redis.url);
  return {
    store,
    empty: async () => {
      await client.flushall();
    },
    close: async () => {
      await store.close();
      client.disconnect();
      await redis.stop();
    },
  };
}

/** Both kinds where this machine has a Redis, else Postgres alone; the missing one is told on standard error. */
export function jobStoreKinds(): { kind: string; open: Open }[] {
  const kinds = [{ kind: 'Postgres', open: openOnPostgres }];
  if (hasRedis()) return [...kinds, { kind: 'Redis', open: openOnRedis }];
  void startRedis();
  return kinds;
}
