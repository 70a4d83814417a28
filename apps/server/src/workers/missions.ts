import type { Ports } from '@herohood/api/context';
import { sweepDueMissionsJob } from '@herohood/api/missions/jobs';
import { sweepDueMissions } from '@herohood/api/missions/sweep-due-missions';
import type { RepeatingWork } from './repeating';

/** Found by their due time; up to ten times as many come along from their families. Few enough to hold locks briefly. */
const BATCH_SIZE = 100;

/** Approves batch after batch until nothing is due (ruling R12). */
export function missionsWork(ports: Pick<Ports, 'db' | 'now' | 'live'>): RepeatingWork {
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
