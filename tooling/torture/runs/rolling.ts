import { setTimeout as pause } from 'node:timers/promises';
import { startBalancer } from '../harness/balancer';
import { createChance } from '../harness/chance';
import { findFaults } from '../harness/facts';
import { makeHeroes } from '../harness/heroes';
import { startLoad } from '../harness/load';
import { openStage } from '../harness/stage';
import type { Torture } from '../harness/torture';

const CLIENTS = 8;
const STOP_LIMIT_MS = 15_000;
/** Before one server goes, the proxy must have seen that the other one is back. */
const SETTLE_MS = 500;
/** As docs/operating.md says for servers behind a proxy; the load's one address is counted by nobody. */
const BEHIND_PROXY = { DRAIN_SECONDS: '1' };

/** Two servers behind a proxy are stopped with SIGTERM and started again, one after the other, under load. */
export const rolling: Torture = {
  name: 'rolling',
  promise: 'Rolling restart of two servers behind a proxy, under load: no failed request',
  rounds: 20,
  unit: 'restarts',
  run: async ({ rounds, seed, say, program }) => {
    const chance = createChance(seed);
    const stage = await openStage({ program, servers: 2, workers: 0, settings: BEHIND_PROXY });
    const balancer = await startBalancer(stage.servers.map(({ url }) => url));
    const faults: string[] = [];
    const misses: string[] = [];
    let slowestStopMs = 0;
    try {
      const heroes = await makeHeroes(balancer.url, { count: 4, habits: 8 });
      const load = startLoad({ heroes, clients: CLIENTS, chance: chance.split(), mayBreak: false });
      for (let round = 0; round < rounds && load.tally.unexpected.length === 0; round += 1) {
        const server = stage.servers[round % 2];
        if (!server) break;
        await pause(chance.between(0, SETTLE_MS) + SETTLE_MS);
        const start = performance.now();
        const code = await server.stop();
        const stopMs = performance.now() - start;
        slowestStopMs = Math.max(slowestStopMs, stopMs);
        if (code !== 0) faults.push(`a server ended with ${code} on SIGTERM`);
        const readyMs = await server.start();
        say(
          `${round + 1}: stopped in ${Math.round(stopMs)} ms, ready again after ${Math.round(readyMs)} ms, ${load.tally.answered} calls answered`,
          round + 1,
        );
      }
      await load.stop();
      if (slowestStopMs > STOP_LIMIT_MS) misses.push(`a stop took ${Math.round(slowestStopMs)} ms`);
      if (balancer.broken() > 0) faults.push(`${balancer.broken()} connections broke under a call`);
      faults.push(...(await stage.look(({ sql }) => findFaults(sql, load.tally, { isWhole: true }))));
      const figures = `${rounds} restarts, ${load.tally.answered} calls, none failed${busyOf(load.tally.busy)}; slowest stop ${(slowestStopMs / 1_000).toFixed(1)} s`;
      return { faults, misses, figures: faults.length > 0 ? `${rounds} restarts` : figures, left: [] };
    } finally {
      await balancer.stop();
      await stage.close();
    }
  },
};

/** Refusals of a machine that is too slow have nothing to do with restarts, and are told all the same. */
const busyOf = (count: number) => (count > 0 ? `, ${count} refused because the machine was too busy` : '');
