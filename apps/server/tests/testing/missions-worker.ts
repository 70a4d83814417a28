import type { Ports } from '@herohood/api/context';
import type { JobQueue, JobStore } from '../../src/adapters/queue';
import { missionsWork } from '../../src/workers/missions';
import { startRepeatingWork } from '../../src/workers/repeating';

export interface MissionsWorker {
  stats: { readonly sweeps: number; readonly failures: number; readonly approved: number };
  close(): Promise<void>;
}

/** The real worker with the sweep of missions alone, its turns and its net as quick as a test wants them. */
export async function startMissionsWorker(options: {
  ports: Ports;
  store: JobStore;
  queue: JobQueue;
  everyMs: number;
  upkeepMs: number;
}): Promise<MissionsWorker> {
  const { ports, store, queue, everyMs, upkeepMs } = options;
  const sweep = { ...missionsWork(ports), everyMs };
  const started = await startRepeatingWork({
    work: [sweep],
    ports,
    store,
    queue,
    upkeepMs,
    silenceMs: upkeepMs,
  });
  const [running] = started.work;
  return {
    close: started.close,
    stats: {
      get sweeps() {
        return running?.stats.runs ?? 0;
      },
      get failures() {
        return running?.stats.failures ?? 0;
      },
      get approved() {
        return running?.counts.approved ?? 0;
      },
    },
  };
}
