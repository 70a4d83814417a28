import type { Ports } from '@herohood/api/context';
import { PRUNE_KINDS, type PruneKind, pruneEverything, pruneJob } from '@herohood/api/prune-everything';
import { settleEnded, settleEndedJob } from '@herohood/api/subscription/settle-family';
import type { ScheduledJob } from './scheduled-jobs';

/** Deletes what has outlived its use, once an hour. */
export function pruningJob(ports: Ports): ScheduledJob {
  const counts = Object.fromEntries(PRUNE_KINDS.map((kind) => [kind, 0])) as Record<PruneKind, number>;
  return {
    ...pruneJob,
    counts,
    run: async (isStopping) => {
      const pruned = await pruneEverything(ports, { isStopping });
      for (const kind of PRUNE_KINDS) counts[kind] += pruned[kind];
    },
  };
}

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
