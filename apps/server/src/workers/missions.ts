import type { Ports } from '@herohood/api/context';
import { sweepDueMissionsJob } from '@herohood/api/missions/jobs';
import { sweepDueMissions } from '@herohood/api/missions/sweep-due-missions';
import type { RepeatingWork } from './repeating';

/** Approvals in one transaction: few enough to hold locks briefly, enough that 100,000 due ones take seconds. */
const BATCH_SIZE = 500;

/** Approves batch after batch until nothing is due (ruling R12). */
export function missionsWork(ports: Ports): RepeatingWork {
  const counts = { approved: 0 };
  return {
    ...sweepDueMissionsJob,
    counts,
    run: async (isStopping) => {
      let isMore = true;
      while (isMore && !isStopping()) {
        const { approved, examined } = await sweepDueMissions(ports, { batchSize: BATCH_SIZE });
        counts.approved += approved;
        isMore = examined >= BATCH_SIZE;
      }
    },
  };
}
