import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ProcessorTime, processorTime, usedBetween } from './processor-time';
import { profiledTo, type TimeSpent, timeSpent } from './profile';
import { watchSides } from './rounds';
import { setServers } from './stage';
import type { Bench, ProfileTable, Row } from './workload';

const LEAST_SHARE = 0.01;
const MOST_FUNCTIONS = 20;

/** Runs a workload and says who had the machine's processors meanwhile, the product's side and its baseline's apart. */
export async function profileProcessors(
  run: (bench: Bench) => Promise<Row[]>,
  bench: Bench,
): Promise<ProfileTable[]> {
  const used = { product: new Map<string, number>(), baseline: new Map<string, number>() };
  const wallMs = { product: 0, baseline: 0 };
  watchSides(async (side, measure) => {
    const [before, began]: [ProcessorTime, number] = [await processorTime(), performance.now()];
    const figure = await measure();
    wallMs[side] += performance.now() - began;
    for (const [name, ms] of usedBetween(before, await processorTime())) {
      used[side].set(name, (used[side].get(name) ?? 0) + ms);
    }
    return figure;
  });
  try {
    const rows = await run(bench);
    const names = [...new Set([...used.product.keys(), ...used.baseline.keys()])];
    const cell = (side: keyof typeof used, name: string) =>
      `${(((used[side].get(name) ?? 0) / wallMs[side]) * 100).toFixed(0)} %`;
    return [
      {
        title: 'Who has the processors',
        note: `Processor time in percent of the time that passed: ${availableParallelism() * 100} % is all there is. The run's figures: ${rows.map(({ workload, detail }) => `${workload}, ${detail}`).join('; ')}.`,
        columns: ['who', 'product', 'baseline'],
        rows: names.map((name) => [name, cell('product', name), cell('baseline', name)]),
      },
    ];
  } finally {
    watchSides(null);
  }
}

/**
 * Runs a workload twice: to see who has the processors, and then over a server that profiles itself from its start to its end,
 * to say where that server's time goes.
 */
export async function profileServer(
  run: (bench: Bench) => Promise<Row[]>,
  bench: Bench,
): Promise<ProfileTable[]> {
  const folder = await mkdtemp(join(tmpdir(), 'herohood-profile-'));
  const file = join(folder, 'server.cpuprofile');
  try {
    const processors = await profileProcessors(run, bench);
    setServers(profiledTo(file));
    await run(bench);
    return [...processors, ...tablesOf(await timeSpent(file))];
  } finally {
    setServers({});
    await rm(folder, { recursive: true, force: true });
  }
}

/** A processor profile as tables: by part of the program, and by function. */
export function tablesOf({ busyMs, idleMs, areas, functions }: TimeSpent): ProfileTable[] {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return [
    {
      title: 'By part of the program',
      note: `Of ${(busyMs / 1_000).toFixed(1)} s that the server's main thread worked (it waited for ${(idleMs / 1_000).toFixed(1)} s), its start included. Time in a function itself, without what it calls.`,
      columns: ['part', 'share'],
      rows: areas
        .filter(({ share }) => share >= LEAST_SHARE)
        .map(({ area, share }) => [area, percent(share)]),
    },
    {
      title: 'By function',
      columns: ['function', 'share'],
      rows: functions.slice(0, MOST_FUNCTIONS).map(({ name, share }) => [name, percent(share)]),
    },
  ];
}
