import type { Ports } from '@herohood/api/context';
import { openJobStore } from './adapters/job-store';
import type { JobStoreOptions } from './adapters/queue';
import { createClosers } from './closers';
import { missionsWork } from './workers/missions';
import { paymentsWork } from './workers/payments';
import { pruningWork } from './workers/pruning';
import { remindersWork } from './workers/reminders';
import { REPEATING_QUEUE, type RunningWork, startRepeatingWork } from './workers/repeating';

/** The queue and its worker, which are opened while the server answers already. */
export interface Jobs {
  /** Opens them. @throws when the store cannot be used */
  open(): Promise<void>;
  /** Number of jobs in each state; waits for the opening. @throws when the store does not answer */
  counts(): Promise<Record<string, number>>;
  /** What the worker does; nothing before the opening. */
  work(): readonly RunningWork[];
  /** Closes as much as was opened. */
  close(): Promise<void>;
}

/**
 * Prepares the jobs of this process. The library behind them takes longer to load than all else that a start needs,
 * and no call waits for it: an act leaves what is due in Postgres.
 */
export function prepareJobs(options: JobStoreOptions & { ports: Ports; hasWorker: boolean }): Jobs {
  const { ports, hasWorker, log } = options;
  const closers = createClosers();
  let work: readonly RunningWork[] = [];

  const openAll = async () => {
    const store = await openJobStore(options);
    closers.add('job store', 500, store.close);
    await store.prepare();
    const queue = await store.openQueue(REPEATING_QUEUE);
    closers.add('queue', 500, queue.close);
    if (!hasWorker) return queue;
    const worker = await startRepeatingWork({
      work: [missionsWork(ports), remindersWork(ports), paymentsWork(ports), pruningWork(ports)],
      ports,
      store,
      queue,
    });
    closers.add('worker', 3_000, worker.close);
    work = worker.work;
    return queue;
  };

  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const opened = begun.then(openAll);
  // Whoever opens hears of a failure; counts() rejects with it too, and may be asked by nobody.
  opened.catch(() => {});
  return {
    open: async () => {
      begin();
      await opened;
    },
    counts: async () => (await opened).counts(),
    work: () => work,
    close: () => closers.closeAll(log),
  };
}
