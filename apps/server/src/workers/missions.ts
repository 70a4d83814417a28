import type { Ports } from '@herohood/api/context';
import { sweepDueMissions, sweepDueMissionsJob } from '@herohood/api/missions/sweep-due-missions';
import { settleLeftStreaks } from '@herohood/api/progress/settle-streaks';
import type { ScheduledJob } from './scheduled-jobs';

/** Found by their due time; up to ten times as many come along from their families. Few enough to hold locks briefly. */
const BATCH_SIZE = 100;

/**
 * Batches at once while much is due. Each is a transaction of its own that skips what another holds, and Postgres works on them
 * with as many cores.
 */
const AT_ONCE = 2;

/** What a turn is made of; only tests bring others. */
interface Turn {
  /** Approves one batch. */
  sweep: typeof sweepDueMissions;
  settleLeft: typeof settleLeftStreaks;
}

/**
 * Approves batch after batch until nothing is due (rules: auto-approval), and counts the streaks that a crash left behind (rules:
 * streaks).
 */
export function missionsJob(
  ports: Pick<Ports, 'db' | 'now' | 'live' | 'log' | 'media' | 'billing'>,
  { sweep, settleLeft }: Turn = { sweep: sweepDueMissions, settleLeft: settleLeftStreaks },
): ScheduledJob {
  const counts = { approved: 0 };
  /** Whether more is due. */
  async function sweepOnce(): Promise<boolean> {
    const { approved, examined } = await sweep(ports, { batchSize: BATCH_SIZE });
    counts.approved += approved;
    return examined >= BATCH_SIZE;
  }
  async function sweepAll(isStopping: () => boolean): Promise<void> {
    const sweepOn = async () => {
      while (!isStopping() && (await sweepOnce()));
    };
    // Mostly little is due, and one look is all.
    if (isStopping() || !(await sweepOnce())) return;
    const sweeps = await Promise.allSettled(Array.from({ length: AT_ONCE }, sweepOn));
    // Only when all have ended: nobody closes the database under one that still works.
    for (const ended of sweeps) if (ended.status === 'rejected') throw ended.reason;
  }
  return {
    ...sweepDueMissionsJob,
    counts,
    run: async (isStopping) => {
      await sweepAll(isStopping);
      if (!isStopping()) await settleLeft(ports);
    },
  };
}
