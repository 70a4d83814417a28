import { createChance } from '../harness/chance';
import { killInTurn, type Times } from '../harness/kill-rounds';
import { openStage } from '../harness/stage';
import type { Torture } from '../harness/torture';

const CLIENTS = 8;
const BACK_MS = 5_000;
const SWEPT_MS = 15_000;
export const NO_REDIS = 'Redis: there is no redis-server on this machine';

/** Processes die at any moment under load. */
export const kills: Torture = {
  name: 'kills',
  promise:
    'SIGKILL of server, worker, Postgres and Redis in turn, under load: no acknowledged write lost, none doubled; back within 5 s, swept within 15 s of a worker’s start',
  rounds: 100,
  unit: 'kills',
  run: async ({ rounds, seed, say, program }) => {
    const stage = await openStage({ program, servers: 1, workers: 1, withRedis: true });
    try {
      const url = stage.servers[0]?.url ?? '';
      const chance = createChance(seed);
      const { faults, times } = await killInTurn({ stage, chance, rounds, clients: CLIENTS, url, say });
      const left = stage.redis ? [] : [NO_REDIS];
      return { faults, misses: missesOf(times), figures: figuresOf(rounds, times), left };
    } finally {
      await stage.close();
    }
  },
};

const slowest = (all: number[]) => Math.max(0, ...all);
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

export function missesOf({ backMs, sweptMs }: Times): string[] {
  return [
    ...(slowest(backMs) > BACK_MS ? [`back after ${seconds(slowest(backMs))}`] : []),
    ...(slowest(sweptMs) > SWEPT_MS ? [`swept ${seconds(slowest(sweptMs))} after a worker's start`] : []),
  ];
}

export function figuresOf(rounds: number, { backMs, sweptMs }: Times): string {
  const middle = backMs.toSorted((a, b) => a - b)[Math.floor(backMs.length / 2)] ?? 0;
  return `${rounds} kills; back after ${seconds(middle)} (middle) and ${seconds(slowest(backMs))} (slowest); swept at most ${seconds(slowest(sweptMs))} after a worker's start`;
}
