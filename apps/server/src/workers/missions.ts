import type { Ports } from '@herohood/api/context';
import { sweepDueMissionsJob } from '@herohood/api/missions/jobs';
import type { JobQueue, JobStore } from '../adapters/queue';
import { createMissionsSweep, type SweepStats } from './missions-sweep';

/** How often the schedule is put back, in case the store was emptied while the server runs. */
const UPKEEP_MS = 60_000;

/** The queue that wakes the sweep of due auto-approvals (ruling R12). */
export const MISSIONS_QUEUE = sweepDueMissionsJob.name;

export interface MissionsWorker {
  stats: Readonly<SweepStats>;
  /** Lets the running batch finish. */
  close(): Promise<void>;
}

export interface MissionsWorkerOptions {
  ports: Ports;
  store: JobStore;
  queue: JobQueue;
  /** Shorter in tests only. */
  everyMs?: number;
  upkeepMs?: number;
}

/**
 * Starts the worker that approves what is due. The queue wakes it; two nets hold when the queue fails: a sweep at
 * the start, and an upkeep that puts the schedule back and sweeps by itself when no turn came since its last round.
 */
export async function startMissionsWorker(options: MissionsWorkerOptions): Promise<MissionsWorker> {
  const { ports, store, queue, everyMs = sweepDueMissionsJob.everyMs, upkeepMs = UPKEEP_MS } = options;
  const sweep = createMissionsSweep(ports);
  const schedule = { name: sweepDueMissionsJob.name, everyMs };

  const sweepQuietly = () =>
    sweep.run().catch((err: unknown) => ports.log.error({ err }, 'an approval sweep failed'));

  const keepSchedule = async () => {
    try {
      await queue.keepRepeating(schedule);
    } catch (err) {
      ports.log.warn({ err }, 'the schedule of the approval sweep cannot be kept; making its store anew');
      await store.prepare();
      await queue.keepRepeating(schedule);
    }
  };

  // A store that does not answer must not pile up rounds that wait for it.
  let isKeeping = false;
  const doUpkeep = async () => {
    if (ports.now().getTime() - sweep.stats.lastSweptAt.getTime() > upkeepMs) void sweepQuietly();
    if (isKeeping) return;
    isKeeping = true;
    await keepSchedule().catch((err: unknown) =>
      ports.log.error({ err }, 'upkeep of the approval sweep failed; the next round tries again'),
    );
    isKeeping = false;
  };

  await keepSchedule();
  const worker = await store.openWorker(MISSIONS_QUEUE, () => sweep.run());
  void sweepQuietly();
  const timer = setInterval(() => void doUpkeep(), upkeepMs);

  return {
    stats: sweep.stats,
    close: async () => {
      clearInterval(timer);
      await Promise.all([worker.close(), sweep.stop()]);
    },
  };
}
