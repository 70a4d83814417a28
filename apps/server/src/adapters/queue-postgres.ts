import type { LogPort } from '@herohood/api/context';
import type { DatabaseHandle } from '@herohood/db/client';
import { createPostgresBackend, withBackend } from 'bullmq';
import { watchOutage } from './outage';
import { type JobStore, WORKER_OPTIONS } from './queue';
import { wrapQueue, wrapWorker } from './queue-bullmq';

const { Queue, Worker } = withBackend(createPostgresBackend);

const SCHEMA = 'bullmq';
/** Table, type or function is there already: the schema's tables exist, but its list of migrations was emptied. */
const ALREADY_THERE = new Set(['42P07', '42710', '42723']);

interface Options {
  url: string;
  sql: DatabaseHandle['sql'];
  log: LogPort;
}

/** BullMQ in a schema of its own, beside the app's tables. */
export function postgresJobStore({ url, sql, log }: Options): JobStore {
  const connection = {
    connectionString: url,
    schema: SCHEMA,
    application_name: 'herohood-jobs',
    // What a queue and a worker ask is short, and jobs are few; a second connection is for the worker's own upkeep.
    max: 2,
    connectionTimeoutMillis: 10_000,
  };

  const outage = watchOutage(log, 'The job store in Postgres');

  const migrate = async () => {
    const queue = new Queue('setup', { connection: { ...connection, migrate: true }, skipMetasUpdate: true });
    // Its failure is thrown below; without a listener it would end the process instead.
    queue.on('error', () => {});
    try {
      await queue.waitUntilReady();
    } finally {
      await queue.close();
    }
  };

  return {
    kind: 'postgres',
    prepare: async () => {
      try {
        await migrate();
      } catch (error) {
        if (!ALREADY_THERE.has((error as { code?: string }).code ?? '')) throw error;
        // Safe because the queue only wakes work: what is due stands in the app's own tables.
        log.warn({}, 'the job store was emptied and is made anew');
        await sql.unsafe(`drop schema if exists ${SCHEMA} cascade`);
        await migrate();
      }
    },
    openQueue: (name) => wrapQueue(new Queue(name, { connection }), outage),
    openWorker: (name, handle) =>
      wrapWorker(new Worker(name, (job) => handle(job.name), { connection, ...WORKER_OPTIONS }), {
        log,
        outage,
      }),
    close: async () => {},
  };
}
