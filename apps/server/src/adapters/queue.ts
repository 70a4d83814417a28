import type { LogPort } from '@herohood/api/context';
import type { DatabaseHandle } from '@herohood/db/client';

/** A job that comes back by itself. */
export interface RepeatingJob {
  name: string;
  everyMs: number;
}

export interface JobQueue {
  /** Makes the job's schedule, or leaves it as it is. Brings it back when the store was emptied. */
  keepRepeating(job: RepeatingJob): Promise<void>;
  /** Number of jobs in each state. @throws when the store does not answer. */
  counts(): Promise<Record<string, number>>;
  close(): Promise<void>;
}

export interface JobWorker {
  /** Takes no further job and waits for the running one. */
  close(): Promise<void>;
}

/** Where BullMQ keeps its jobs; the code of the jobs is the same for both kinds. Nothing in it is worth a backup. */
export interface JobStore {
  kind: 'postgres' | 'redis';
  /** Makes the store usable, also when it has vanished under a running server. */
  prepare(): Promise<void>;
  openQueue(name: string): Promise<JobQueue>;
  /** `handle` is told which job's turn it is; turns of different jobs may run at once. */
  openWorker(name: string, handle: (job: string) => Promise<unknown>): Promise<JobWorker>;
  close(): Promise<void>;
}

export interface JobStoreOptions {
  databaseUrl: string;
  sql: DatabaseHandle['sql'];
  redisUrl: string | undefined;
  log: LogPort;
}

/**
 * A killed worker's job is taken over after about lock + two checks, 20 s; with the library's defaults it would
 * take 60 s. Finished jobs are kept only as far as one would look at them when something is wrong.
 */
export const WORKER_OPTIONS = {
  autorun: false,
  // A long turn of one job must not make the others late.
  concurrency: 4,
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 10,
  removeOnComplete: { count: 20 },
  removeOnFail: { count: 100 },
};
