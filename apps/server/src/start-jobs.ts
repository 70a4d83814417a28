import type { Ports } from '@herohood/api/context';
import type { JobQueue, JobQueueOptions } from './adapters/job-queue';
import { createClosers } from './closers';
import { missionsJob } from './workers/missions';
import { remindersJob } from './workers/reminders';
import { type RunningJob, startScheduledJobs } from './workers/scheduled-jobs';
import { paymentsJob, pruningJob } from './workers/upkeep';

/** The queue and its jobs, which are opened while the server answers already. */
export interface Jobs {
  /** Opens them. @throws when the store cannot be used */
  open(): Promise<void>;
  /** Number of jobs in each state; waits for the opening. @throws when the store does not answer */
  counts(): Promise<Record<string, number>>;
  /** What the jobs do; nothing before the opening. */
  work(): readonly RunningJob[];
  /** Closes as much as was opened. */
  close(): Promise<void>;
}

/**
 * Prepares the jobs of this process. The library behind them takes longer to load than all else that a start needs,
 * and no call waits for it: an act leaves what is due in Postgres.
 */
export function prepareJobs(options: JobQueueOptions & { ports: Ports; hasWorker: boolean }): Jobs {
  const { ports, hasWorker, log } = options;
  const closers = createClosers();
  let hand = (_queue: JobQueue) => {};
  const opened = new Promise<JobQueue>((resolve) => {
    hand = resolve;
  });
  let running: readonly RunningJob[] = [];
  return {
    open: async () => {
      const { openJobQueue } = await import('./adapters/job-queue');
      const queue = await openJobQueue(options);
      closers.add('job queue', 1_000, queue.close);
      if (hasWorker) {
        const jobs = [missionsJob(ports), remindersJob(ports), paymentsJob(ports), pruningJob(ports)];
        const started = await startScheduledJobs({ jobs, ports, queue });
        closers.add('jobs', 3_000, started.close);
        running = started.jobs;
      }
      hand(queue);
    },
    counts: async () => (await opened).counts(),
    work: () => running,
    close: () => closers.closeAll(log),
  };
}
