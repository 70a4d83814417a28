import { startBalancer } from '../harness/balancer';
import { createChance } from '../harness/chance';
import { type Hero, makeHeroes } from '../harness/heroes';
import { letFallDue } from '../harness/idle-heroes';
import { killInTurn } from '../harness/kill-rounds';
import { listenEverywhere } from '../harness/listen-everywhere';
import { openStage, type Stage } from '../harness/stage';
import type { Torture } from '../harness/torture';
import { figuresOf, missesOf, NO_REDIS } from './kills';

const CLIENTS = 8;

/** Two servers and two workers on one Redis: the same kills, the same proofs, and news that cross. */
export const cluster: Torture = {
  name: 'cluster',
  promise:
    'Two servers and two workers on Redis: all that the kills prove, and live news cross servers before and after each kill',
  rounds: 40,
  unit: 'kills',
  run: async ({ rounds, seed, say, program }) => {
    const chance = createChance(seed);
    const stage = await openStage({ program, servers: 2, workers: 2, withRedis: true });
    const urls = stage.servers.map(({ url }) => url);
    const balancer = await startBalancer(urls);
    const [listener] = await makeHeroes(urls[0] ?? '', { count: 1, habits: 1 });
    const news = await listenEverywhere(urls, listener as Hero);
    let slowestNewsMs = 0;
    const hear = async () => {
      slowestNewsMs = Math.max(slowestNewsMs, await news.expectHeard());
    };
    try {
      await hear();
      await news.expectHeardOf(() => fallDue(stage, listener as Hero));
      const { faults, times } = await killInTurn({
        ...{ stage, chance, rounds, clients: CLIENTS, url: balancer.url, say, look: hear },
      });
      const figures = `${figuresOf(rounds, times)}; news heard at the other server after ${Math.round(slowestNewsMs)} ms at most`;
      const left = stage.redis ? [] : [`${NO_REDIS}; queue and news went through Postgres`];
      return { faults, misses: missesOf(times), figures, left };
    } finally {
      news.close();
      await balancer.stop();
      await stage.close();
    }
  },
};

/** A mission that only a worker approves: what it tells must reach the streams of both servers. */
async function fallDue({ look }: Stage, { family, habits, childId }: Hero): Promise<void> {
  await family.asChild('POST', `/api/habits/${habits[0]}/complete`);
  await look(({ sql }) => letFallDue(sql, childId));
}
