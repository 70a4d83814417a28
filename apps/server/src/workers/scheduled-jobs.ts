import type { Ports } from '@herohood/api/context';
import type { JobQueue } from '../adapters/job-queue';
import { watchOutage } from '../adapters/outage';

/** How often the schedulers are looked after, and a job that was not woken in time runs by itself. */
const UPKEEP_MS = 30_000;

/** Work that comes back by itself. Postgres holds what is due; a run only looks for it, so a lost one loses nothing. */
export interface ScheduledJob {
  name: string;
  everyMs: number;
  /** One run. Safe to happen twice at once, here or elsewhere; ends soon once `isStopping`. */
  run(isStopping: () => boolean): Promise<void>;
  /** What the job has done since the start, for /metrics. */
  counts: Readonly<Record<string, number>>;
  /** Resolves when nothing of it goes on beside its runs any more. */
  settled?(): Promise<unknown>;
}

export interface JobStats {
  runs: number;
  failures: number;
  /** Instant of the last run that went through, or of the start. */
  lastRunAt: Date;
}

export interface RunningJob {
  name: string;
  stats: Readonly<JobStats>;
  counts: Readonly<Record<string, number>>;
}

export interface ScheduledJobs {
  /** In the order in which the jobs were given. */
  jobs: readonly RunningJob[];
  /** Lets what runs finish its batch. */
  close(): Promise<void>;
}

/**
 * Starts the jobs: each runs once at the start, then whenever the queue wakes it. Every half minute the schedulers are
 * put back where they are lost, and a job runs by itself when the queue has not woken it in time.
 *
 * @param options.upkeepMs shorter in tests only
 */
export async function startScheduledJobs(options: {
  jobs: readonly ScheduledJob[];
  ports: Pick<Ports, 'now' | 'log'>;
  queue: JobQueue;
  upkeepMs?: number;
}): Promise<ScheduledJobs> {
  const { jobs, ports, queue, upkeepMs = UPKEEP_MS } = options;
  let isStopping = false;
  const running = jobs.map((job) => {
    const stats: JobStats = { runs: 0, failures: 0, lastRunAt: ports.now() };
    let current: Promise<void> | null = null;
    const run = async () => {
      try {
        await job.run(() => isStopping);
        stats.runs += 1;
        stats.lastRunAt = ports.now();
      } catch (error) {
        stats.failures += 1;
        throw error;
      } finally {
        current = null;
      }
    };
    return {
      job,
      stats,
      /** A long run must not fill every place of the worker. */
      runIfIdle: async () => {
        if (current || isStopping) return;
        current = run();
        await current;
      },
      isOverdue: () =>
        ports.now().getTime() - stats.lastRunAt.getTime() > job.everyMs + Math.min(job.everyMs, upkeepMs),
      ended: () => current?.catch(() => {}),
    };
  });

  const runByItself = ({ job, runIfIdle }: (typeof running)[number]) =>
    void runIfIdle().catch((err: unknown) =>
      ports.log.error({ err, job: job.name }, 'a scheduled job failed'),
    );
  const keepSchedules = async () => {
    for (const { name, everyMs } of jobs) await queue.schedule({ name, everyMs });
  };
  const outage = watchOutage(ports.log, 'The store of the schedules');
  // A store that does not answer must not pile up rounds that wait for it.
  let isKeeping = false;
  const upkeep = async () => {
    for (const each of running) if (each.isOverdue()) runByItself(each);
    if (isKeeping) return;
    isKeeping = true;
    // The next round tries again.
    await keepSchedules().then(outage.end, outage.begin);
    isKeeping = false;
  };

  await keepSchedules();
  // The schedule of a version that is gone may still wake us: it is nobody's job.
  await queue.work(async (name) => running.find(({ job }) => job.name === name)?.runIfIdle());
  for (const each of running) runByItself(each);
  const timer = setInterval(() => void upkeep(), upkeepMs);

  return {
    jobs: running.map(({ job, stats }) => ({ name: job.name, counts: job.counts, stats })),
    close: async () => {
      clearInterval(timer);
      isStopping = true;
      await Promise.all(running.map(({ ended }) => ended()));
      await Promise.all(jobs.map((job) => job.settled?.()));
    },
  };
}
