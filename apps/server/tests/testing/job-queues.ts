import { hasRedis, startRedis } from '@herohood/testing/redis';
import { Redis } from 'ioredis';
import { type JobQueue, openJobQueue } from '../../src/adapters/job-queue';
import type { TestServer } from './test-server';

export interface TestJobStore {
  /** A queue of one process on this store. */
  openQueue(): Promise<JobQueue>;
  /** Loses every job and schedule, as an operator's mistake would. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

type Open = (server: TestServer) => Promise<TestJobStore>;

async function openOnPostgres({ database, ports }: TestServer): Promise<TestJobStore> {
  const options = { databaseUrl: database.url, redisUrl: undefined, log: ports.log };
  return {
    openQueue: () => openJobQueue(options),
    empty: () => untilUndisturbed(() => database.sql`drop schema if exists bullmq cascade`),
    close: async () => {},
  };
}

/** Again while a worker that is taking a job holds the same tables in another order. */
async function untilUndisturbed(act: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await act();
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === '40P01')) throw error;
    }
  }
}

async function openOnRedis({ database, ports }: TestServer): Promise<TestJobStore> {
  const redis = await startRedis();
  if (!redis) throw new Error('There is no Redis here.');
  const client = new Redis(redis.url);
  const options = { databaseUrl: database.url, redisUrl: redis.url, log: ports.log };
  return {
    openQueue: () => openJobQueue(options),
    empty: async () => {
      await client.flushall();
    },
    close: async () => {
      client.disconnect();
      await redis.stop();
    },
  };
}

/** Postgres, and in the deep run Redis too, where this machine has one. */
export const jobStoreKinds = (): { kind: string; open: Open }[] => [
  { kind: 'Postgres', open: openOnPostgres },
  ...(hasRedis() ? [{ kind: 'Redis', open: openOnRedis }] : []),
];

/** A queue that takes everything and never wakes anybody. */
export const DEAD_QUEUE: JobQueue = {
  schedule: async () => {},
  work: async () => {},
  counts: async () => ({}),
  close: async () => {},
};
