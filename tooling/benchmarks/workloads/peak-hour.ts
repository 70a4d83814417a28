import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openPeakFamilies } from '../harness/peak-families';
import type { PeakPlan, PeakResult } from '../harness/peak-plan';
import { percentile } from '../harness/rounds';
import { onStage } from '../harness/stage';
import type { Bench, Workload } from '../harness/workload';

const APP_SECRET = 'of the peak hour, for no other server than this one';
/** What a person still feels as at once. */
const MOST_MS = 150;
const FIRST = 1_500;
/** The search ends when what holds and what does not are so near to each other. */
const NEAR = 1.15;
/** Streams that one process may have open, with as many again for the client. */
const MOST_FAMILIES = 3_000;

/**
 * The busiest hour of the day: every family has its five devices open, each with a live stream; heroes do missions, parents
 * approve them within half a minute, and all devices fetch what changed. How many families one server process and one Postgres
 * hold is found by search, beside the client that plays them, on the same two cores.
 */
export const peakHour: Workload = {
  name: 'peak-hour',
  title: 'Families that one server process holds in the busiest hour',
  inQuick: false,
  run: async (bench) => {
    let held = { families: 0, told: 'none' };
    let tooMany = Number.POSITIVE_INFINITY;
    let next = FIRST;
    while (held.families < MOST_FAMILIES && tooMany / Math.max(1, held.families) > NEAR) {
      const look = await playHour(next, bench);
      if (look.isHeld) held = { families: next, told: look.told };
      else tooMany = next;
      const between = Math.round((held.families + tooMany) / 2);
      next = Number.isFinite(tooMany) ? between : Math.min(next * 2, MOST_FAMILIES);
    }
    return [
      {
        workload: `families with 3 heroes and 2 parents in the peak hour, p99 at most ${MOST_MS} ms`,
        baseline: '–',
        target: null,
        unit: 'families',
        ratio: held.families,
        range: [held.families, Number.isFinite(tooMany) ? tooMany : held.families],
        detail: `found by search; ${held.told}; server, Postgres and client on the same cores`,
      },
    ];
  },
};

async function playHour(count: number, { isQuick, say }: Bench): Promise<{ isHeld: boolean; told: string }> {
  return onStage(
    'peak-hour',
    async (stage) => {
      const families = await openPeakFamilies(stage, count, APP_SECRET);
      const seconds = isQuick ? 10 : 60;
      const result = await play({
        url: stage.server.url,
        families,
        rampSeconds: Math.max(isQuick ? 10 : 40, Math.ceil((count * 5) / 150)),
        seconds,
      });
      const p99 = percentile(result.latenciesMs, 0.99);
      const faults = Object.entries(result.faults).map(([what, times]) => `${times} × ${what}`);
      const perSecond = Math.round(result.latenciesMs.length / seconds);
      const told = `p99 ${p99.toFixed(0)} ms, ${perSecond} calls a second, ${result.streams} live streams`;
      say(`${count} families: ${told}${faults.length > 0 ? `; ${faults.join(', ')}` : ''}`);
      const isHeld = p99 <= MOST_MS && faults.length === 0 && result.streams === count * 5;
      return { isHeld, told };
    },
    { APP_SECRET },
  );
}

async function play(plan: PeakPlan): Promise<PeakResult> {
  const client = fork(fileURLToPath(new URL('../harness/peak-client.ts', import.meta.url)), {
    serialization: 'advanced',
  });
  try {
    const answered = once(client, 'message') as Promise<[{ result?: PeakResult; error?: string }]>;
    const ended = once(client, 'exit').then(([code]) => {
      throw new Error(`The client of the peak hour ended with ${code}.`);
    });
    client.send(plan);
    const [{ result, error }] = await Promise.race([answered, ended]);
    if (!result) throw new Error(error);
    return result;
  } finally {
    client.kill();
  }
}
