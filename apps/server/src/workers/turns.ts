import type { RepeatingWork } from './repeating';

export interface WorkStats {
  runs: number;
  failures: number;
  /** Instant of the last turn that went through, or of the start. */
  lastRunAt: Date;
}

export interface Turns {
  stats: Readonly<WorkStats>;
  /** Takes one turn, whether or not another runs. Rejects as the work does. */
  take(): Promise<void>;
  /** Takes a turn unless one runs: what wakes again and again must not fill every place while a turn takes long. */
  wake(): Promise<void>;
  /** Asks the work to end; resolves when the running turns are done. */
  stop(): Promise<void>;
}

/** Counts a work's turns and lets them be waited for. */
export function createTurns(work: Pick<RepeatingWork, 'run' | 'settled'>, now: () => Date): Turns {
  const stats: WorkStats = { runs: 0, failures: 0, lastRunAt: now() };
  const running = new Set<Promise<void>>();
  let isStopping = false;

  const runOnce = async () => {
    try {
      await work.run(() => isStopping);
      stats.runs++;
      stats.lastRunAt = now();
    } catch (error) {
      stats.failures++;
      throw error;
    }
  };

  const take = () => {
    const turn = runOnce().finally(() => running.delete(turn));
    running.add(turn);
    return turn;
  };

  return {
    stats,
    take,
    wake: async () => {
      if (running.size === 0) await take();
    },
    stop: async () => {
      isStopping = true;
      await Promise.allSettled(running);
      await work.settled?.();
    },
  };
}
