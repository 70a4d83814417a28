import { setTimeout as delay } from 'node:timers/promises';
import { findLedgerViolations } from '../../../packages/db/src/points/ledger-findings';
import { type BusyFamily, openBusyFamily } from '../harness/busy-family';
import { median, percentile } from '../harness/rounds';
import { onStage, type Stage } from '../harness/stage';
import type { Row, Workload } from '../harness/workload';

const FAMILIES = 128;
/** The most that it takes is measured for so long, after as long a warm-up. */
const MOST_SECONDS = 15;
/** Shorter for a look: `BENCH_MINUTES=2 npm run bench -- mixed-load`. The windows shrink with it. */
const MINUTES = Number(process.env.BENCH_MINUTES ?? 30);
const FIRST_SHARE = 2 / 30;
const LAST_SHARE = 5 / 30;
const MEMORY_EVERY_MS = 5_000;

/** Half an hour of everything at half of what the server can take: it must be as fast and as large at the end. */
export const mixedLoad: Workload = {
  name: 'mixed-load',
  title: `${MINUTES} minutes of mixed load at half the measured maximum`,
  inQuick: false,
  run: ({ say }) =>
    onStage('mixed-load', async (stage) => {
      const families: BusyFamily[] = [];
      for (let i = 0; i < FAMILIES; i += 1) families.push(await openBusyFamily(stage.server.url));
      try {
        await flatOut(families, MOST_SECONDS);
        const most = await flatOut(families, MOST_SECONDS);
        say(`at most ${Math.round(most)} calls per second; half of that for ${MINUTES} minutes`);
        const day = await keepBusy(stage, families, most / 2);
        const findings = await findLedgerViolations(stage.database.sql);
        if (findings.length > 0) throw new Error(`Unsound after the load: ${findings[0]?.rule}`);
        return rowsOf(day, most / 2);
      } finally {
        for (const family of families) family.close();
      }
    }),
};

/** Calls per second when each family calls again as soon as it has its answer. */
async function flatOut(families: BusyFamily[], seconds: number): Promise<number> {
  const began = performance.now();
  const end = began + seconds * 1_000;
  let calls = 0;
  await Promise.all(
    families.map(async ({ step }) => {
      while (performance.now() < end) {
        const { fault } = await step(performance.now());
        if (fault) throw new Error(fault);
        calls += 1;
      }
    }),
  );
  return (calls * 1_000) / (performance.now() - began);
}

interface Day {
  /** In the order of their beginning. */
  calls: { at: number; ms: number }[];
  faults: string[];
  memory: { at: number; megabytes: number }[];
  endsAt: number;
}

/** Begins a call at each beat, whether or not the ones before are answered, and counts its time from the beat. */
async function keepBusy({ server }: Stage, families: BusyFamily[], perSecond: number): Promise<Day> {
  const endsAt = MINUTES * 60_000;
  const day: Day = { calls: [], faults: [], memory: [], endsAt };
  const running = new Set<Promise<void>>();
  const began = performance.now();
  let beats = 0;
  let memoryAt = 0;
  for (let now = 0; now < endsAt; now = performance.now() - began) {
    for (; (beats * 1_000) / perSecond <= now; beats += 1) {
      const at = (beats * 1_000) / perSecond;
      const { step } = families[beats % families.length] as BusyFamily;
      const call = step(began + at)
        .then(
          ({ ms, fault }) => void (fault ? day.faults.push(fault) : day.calls.push({ at, ms })),
          (error: unknown) => void day.faults.push(String(error)),
        )
        .finally(() => running.delete(call));
      running.add(call);
    }
    if (now >= memoryAt) {
      memoryAt = now + MEMORY_EVERY_MS;
      day.memory.push({ at: now, megabytes: await residentMegabytes(server.url) });
    }
    await delay(1);
  }
  await Promise.all(running);
  return day;
}

async function residentMegabytes(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const bytes = Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
  if (!(bytes > 0)) throw new Error('The server does not tell its memory.');
  return bytes / 1_048_576;
}

function rowsOf({ calls, faults, memory, endsAt }: Day, perSecond: number): Row[] {
  const isFirst = ({ at }: { at: number }) => at < endsAt * FIRST_SHARE;
  const isLast = ({ at }: { at: number }) => at >= endsAt * (1 - LAST_SHARE);
  const p99 = (part: Day['calls']) =>
    percentile(
      part.map(({ ms }) => ms),
      0.99,
    );
  const resident = (part: Day['memory']) => median(part.map(({ megabytes }) => megabytes));
  const [early, late] = [p99(calls.filter(isFirst)), p99(calls.filter(isLast))];
  const [small, large] = [resident(memory.filter(isFirst)), resident(memory.filter(isLast))];
  const one = (ratio: number): Pick<Row, 'ratio' | 'range'> => ({ ratio, range: [ratio, ratio] });
  const load = `${MINUTES} minutes at ${Math.round(perSecond)} calls per second, ${FAMILIES} families`;
  return [
    {
      workload: 'mixed load: p99 of the last five minutes',
      baseline: 'its first two minutes',
      target: { most: 1.3 },
      ...one(late / early),
      detail: `${late.toFixed(1)} against ${early.toFixed(1)} ms; ${load}`,
    },
    {
      workload: 'mixed load: resident memory in the last five minutes',
      baseline: 'its first two minutes',
      target: { most: 1.05 },
      ...one(large / small),
      detail: `${large.toFixed(0)} against ${small.toFixed(0)} MB; ${load}`,
    },
    {
      workload: 'mixed load: calls that failed',
      baseline: '–',
      target: { most: 0 },
      unit: 'calls',
      ...one(faults.length),
      detail: `of ${calls.length + faults.length}${faults.length > 0 ? `, e.g. ${faults[0]}` : ''}; the ledgers agree afterwards`,
    },
  ];
}
