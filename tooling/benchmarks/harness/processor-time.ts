import { readdir, readFile } from 'node:fs/promises';

/** Processor time in ms since each program's start, by what it is. */
export type ProcessorTime = Map<string, number>;

/** What /proc counts in. */
const TICK_MS = 10;

/**
 * Adds up the processor time of all that a measurement runs: servers (thread by thread), every Postgres of this machine, load
 * clients, and this process with the programs that it has run to their end. Linux only.
 */
export async function processorTime(): Promise<ProcessorTime> {
  const sums: ProcessorTime = new Map();
  const add = (name: string, ms: number) => sums.set(name, (sums.get(name) ?? 0) + ms);
  for (const pid of await numbersIn('/proc')) {
    const [command, times] = await Promise.all([read(`/proc/${pid}/cmdline`), timesOf(`/proc/${pid}`)]);
    if (!times) continue;
    const program = command.replaceAll('\0', ' ');
    if (Number(pid) === process.pid) {
      add('the measuring process', times.own);
      add('programs it ran', times.ended);
    } else if (times.name === 'postgres') add('Postgres', times.own + times.ended);
    else if (program.includes('load-client')) add('load clients', times.own);
    else if (program.includes('bare-server')) add('bare server', times.own);
    else if (program.includes('dist/main.js')) {
      const main = (await timesOf(`/proc/${pid}/task/${pid}`))?.own ?? 0;
      add('server, main thread', main);
      add('server, other threads (hashing, compiling, garbage)', times.own - main);
    }
  }
  return sums;
}

/** What was used between two looks, the most first; nothing of whom used none. */
export function usedBetween(before: ProcessorTime, after: ProcessorTime): [string, number][] {
  return [...after]
    .map(([name, ms]): [string, number] => [name, ms - (before.get(name) ?? 0)])
    .filter(([, ms]) => ms > 0)
    .sort((a, b) => b[1] - a[1]);
}

const numbersIn = async (folder: string) => (await readdir(folder)).filter((name) => /^\d+$/.test(name));

const read = (file: string) => readFile(file, 'utf8').catch(() => '');

/** `own`: of its own threads; `ended`: of its children that have ended. Null when it is gone. */
async function timesOf(folder: string): Promise<{ name: string; own: number; ended: number } | null> {
  const stat = await read(`${folder}/stat`);
  const begin = stat.lastIndexOf(')');
  if (begin < 0) return null;
  const [user, system, endedUser, endedSystem] = stat
    .slice(begin + 2)
    .split(' ')
    .slice(11, 15)
    .map((ticks) => Number(ticks) * TICK_MS) as [number, number, number, number];
  const name = stat.slice(stat.indexOf('(') + 1, begin);
  return { name, own: user + system, ended: endedUser + endedSystem };
}
