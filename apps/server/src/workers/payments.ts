import type { Ports } from '@herohood/api/context';
import { settleEnded, settleEndedJob } from '@herohood/api/subscription/settle-family';
import type { ScheduledJob } from './scheduled-jobs';

/** Asks the payment provider about paid periods that ended, in case its webhook was lost (rules: payments). */
export function paymentsJob(ports: Ports): ScheduledJob {
  const counts = { settled: 0 };
  return {
    ...settleEndedJob,
    counts,
    run: async (isStopping) => {
      counts.settled += await settleEnded(ports, { isStopping });
    },
  };
}
