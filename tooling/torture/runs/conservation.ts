import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseHandle } from '../../../packages/db/src/client';
import { findLedgerViolations } from '../../../packages/db/src/points/ledger-findings';
import { type Chance, createChance } from '../harness/chance';
import { type Hero, makeHeroes } from '../harness/heroes';
import { chooseSaving, type Known, type SavingCall } from '../harness/saving-acts';
import { openStage, type Stage } from '../harness/stage';
import type { Torture } from '../harness/torture';

/** Calls on the same few heroes; afterwards others come, whose days are free again. */
const CALLS_A_WAVE = 4_000;
const [HEROES, HABITS] = [4, 6];
const [LEAST_CLIENTS, MOST_CLIENTS] = [8, 24];
const LOOK_EVERY_MS = 50;
/** The same call is made twice at once. */
const TWICE = 0.25;
const MOST_IDS = 100;
/** A thing may be gone; a conflict with the present state is what races are about. */
const EXPECTED = new Set([200, 201, 204, 404, 409]);

/** Looked at in one moment, while everything moves. */
const BROKEN = `
  select c.id, c.total_xp as earned, c.xp as spendable, coalesce(g.saved, 0) as saved, coalesce(k.spent, 0) as spent
  from children c
  left join (select family_id, child_id, sum(saved) as saved, min(saved) as least from goals group by 1, 2) g
    on g.family_id = c.family_id and g.child_id = c.id
  left join (select family_id, child_id, sum(cost) as spent from reward_claims where status <> 'rejected' group by 1, 2) k
    on k.family_id = c.family_id and k.child_id = c.id
  where c.total_xp <> c.xp + coalesce(g.saved, 0) + coalesce(k.spent, 0)
    or least(c.xp, c.total_xp, c.reward_points, coalesce(g.least, 0)) < 0`;
const OVERSOLD = `
  select r.id, r.limits, count(*) as claims from rewards r
  join reward_claims k on k.family_id = r.family_id and k.reward_id = r.id and k.status <> 'rejected'
  where r.limits ? 'stock' group by r.id having count(*) > (r.limits->>'stock')::int`;
const OVERDRAWN = `
  select child_id, id, rest from (select child_id, id,
    sum(amount) over (partition by child_id order by id) as rest from xp_entries) x where rest < 0`;

/** Paying, saving, claiming, refunding and undoing race for the same heroes, over the real API, and are looked at all the while. */
export const conservation: Torture = {
  name: 'conservation',
  promise:
    'At every moment what was earned is what can be spent, is saved and was spent; nothing below zero, no stock oversold',
  rounds: 100_000,
  unit: 'operations',
  run: async ({ rounds, seed, say, program }) => {
    const chance = createChance(seed);
    const stage = await openStage({ program, servers: 1, workers: 0, isDurable: false });
    const faults: string[] = [];
    const sum = { done: 0, refused: 0, looks: 0 };
    try {
      while (sum.done < rounds && faults.length === 0) {
        const wave = await runWave(stage, chance, Math.min(CALLS_A_WAVE, rounds - sum.done));
        for (const name of ['done', 'refused', 'looks'] as const) sum[name] += wave[name];
        faults.push(...wave.faults);
        say(`conservation: ${sum.done} operations, ${sum.looks} looks`, sum.done);
      }
    } finally {
      await stage.close();
    }
    const figures = `${sum.done} operations, ${sum.refused} of them refused, ${sum.looks} looks meanwhile, ${LEAST_CLIENTS} to ${MOST_CLIENTS} clients`;
    return { faults, misses: [], figures, left: [] };
  },
};

interface Wave {
  done: number;
  refused: number;
  looks: number;
  faults: string[];
}

async function runWave(stage: Stage, chance: Chance, calls: number): Promise<Wave> {
  const heroes = await makeHeroes(stage.servers[0]?.url ?? '', { count: HEROES, habits: HABITS });
  const knownOf = new Map(heroes.map((hero) => [hero, newKnown(hero)]));
  const wave: Wave = { done: 0, refused: 0, looks: 0, faults: [] };
  const database = stage.postgres.open();
  const client = async (own: Chance) => {
    while (wave.done < calls && wave.faults.length === 0) {
      const hero = own.of(heroes) as Hero;
      const known = knownOf.get(hero) as Known;
      const call = chooseSaving(hero, known, own);
      if (!call) continue;
      const times = own.next() < TWICE ? 2 : 1;
      await Promise.all(Array.from({ length: times }, () => perform(wave, { hero, known, call })));
    }
  };
  let isOver = false;
  const looking = lookUntil(database, wave, () => isOver);
  const clients = chance.between(LEAST_CLIENTS, MOST_CLIENTS);
  await Promise.all(Array.from({ length: clients }, () => client(chance.split())));
  isOver = true;
  await looking;
  await look(database, wave, [BROKEN, OVERSOLD, OVERDRAWN]);
  for (const { rule, rows } of await findLedgerViolations(database.sql)) {
    wave.faults.push(`${rule}: ${rows.length}, such as ${JSON.stringify(rows[0])}`);
  }
  if (wave.faults.length === 0) await database.sql`delete from families`;
  await database.close();
  return wave;
}

const newKnown = ({ rewards }: Hero): Known => ({
  ...{ completions: [], rewards: [...rewards], claims: [], goals: [], bonuses: [] },
});

async function perform(
  wave: Wave,
  { hero, known, call }: { hero: Hero; known: Known; call: SavingCall },
): Promise<void> {
  const { asParent, asChild } = hero.family;
  const { method, path, body, gives } = call;
  const { status, json } = await (call.by === 'parent' ? asParent : asChild)(method, path, body);
  if (status === 503 && /very busy/.test(json?.message)) return;
  wave.done += 1;
  if (status >= 400) wave.refused += 1;
  if (!EXPECTED.has(status)) {
    wave.faults.push(`an answer that no rule explains: ${method} ${path}: ${status} ${JSON.stringify(json)}`);
  }
  if (!gives || status >= 400) return;
  const ids = known[gives];
  if (!ids.includes(json.id)) ids.push(json.id);
  if (ids.length > MOST_IDS) ids.splice(0, MOST_IDS / 2);
}

async function lookUntil(database: DatabaseHandle, wave: Wave, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await look(database, wave, [BROKEN, OVERSOLD]);
    wave.looks += 1;
    await pause(LOOK_EVERY_MS);
  }
}

async function look({ sql }: DatabaseHandle, wave: Wave, queries: string[]): Promise<void> {
  for (const query of queries) {
    const rows = await sql.unsafe(query);
    if (rows.length > 0) wave.faults.push(`${rows.length} broken, such as ${JSON.stringify(rows[0])}`);
  }
}
