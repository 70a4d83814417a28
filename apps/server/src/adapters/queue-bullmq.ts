import type { LogPort } from '@herohood/api/context';
import type { JobQueue, JobWorker, RepeatingJob } from './queue';

/** The part of BullMQ's queue that is used, whatever it is stored in. */
interface BullQueue {
  upsertJobScheduler(
    id: string,
    repeat: { every: number },
    template: { name: string; opts: object },
  ): Promise<unknown>;
  getJobCounts(): Promise<Record<string, number>>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  close(): Promise<void>;
}

interface BullWorker {
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'failed', listener: (job: unknown, error: Error) => void): unknown;
  close(): Promise<void>;
}

export function wrapQueue(queue: BullQueue, log: LogPort): JobQueue {
  queue.on('error', (err) => log.warn({ err }, 'the job queue has trouble'));
  return {
    keepRepeating: async ({ name, everyMs }: RepeatingJob) => {
      // No retries: the next tick is the retry. The limits hold for jobs that no worker's own limits reach.
      const opts = { attempts: 1, removeOnComplete: true, removeOnFail: { count: 100 } };
      await queue.upsertJobScheduler(name, { every: everyMs }, { name, opts });
    },
    counts: () => queue.getJobCounts(),
    close: () => queue.close(),
  };
}

export function wrapWorker(worker: BullWorker, log: LogPort): JobWorker {
  worker.on('error', (err) => log.warn({ err }, 'a job worker has trouble with its store'));
  worker.on('failed', (_job, err) => log.error({ err }, 'a job failed; its next turn tries again'));
  return { close: () => worker.close() };
}
