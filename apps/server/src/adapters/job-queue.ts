// For those who compile this file and not the whole folder.
/// <reference path="./pg.d.ts" />
import type { LogPort } from '@herohood/api/context';
import {
  createPostgresBackend,
  type PgPool,
  type PgPoolConfig,
  Queue,
  runMigrations,
  Worker,
  withBackend,
} from 'bullmq';
import { inTime } from '../timers';
import { type Outage, redisOutage, watchOutage } from './outage';
import type { RedisAddress } from './redis';

/** The one queue of all scheduled jobs: each has its scheduler there, and one worker is woken for all. */
const QUEUE_NAME = 'repeating';

export interface JobQueue {
  /** Makes the job's scheduler, unless it is there with the same time; anew where it has lost its next turn. */
  schedule(job: { name: string; everyMs: number }): Promise<void>;
  /** Starts the worker; `handle` is told whose time has come. Different jobs may run at once. */
  work(handle: (name: string) => Promise<void>): Promise<void>;
  /** Number of jobs in each state. @throws when the store does not answer, or refuses what the worker asks of it. */
  counts(): Promise<Record<string, number>>;
  close(): Promise<void>;
}

export interface JobQueueOptions {
  databaseUrl: string;
  /** Whether a pooler stands before the database. */
  isPooled?: boolean;
  redisUrl: RedisAddress | undefined;
  log: LogPort;
}

const START_TIMEOUT_MS = 10_000;
/** Pause of a worker whose store refuses: BullMQ itself would ask again at once, thousands of times a second. */
const REST_MS = 2_000;
/** A long job must not make the others late. */
const CONCURRENCY = 4;

/**
 * Opens BullMQ's queue on Redis when the operator gave one, else in a schema of its own on the database. Nothing in it is worth
 * a backup: what is due stands in the app's own tables, and jobs only wake the work.
 *
 * @throws when the store does not answer or cannot be used
 */
export async function openJobQueue(options: JobQueueOptions): Promise<JobQueue> {
  const { redisUrl, log } = options;
  const backend = redisUrl === undefined ? await onPostgres(options) : await onRedis(redisUrl, log);
  const { outage } = backend;
  const queue = backend.openQueue();
  queue.on('error', outage.begin);
  await queue.waitUntilReady().catch(async (error) => {
    await backend.close();
    throw error;
  });
  let worker: Worker | null = null;
  let rest: NodeJS.Timeout | undefined;
  /** Redis answers, but takes nothing more: it is full, say. */
  let refused: Error | null = null;

  return {
    schedule: async ({ name, everyMs }) => {
      const known = await queue.getJobScheduler(name);
      // While a store was full the turn after the last one was not written, and nothing in the library makes up for it.
      const isLost = (known?.next ?? 0) < Date.now() - everyMs;
      if (known?.every === everyMs && !isLost) return;
      // No retries: the next time is the retry.
      const opts = { attempts: 1, removeOnComplete: true, removeOnFail: { count: 100 } };
      await queue.upsertJobScheduler(name, { every: everyMs }, { name, opts });
    },
    work: async (handle) => {
      const started = backend.openWorker(handle);
      worker = started;
      started.on('failed', (_job, err) => log.error({ err }, 'a job failed; its next time tries again'));
      started.on('active', () => {
        refused = null;
        outage.end();
      });
      started.on('error', (err) => {
        if (err.name === 'ReplyError') refused = err;
        outage.begin(err);
        if (rest) return;
        void started.pause(true);
        rest = setTimeout(() => {
          rest = undefined;
          void started.resume();
        }, REST_MS);
      });
      await started.waitUntilReady();
    },
    counts: async () => {
      if (refused) throw refused;
      return queue.getJobCounts();
    },
    close: async () => {
      clearTimeout(rest);
      // What runs is waited for by whoever handles it; a store that is gone would be waited for for ever.
      await worker?.close(true);
      await queue.close();
      await backend.close();
    },
  };
}

interface Backend {
  outage: Outage;
  openQueue(): Queue;
  openWorker(handle: (name: string) => Promise<void>): Worker;
  close(): Promise<void>;
}

/** What a queue and a worker ask is short; a second connection is for the worker's own upkeep. */
const CONNECTIONS = 2;
/** The library keeps one more to listen on. */
const CONNECTIONS_OF_POOL = CONNECTIONS + 1;
const SCHEMA = 'bullmq';

async function onPostgres({ databaseUrl, isPooled, log }: JobQueueOptions): Promise<Backend> {
  const classes = withBackend(createPostgresBackend);
  const settings = {
    connectionString: databaseUrl,
    application_name: 'herohood-jobs',
    connectionTimeoutMillis: START_TIMEOUT_MS,
  };
  const pool = isPooled ? await poolBehindPooler(settings) : null;
  const own = { ...settings, max: CONNECTIONS, schema: SCHEMA };
  return {
    outage: watchOutage(log, 'The job store in Postgres'),
    openQueue: () =>
      new classes.Queue(QUEUE_NAME, { connection: pool ?? { ...own, migrate: true } }) as unknown as Queue,
    openWorker: (handle) =>
      new classes.Worker(QUEUE_NAME, (job) => handle(job.name), {
        connection: pool ?? own,
        concurrency: CONCURRENCY,
      }) as unknown as Worker,
    close: async () => void (await pool?.end()),
  };
}

/**
 * The library names its schema as an option of each connection, which a pooler refuses. Given a pool it names none: its tables are
 * found because the role looks into that schema too (`keepLimitsInRole`).
 */
async function poolBehindPooler(settings: PgPoolConfig): Promise<PgPool> {
  // Else the library loads it by itself.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ ...settings, max: CONNECTIONS_OF_POOL, keepAlive: true });
  try {
    const client = await pool.connect();
    await runMigrations(client, SCHEMA).finally(() => client.release());
    return pool;
  } catch (error) {
    await pool.end();
    throw error;
  }
}

async function onRedis(address: RedisAddress, log: LogPort): Promise<Backend> {
  // Loaded only where there is a Redis.
  const { evictionPolicy, firstAnswer, openRedis } = await import('./redis');
  // Commands wait for Redis to come back instead of failing: what BullMQ requires of its connections.
  const connection = openRedis(address, { maxRetriesPerRequest: null }, log);
  try {
    const policy = await firstAnswer(connection, () =>
      inTime(evictionPolicy(connection), START_TIMEOUT_MS, noAnswer),
    );
    if (policy !== null && policy !== 'noeviction')
      log.warn(
        { policy },
        'REDIS_URL: this Redis throws jobs away when it is full: set its maxmemory-policy to noeviction',
      );
  } catch (error) {
    connection.disconnect();
    throw error;
  }
  const options = { connection, prefix: 'herohood' };
  return {
    outage: redisOutage(log),
    openQueue: () => new Queue(QUEUE_NAME, options),
    openWorker: (handle) =>
      new Worker(QUEUE_NAME, (job) => handle(job.name), { ...options, concurrency: CONCURRENCY }),
    close: async () => connection.disconnect(),
  };
}

function noAnswer(): never {
  throw new Error('Redis does not answer.');
}
