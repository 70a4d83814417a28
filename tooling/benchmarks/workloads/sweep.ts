import { missionsJob } from '../../../apps/server/src/workers/missions';
import type { DatabaseHandle } from '../../../packages/db/src/client';
import { findLedgerViolations } from '../../../packages/db/src/points/ledger-findings';
import { type Clones, openClones } from '../harness/clones';
import { grow } from '../harness/grow';
import { pairedRounds } from '../harness/rounds';
import { type DatabaseStage, openDatabaseStage } from '../harness/stage';
import type { Bench, Row, Workload } from '../harness/workload';

/** Two heroes with five missions each wait in every family, all due, in no order but their time. */
const MISSIONS_PER_FAMILY = 10;
/** As many rows as a batch of the product's sweep approves. */
const CLAIM = 1_000;
/** The worker's sweep of everything that is due: ledgers, balances, days, streaks, events and audit entries. */
export const sweep: Workload = {
  name: 'sweep',
  title: 'Sweep of due auto-approvals, ledgers and balances included',
  inQuick: true,
  run: async (bench) => {
    const [few, many] = bench.isQuick ? [5_000, 50_000] : [100_000, 1_000_000];
    const stage = await openDatabaseStage();
    try {
      const first = await measure(stage, { due: few, rounds: bench.isQuick ? 3 : 5, warmUp: 1 }, bench);
      const second = await measure(stage, { due: many, rounds: 1, warmUp: 0 }, bench);
      return [first.row, second.row, growthOf(first, second)];
    } finally {
      await stage.close();
    }
  },
};

interface Plan {
  due: number;
  rounds: number;
  warmUp: number;
}

interface Measured {
  due: number;
  row: Row;
  /** Seconds of the product's sweeps. */
  seconds: number[];
}

async function openDue(stage: DatabaseStage, due: number, say: Bench['say']): Promise<Clones> {
  const began = performance.now();
  const clones = await openClones(stage, `due_${due}`, (sql) =>
    grow(sql, {
      families: due / MISSIONS_PER_FAMILY,
      heroesPerFamily: 2,
      habitsPerHero: 5,
      dueDays: 1,
      approvedDays: 1,
      eventsPerFamily: 2,
    }),
  );
  say(`${due.toLocaleString('en')} due ones made in ${seconds(performance.now() - began)} s`);
  return clones;
}

async function measure(stage: DatabaseStage, plan: Plan, { say }: Bench): Promise<Measured> {
  const clones = await openDue(stage, plan.due, say);
  const times: number[] = [];
  try {
    const { ratio, range, product, baseline } = await pairedRounds({
      rounds: plan.rounds,
      warmUp: plan.warmUp,
      product: async () => {
        const time = await runSweep(clones, { due: plan.due, isFirst: times.length === 0 });
        times.push(time);
        return plan.due / time;
      },
      baseline: async () => plan.due / (await runClaims(clones, plan.due)),
    });
    const row = {
      workload: `sweep of ${plan.due.toLocaleString('en')} due approvals`,
      baseline: 'claiming them alone, UPDATE with FOR UPDATE SKIP LOCKED',
      target: { least: 0.45 },
      ratio,
      range,
      detail: `${Math.round(product).toLocaleString('en')} against ${Math.round(baseline).toLocaleString('en')} per second; ${plan.rounds} rounds, batches of ${CLAIM.toLocaleString('en')}`,
    };
    return { due: plan.due, row, seconds: times.slice(plan.warmUp) };
  } finally {
    await clones.close();
  }
}

/** Seconds of one turn of the worker. The first one's books are gone through afterwards. */
function runSweep(clones: Clones, { due, isFirst }: { due: number; isFirst: boolean }): Promise<number> {
  return clones.use(async ({ db, sql }) => {
    const work = missionsJob({
      db,
      now: () => new Date(),
      live: { changed: () => {} },
      log: console,
      media: { put: async () => {}, get: async () => null, remove: async () => {}, direct: null },
      billing: 'sandbox' as const,
    });
    const time = await timed(sql, () => work.run(() => false));
    if (work.counts.approved !== due) throw new Error(`${work.counts.approved} approved instead of ${due}.`);
    const findings = isFirst ? await findLedgerViolations(sql) : [];
    if (findings.length > 0) throw new Error(`Unsound after the sweep: ${findings[0]?.rule}`);
    return time;
  });
}

function runClaims(clones: Clones, due: number): Promise<number> {
  return clones.use(async ({ sql }) => {
    let claimed = 0;
    const time = await timed(sql, async () => {
      for (let rows = CLAIM; rows === CLAIM; claimed += rows) rows = await claim(sql);
    });
    if (claimed !== due) throw new Error(`${claimed} claimed instead of ${due}.`);
    return time;
  });
}

async function claim(sql: DatabaseHandle['sql']): Promise<number> {
  const rows = await sql`
    update completions set status = 'approved', auto_approved = true, decided_at = now(), decided_by = null,
      auto_approves_at = null, approval_no = approval_no + 1
    where id in (select id from completions
      where status = 'pending' and auto_approves_at is not null and auto_approves_at <= now()
      order by auto_approves_at limit ${CLAIM} for update skip locked)
    returning id, family_id, child_id`;
  return rows.length;
}

async function timed(sql: DatabaseHandle['sql'], work: () => Promise<void>): Promise<number> {
  await sql`checkpoint`;
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
}

function growthOf(few: Measured, many: Measured): Row {
  const [short, long] = [few.seconds, many.seconds].map((times) => times.toSorted((a, b) => a - b));
  const middle = (times: number[] = []) => times[Math.floor(times.length / 2)] ?? Number.NaN;
  const ratios = (short ?? []).map((time) => middle(long) / time);
  return {
    workload: `sweep of ${many.due.toLocaleString('en')} due approvals`,
    baseline: `the product's own sweep of ${few.due.toLocaleString('en')}`,
    target: { most: 13.5 },
    ratio: middle(long) / middle(short),
    range: [Math.min(...ratios), Math.max(...ratios)],
    detail: `${middle(long).toFixed(1)} s against ${middle(short).toFixed(1)} s`,
  };
}

const seconds = (ms: number) => (ms / 1_000).toFixed(0);
