import type { Ports } from '@herohood/api/context';
import type { JobQueue } from '../../src/adapters/job-queue';
import { missionsJob } from '../../src/workers/missions';
import { startScheduledJobs } from '../../src/workers/scheduled-jobs';

/** The real worker with the sweep of missions alone, its time and its upkeep as quick as a test wants them. */
export function startMissionsWorker(options: {
  ports: Ports;
  queue: JobQueue;
  everyMs: number;
  upkeepMs: number;
}): Promise<{ close(): Promise<void> }> {
  const { ports, queue, everyMs, upkeepMs } = options;
  return startScheduledJobs({ jobs: [{ ...missionsJob(ports), everyMs }], ports, queue, upkeepMs });
}
