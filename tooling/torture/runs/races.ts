import { sweepDueMissions } from '../../../packages/api/src/missions/sweep-due-missions';
import type { DatabaseHandle } from '../../../packages/db/src/client';
import { type Chance, createChance } from '../harness/chance';
import { findFaults } from '../harness/facts';
import { makeHeroes } from '../harness/heroes';
import { createTally, startLoad } from '../harness/load';
import { openStage, type Stage } from '../harness/stage';
import type { Torture } from '../harness/torture';

/** Calls on the same few heroes; afterwards others come, who can still buy and claim. */
const CALLS_A_WAVE = 10_000;
const HEROES = 8;
const HABITS = 6;
const [LEAST_CLIENTS, MOST_CLIENTS] = [8, 32];
/** As many as a small family server may have waiting; two of them race for the same rows. */
const SWEEP_BATCH = 5;

/** Completes, approves, rejects, undos, sweeps, purchases and claims race for the same heroes, over the real API. */
export const races: Torture = {
  name: 'races',
  promise: 'Racing calls: one award per approval, nothing overspent, no update lost, ledgers equal balances',
  rounds: 1_000_000,
  unit: 'operations',
  run: async ({ rounds, seed, say, program }) => {
    const chance = createChance(seed);
    const stage = await openStage({ program, servers: 1, workers: 0, isDurable: false });
    const faults: string[] = [];
    let done = 0;
    let busyMs = 0;
    let approvedBySweeps = 0;
    try {
      while (done < rounds && faults.length === 0) {
        const wave = await runWave(stage, chance, Math.min(CALLS_A_WAVE, rounds - done));
        done += wave.operations;
        busyMs += wave.ms;
        approvedBySweeps += wave.approvedBySweeps;
        faults.push(...wave.faults);
        say(`races: ${done} operations, ${perSecond(done, busyMs)} a second, ${wave.clients} clients`, done);
      }
    } finally {
      await stage.close();
    }
    const figures = `${done} operations, ${perSecond(done, busyMs)} a second, ${LEAST_CLIENTS} to ${MOST_CLIENTS} clients, ${approvedBySweeps} missions approved by racing sweeps`;
    return { faults, misses: [], figures, left: [] };
  },
};

const perSecond = (count: number, ms: number) => Math.round(count / (ms / 1_000));

/** One wave over heroes of its own. They are removed when all was right, so that a look at all rows stays quick. */
async function runWave(stage: Stage, chance: Chance, calls: number) {
  const [server] = stage.servers;
  const heroes = await makeHeroes(server?.url ?? '', { count: HEROES, habits: HABITS });
  const clients = chance.between(LEAST_CLIENTS, MOST_CLIENTS);
  const tally = createTally();
  const [sweeper, other] = [stage.postgres.open(), stage.postgres.open()];
  const start = performance.now();
  const load = startLoad({ heroes, clients, chance: chance.split(), calls, mayBreak: false, tally });
  let isOver = false;
  const sweeps = [sweeper, other].map((database) => sweepUntil(database, () => isOver));
  await load.ended;
  const ms = performance.now() - start;
  isOver = true;
  const swept = await Promise.all(sweeps);
  const faults = await findFaults(other.sql, tally, { isWhole: true });
  if (faults.length === 0) await other.sql`delete from families`;
  await Promise.all([sweeper.close(), other.close()]);
  const total = swept.reduce((sum, each) => ({
    sweeps: sum.sweeps + each.sweeps,
    approved: sum.approved + each.approved,
  }));
  return {
    ...{ operations: tally.answered + total.sweeps, ms, clients, faults },
    approvedBySweeps: total.approved,
  };
}

/** Half of what waits for the timer has arrived two hours ago: clients cannot say so, and the heroes' delay is one hour. */
async function letHalfFallDue(sql: DatabaseHandle['sql']): Promise<void> {
  await sql`
    update completions set created_at = created_at - interval '2 hours',
      auto_approves_at = auto_approves_at - interval '2 hours'
    where status = 'pending' and auto_approves_at > now() and right(id::text, 1) < '8'`;
}

/** What a worker's turn does, one after the other without a pause. Only sweeps that found something are counted. */
async function sweepUntil({ db, sql }: DatabaseHandle, isOver: () => boolean) {
  const ports = {
    db,
    now: () => new Date(),
    live: { changed: () => {} },
    log: console,
    media: { put: async () => {}, get: async () => null, remove: async () => {}, direct: null },
    billing: 'sandbox' as const,
  };
  const sum = { sweeps: 0, approved: 0 };
  while (!isOver()) {
    await letHalfFallDue(sql);
    const { examined, approved } = await sweepDueMissions(ports, { batchSize: SWEEP_BATCH });
    if (examined > 0) sum.sweeps += 1;
    else await new Promise((resolve) => setTimeout(resolve, 20));
    sum.approved += approved;
  }
  return sum;
}
