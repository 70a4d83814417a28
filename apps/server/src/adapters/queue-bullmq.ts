import type { LogPort } from '@herohood/api/context';
import type { Outage } from './outage';
import type { JobQueue, JobWorker, RepeatingJob } from './queue';

/** The part of BullMQ's queue that is used, whatever it is stored in. */
interface BullQueue {
  upsertJobScheduler(
    id: string,
    repeat: { every: number },
    template: { name: string; opts: object },
  ): Promise<unknown>;
  getJobScheduler(id: string): Promise<{ every?: number } | undefined>;
  getJobs(states: ('active' | 'delayed' | 'waiting')[]): Promise<{ repeatJobKey?: string }[]>;
  getJobCounts(): Promise<Record<string, number>>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  waitUntilReady(): Promise<unknown>;
  close(): Promise<void>;
}

interface BullWorker {
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'ready' | 'active', listener: () => void): unknown;
  on(event: 'failed', listener: (job: unknown, error: Error) => void): unknown;
  waitUntilReady(): Promise<unknown>;
  run(): Promise<void>;
  pause(doNotWaitActive: boolean): Promise<void>;
  resume(): Promise<void>;
  close(): Promise<void>;
}

/** Pause of a worker whose store refuses: BullMQ itself would ask again at once, thousands of times a second. */
const REST_MS = 2_000;

/**
 * After an outage of Redis, BullMQ may wait for ever for an answer that went down with the connection. What the
 * worker was doing is waited for elsewhere; only its bookkeeping is given up here.
 */
const CLOSE_MS = 2_000;

/** @throws when the store does not answer; BullMQ would remember that failure for the queue's whole life. */
export async function wrapQueue(queue: BullQueue, outage: Outage): Promise<JobQueue> {
  queue.on('error', outage.begin);
  await queue.waitUntilReady();

  // Setting a schedule anew while its job is being taken leaves two jobs of it, for this turn and the next.
  const withoutJob = new Set<string>();
  const isKept = async (name: string, everyMs: number) => {
    if ((await queue.getJobScheduler(name))?.every !== everyMs) return false;
    const jobs = await queue.getJobs(['active', 'delayed', 'waiting']);
    // Who looks while a job moves may miss it: what is missed twice in a row is not there.
    const wasMissed = withoutJob.delete(name);
    if (jobs.some(({ repeatJobKey }) => repeatJobKey === name)) return true;
    if (!wasMissed) withoutJob.add(name);
    return !wasMissed;
  };

  return {
    keepRepeating: async ({ name, everyMs }: RepeatingJob) => {
      if (await isKept(name, everyMs)) return;
      // No retries: the next turn is the retry. The limits hold for jobs that no worker's own limits reach.
      const opts = { attempts: 1, removeOnComplete: true, removeOnFail: { count: 100 } };
      await queue.upsertJobScheduler(name, { every: everyMs }, { name, opts });
    },
    counts: () => queue.getJobCounts(),
    close: () => queue.close(),
  };
}

/** Starts a worker that was made with `autorun: false`. @throws as `wrapQueue` does. */
export async function wrapWorker(
  worker: BullWorker,
  { log, outage }: { log: LogPort; outage: Outage },
): Promise<JobWorker> {
  let rest: NodeJS.Timeout | null = null;
  worker.on('error', (err) => {
    outage.begin(err);
    if (rest) return;
    void worker.pause(true);
    rest = setTimeout(() => {
      rest = null;
      void worker.resume();
    }, REST_MS);
  });
  worker.on('ready', outage.end);
  worker.on('active', outage.end);
  worker.on('failed', (_job, err) => log.error({ err }, 'a job failed; its next turn tries again'));
  await worker.waitUntilReady();
  worker.run().catch((err: unknown) => log.error({ err }, 'a job worker ended'));
  return {
    close: async () => {
      if (rest) clearTimeout(rest);
      let limit: NodeJS.Timeout | undefined;
      const late = new Promise<'late'>((resolve) => {
        limit = setTimeout(() => resolve('late'), CLOSE_MS);
      });
      const ended = await Promise.race([worker.close(), late]).finally(() => clearTimeout(limit));
      if (ended === 'late') log.warn({}, 'a job worker did not let go of its store; going on without it');
    },
  };
}
