import type { Ports } from '@herohood/api/context';
import type { JobQueue } from '../../src/adapters/job-queue';
import { missionsJob } from '../../src/workers/missions';
import { startScheduledJobs } from '../../src/workers/scheduled-jobs';

export interface MissionsWorker {
  stats: { readonly sweeps: number; readonly failures: number; readonly approved: number };
  close(): Promise<void>;
}

/** The real worker with the sweep of missions alone, its time and its upkeep as quick as a test wants them. */
export async function startMissionsWorker(options: {
  ports: Ports;
  queue: JobQueue;
  everyMs: number;
  upkeepMs: number;
}): Promise<MissionsWorker> {
  const { ports, queue, everyMs, upkeepMs } = options;
  const jobs = [{ ...missionsJob(ports), everyMs }];
  const started = await startScheduledJobs({ jobs, ports, queue, upkeepMs });
  const [running] = started.jobs;
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
