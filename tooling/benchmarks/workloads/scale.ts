import { type Clones, openClones } from '../harness/clones';
import { openExplained, type RunPlan } from '../harness/explained';
import { grow } from '../harness/grow';
import { HOT_ACTS, signIn } from '../harness/hot-acts';
import { median } from '../harness/rounds';
import { type DatabaseStage, openDatabaseStage } from '../harness/stage';
import type { Bench, Row, Workload } from '../harness/workload';

const HABITS = 5;
const DAYS = 20;
/** A hundred completions each. */
const PER_FAMILY = HABITS * DAYS;
const SAMPLE = 21;
/** Reading fewer rows than this from end to end is no fault: an index would touch as many pages. */
const BIG_ROWS = 10_000;

/** Ten times the families must not make a family's calls touch more. */
export const scale: Workload = {
  name: 'scale',
  title: 'Pages that hot calls touch in a database ten times the size',
  inQuick: true,
  run: async ({ isQuick, say }) => {
    const sizes = isQuick ? { few: 100, many: 1_000 } : FULL;
    const looks = await lookTwice(sizes, say);
    const rows = Object.keys(HOT_ACTS).map((name) => compare(name, { ...looks, ...sizes }));
    return [...rows, scansOf(looks.large)];
  },
};

/** Families of the two databases that are compared. */
const FULL = { few: 10_000, many: 100_000 };

async function lookTwice(
  { few, many }: typeof FULL,
  say: Bench['say'],
): Promise<{ small: Looks; large: Looks }> {
  const stage = await openDatabaseStage();
  try {
    return { small: await lookInto(stage, few, say), large: await lookInto(stage, many, say) };
  } finally {
    await stage.close();
  }
}

interface Looks {
  /** What each act's statements touched, family by family. */
  plans: Map<string, RunPlan[][]>;
  big: string[];
}

async function lookInto(stage: DatabaseStage, families: number, say: (line: string) => void): Promise<Looks> {
  const began = performance.now();
  const clones: Clones = await openClones(stage, `families_${families}`, (sql) =>
    grow(sql, {
      families,
      heroesPerFamily: 1,
      habitsPerHero: HABITS,
      dueDays: 0,
      approvedDays: DAYS,
      eventsPerFamily: 50,
    }),
  );
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  say(`${(families * PER_FAMILY).toLocaleString('en')} completions made in ${seconds} s`);
  try {
    const explained = openExplained(clones.url);
    try {
      const big = await explained.sql<{ name: string }[]>`
        select relname as name from pg_class where relkind = 'r' and reltuples >= ${BIG_ROWS}`;
      const looks: Looks = { plans: new Map(), big: big.map(({ name }) => name) };
      for (const family of await signIn(explained, SAMPLE)) {
        for (const [name, act] of Object.entries(HOT_ACTS)) {
          await act(family);
          looks.plans.set(name, [...(looks.plans.get(name) ?? []), explained.take()]);
        }
      }
      return looks;
    } finally {
      await explained.close();
    }
  } finally {
    await clones.close();
  }
}

function compare(
  name: string,
  { small, large, few, many }: { small: Looks; large: Looks; few: number; many: number },
): Row {
  const touched = ({ plans }: Looks) =>
    (plans.get(name) ?? []).map((statements) => statements.reduce((sum, { buffers }) => sum + buffers, 0));
  const [before, after] = [median(touched(small)), touched(large)];
  const ratios = after.map((pages) => pages / before);
  const statements = large.plans.get(name)?.[0]?.length ?? 0;
  return {
    workload: name,
    baseline: `pages touched with ${few.toLocaleString('en')} of ${many.toLocaleString('en')} families, ${PER_FAMILY} completions each`,
    target: { most: 1.3 },
    ratio: median(ratios),
    range: [Math.min(...ratios), Math.max(...ratios)],
    detail: `${median(after)} against ${before} pages in ${statements} statements; ${SAMPLE} families`,
  };
}

function scansOf({ plans, big }: Looks): Row {
  const scanned = new Set([...plans.values()].flat(2).flatMap((plan) => plan.scanned));
  const found = [...scanned].filter((table) => big.includes(table));
  return {
    workload: 'big tables that these calls read from end to end',
    baseline: '–',
    target: { most: 0 },
    unit: 'tables',
    ratio: found.length,
    range: [found.length, found.length],
    detail: `${found.join(', ') || 'none'} of those with ${BIG_ROWS.toLocaleString('en')} rows or more: ${big.join(', ')}`,
  };
}
