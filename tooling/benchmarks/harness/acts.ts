import { type HttpFamily, makeHttpFamily } from '../../../apps/server/tests/testing/http-family';
import { openLoadClient } from './load';
import type { Call } from './load-plan';
import { rawProgram, rawTransactions } from './pgbench';
import { pairedRounds } from './rounds';
import { onStage, type Stage } from './stage';
import type { Bench, Row } from './workload';

/** So many families act at once, each over a connection of its own. */
const CLIENTS = 16;

/** An act of the product and the raw SQL that writes the same. */
export interface ActPlan {
  name: string;
  workload: string;
  least: number;
  /** Missions of each hero. */
  missions: number;
  /** Acts of each family in a round. */
  times: { full: number; quick: number };
  /** Rows that the acts are about; `bench_families` (client, family_id, child_id, parent_id) is there. */
  seed: string;
  /** Brings everything back to where a round begins, for both sides alike. */
  reset: string;
  /** The act's calls of one family; `ids` are those of `idQuery`. */
  call: (family: HttpFamily, id: string) => Call;
  /** Selects `id` of what the acts are about, ordered by `n`, for the client $1. */
  idQuery: string;
  /** The same writes, one statement a round trip; between `begin` and `commit`. */
  statements: readonly string[];
}

/** Runs an act over HTTP against the same writes by pgbench, at the same concurrency, on the same database. */
export function measureAct(plan: ActPlan, { isQuick }: Bench): Promise<Row[]> {
  return onStage(plan.name, async (stage) => {
    const times = isQuick ? plan.times.quick : plan.times.full;
    const rounds = isQuick ? 3 : 9;
    const families = await openFamilies(stage, plan.missions);
    const { sql } = stage.database;
    await sql.unsafe(plan.seed);
    const connections = await callsOf(stage, { plan, families, times });
    const client = openLoadClient();
    try {
      const result = await pairedRounds({
        rounds,
        // The server's code is compiled for speed only after some thousand calls.
        warmUp: isQuick ? 2 : 6,
        prepare: async () => {
          await sql.unsafe(plan.reset);
          await sql.unsafe('vacuum analyze');
        },
        product: async () => (await client.run({ url: stage.server.url, connections })).perSecond,
        baseline: () => rawTransactions(stage, { statements: plan.statements, clients: CLIENTS, times }),
      });
      const { ratio, range, product, baseline } = result;
      return [
        {
          workload: plan.workload,
          baseline: `the same writes as one transaction of ${plan.statements.length} statements, ${rawProgram}`,
          target: { least: plan.least },
          ratio,
          range,
          detail: `${Math.round(product)} against ${Math.round(baseline)} per second; ${CLIENTS} at once, ${rounds} rounds of ${CLIENTS * times}`,
        },
      ];
    } finally {
      await client.close();
    }
  });
}

async function openFamilies(stage: Stage, missions: number): Promise<HttpFamily[]> {
  const { sql } = stage.database;
  await sql`create table bench_families (client int primary key, family_id uuid, child_id uuid, parent_id uuid)`;
  const families: HttpFamily[] = [];
  for (let client = 0; client < CLIENTS; client += 1) {
    const family = await makeHttpFamily(stage.server.url, { habits: 1 });
    families.push(family);
    await sql`insert into bench_families
      select ${client}, c.family_id, c.id, p.id from children c join parents p on p.family_id = c.family_id
      where c.id = ${family.childId}`;
  }
  // The first mission came by the API; the others are like it.
  await sql`insert into master_habits (family_id, name, icon, color, xp_reward, created_at)
    select family_id, name || ' ' || n, icon, color, xp_reward, created_at
    from master_habits cross join generate_series(2, ${missions}) n`;
  await sql`insert into child_habits (family_id, child_id, master_habit_id, name, icon, color, xp_reward, created_at)
    select b.family_id, b.child_id, m.id, m.name, m.icon, m.color, m.xp_reward, m.created_at
    from bench_families b join master_habits m on m.family_id = b.family_id
    on conflict do nothing`;
  return families;
}

async function callsOf(
  { database }: Stage,
  { plan, families, times }: { plan: ActPlan; families: HttpFamily[]; times: number },
): Promise<Call[][]> {
  const connections: Call[][] = [];
  for (const [client, family] of families.entries()) {
    const rows = await database.sql.unsafe<{ id: string }[]>(plan.idQuery, [client]);
    if (rows.length < times) throw new Error(`${rows.length} things for ${times} acts.`);
    connections.push(rows.slice(0, times).map(({ id }) => plan.call(family, id)));
  }
  return connections;
}

/** What every act writes besides: the audit entry, the family's stamp, its events. */
export function journal(act: string, entities: readonly string[]): string[] {
  const who = 'from bench_families where client = :client_id';
  return [
    `insert into audit_entries (family_id, at, actor_kind, actor_id, actor_name, act, child_id, args)
     select family_id, now(), 'child', child_id, 'Max', '${act}', child_id, '{"mission": "Something"}'::jsonb ${who}`,
    `update families set last_event_at = greatest(clock_timestamp(), last_event_at + interval '1 microsecond')
     where id = (select family_id ${who})`,
    `insert into sync_events (family_id, type, entity, entity_id, child_id, audience, created_at)
     select b.family_id, 'created', e.entity, b.child_id, b.child_id, 'child', f.last_event_at
     from bench_families b join families f on f.id = b.family_id
     cross join (values ${entities.map((entity) => `('${entity}')`).join(', ')}) e(entity) where b.client = :client_id`,
  ];
}
