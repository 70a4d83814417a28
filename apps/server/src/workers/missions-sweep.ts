import type { Ports } from '@herohood/api/context';
import { sweepDueMissions } from '@herohood/api/missions/sweep-due-missions';

/** Approvals in one transaction: few enough to hold locks briefly, enough that 100,000 due ones take seconds. */
const BATCH_SIZE = 500;

export interface SweepStats {
  sweeps: number;
  failures: number;
  approved: number;
  /** Instant of the last sweep that went through, or of the start. */
  lastSweptAt: Date;
}

export interface MissionsSweep {
  stats: Readonly<SweepStats>;
  /** Approves batch after batch until nothing is due. Safe to run twice at once, here or elsewhere. */
  run(): Promise<void>;
  /** Begins no further batch; resolves when the running ones are done. */
  stop(): Promise<void>;
}

export function createMissionsSweep(ports: Ports): MissionsSweep {
  const stats: SweepStats = { sweeps: 0, failures: 0, approved: 0, lastSweptAt: ports.now() };
  const running = new Set<Promise<void>>();
  let isStopping = false;

  const drain = async () => {
    try {
      let isMore = true;
      while (isMore && !isStopping) {
        const { approved, examined } = await sweepDueMissions(ports, { batchSize: BATCH_SIZE });
        stats.approved += approved;
        isMore = examined >= BATCH_SIZE;
      }
      stats.sweeps++;
      stats.lastSweptAt = ports.now();
    } catch (error) {
      stats.failures++;
      throw error;
    }
  };

  return {
    stats,
    run: () => {
      const sweep = drain().finally(() => running.delete(sweep));
      running.add(sweep);
      return sweep;
    },
    stop: async () => {
      isStopping = true;
      await Promise.allSettled(running);
    },
  };
}
