import { setTimeout as pause } from 'node:timers/promises';
import type { LogPort } from '@herohood/api/context';
import { createPostgresBackend, Queue, Worker, withBackend } from 'bullmq';
import { type Outage, redisOutage, watchOutage } from './outage';

/** The one queue of all scheduled jobs: each has its scheduler there, and one worker is woken for all. */
const QUEUE_NAME = 'repeating';

export interface JobQueue {
  /** Makes the job's scheduler, unless it is there with the same time. */
  schedule(job: { name: string; everyMs: number }): Promise<void>;
  /** Starts the worker; `handle` is told whose time has come. Different jobs may run at once. */
  work(handle: (name: string) => Promise<void>): Promise<void>;
  /** Number of jobs in each state. @throws when the store does not answer. */
  counts(): Promise<Record<string, number>>;
  close(): Promise<void>;
}

export interface JobQueueOptions {
  databaseUrl: string;
  redisUrl: string | undefined;
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
export async function openJobQueue({ databaseUrl, redisUrl, log }: JobQueueOptions): Promise<JobQueue> {
  const backend = redisUrl === undefined ? onPostgres(databaseUrl, log) : await onRedis(redisUrl, log);
  const { outage } = backend;
  const queue = backend.openQueue();
  queue.on('error', outage.begin);
  await queue.waitUntilReady().catch(async (error) => {
    await backend.close();
    throw error;
  });
  let worker: Worker | null = null;
  let rest: NodeJS.Timeout | undefined;

  return {
    schedule: async ({ name, everyMs }) => {
      const known = await queue.getJobScheduler(name);
      if (known?.every === everyMs) return;
      // No retries: the next time is the retry.
      const opts = { attempts: 1, removeOnComplete: true, removeOnFail: { count: 100 } };
      await queue.upsertJobScheduler(name, { every: everyMs }, { name, opts });
    },
    work: async (handle) => {
      const started = backend.openWorker(handle);
      worker = started;
      started.on('failed', (_job, err) => log.error({ err }, 'a job failed; its next time tries again'));
      started.on('active', outage.end);
      started.on('error', (err) => {
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
    counts: () => queue.getJobCounts(),
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

function onPostgres(url: string, log: LogPort): Backend {
  const classes = withBackend(createPostgresBackend);
  const connection = {
    connectionString: url,
    schema: 'bullmq',
    application_name: 'herohood-jobs',
    // What a queue and a worker ask is short; a second connection is for the worker's own upkeep.
    max: 2,
    connectionTimeoutMillis: START_TIMEOUT_MS,
  };
  return {
    outage: watchOutage(log, 'The job store in Postgres'),
    openQueue: () =>
      new classes.Queue(QUEUE_NAME, { connection: { ...connection, migrate: true } }) as unknown as Queue,
    openWorker: (handle) =>
      new classes.Worker(QUEUE_NAME, (job) => handle(job.name), {
        connection,
        concurrency: CONCURRENCY,
      }) as unknown as Worker,
    close: async () => {},
  };
}

async function onRedis(url: string, log: LogPort): Promise<Backend> {
  // Loaded only where there is a Redis.
  const { Redis } = await import('ioredis');
  // Commands wait for Redis to come back instead of failing: what BullMQ requires of its connections.
  const connection = new Redis(url, { maxRetriesPerRequest: null });
  const outage = redisOutage(log);
  connection.on('error', outage.begin);
  connection.on('ready', outage.end);
  await inTime(connection.ping()).catch((error) => {
    connection.disconnect();
    throw error;
  });
  const options = { connection, prefix: 'herohood' };
  return {
    outage,
    openQueue: () => new Queue(QUEUE_NAME, options),
    openWorker: (handle) =>
      new Worker(QUEUE_NAME, (job) => handle(job.name), { ...options, concurrency: CONCURRENCY }),
    close: async () => connection.disconnect(),
  };
}

/** @throws when Redis does not answer within the time that a start may wait */
async function inTime(answer: Promise<unknown>): Promise<void> {
  const limit = new AbortController();
  const late = pause(START_TIMEOUT_MS, null, { signal: limit.signal }).then(() => {
    throw new Error('Redis does not answer.');
  });
  await Promise.race([answer, late]).finally(() => limit.abort());
}
