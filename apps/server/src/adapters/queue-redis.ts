import type { LogPort } from '@herohood/api/context';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { redisOutage } from './outage';
import { type JobStore, WORKER_OPTIONS } from './queue';
import { wrapQueue, wrapWorker } from './queue-bullmq';

/** Keeps the jobs apart from whatever else uses the same Redis. */
const PREFIX = 'herohood';
const START_TIMEOUT_MS = 10_000;

/** BullMQ on Redis. A Redis that loses everything costs nothing but a few seconds' delay. */
export function redisJobStore(url: string, log: LogPort): JobStore {
  // Commands wait for Redis to come back instead of failing: what BullMQ requires of its connections.
  const connection = new Redis(url, { maxRetriesPerRequest: null });
  const outage = redisOutage(log);
  connection.on('error', outage.begin);
  connection.on('ready', outage.end);
  const options = { connection, prefix: PREFIX };
  return {
    kind: 'redis',
    prepare: async () => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('Redis does not answer.')), START_TIMEOUT_MS);
      });
      await Promise.race([connection.ping(), late]).finally(() => clearTimeout(timer));
    },
    openQueue: (name) => wrapQueue(new Queue(name, options), outage),
    openWorker: (name, handle) =>
      wrapWorker(new Worker(name, (job) => handle(job.name), { ...options, ...WORKER_OPTIONS }), {
        log,
        outage,
      }),
    close: async () => connection.disconnect(),
  };
}
