import type { Ports } from '@herohood/api/context';
import { settleEnded, settleEndedJob } from '@herohood/api/subscription/settle-ended';
import type { RepeatingWork } from './repeating';

/** Asks the payment provider about paid periods that ended, in case its webhook was lost (rules: payments). */
export function paymentsWork(ports: Ports): RepeatingWork {
  const counts = { settled: 0 };
  return {
    ...settleEndedJob,
    counts,
    run: async (isStopping) => {
      counts.settled += await settleEnded(ports, { isStopping });
    },
  };
}
