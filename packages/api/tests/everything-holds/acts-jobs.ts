import { sweepDueMissions } from '../../src/missions/sweep-due-missions';
import { pruneEverything } from '../../src/prune-everything';
import { settleEnded } from '../../src/subscription/settle-family';
import { takeTurn } from '../testing/reminder-family';
import type { World } from './acts-world';

/** What the timer does: the repeating jobs of a server, each as a worker runs it. */
const JOBS = {
  sweep: async ({ ports }: World, batchSize: number) =>
    (await sweepDueMissions(ports, { batchSize })).approved,
  remind: ({ ports }: World) => takeTurn(ports),
  settle: ({ ports }: World) => settleEnded(ports),
  prune: async ({ ports }: World, batchSize: number) => {
    const counts = await pruneEverything(ports, { batchSize });
    return Object.values(counts).reduce((sum, count) => sum + count, 0);
  },
};

export type Job = keyof typeof JOBS;
export const JOB_NAMES = Object.keys(JOBS) as Job[];

/** Runs one job; how much it did. */
export function runJob(world: World, job: Job, batchSize: number): Promise<number> {
  return JOBS[job](world, batchSize);
}
