import { makeHttpFamily } from '../../../apps/server/tests/testing/http-family';
import { openLoadClient } from '../harness/load';
import { pairedRounds } from '../harness/rounds';
import { onStage, type Stage } from '../harness/stage';
import type { Workload } from '../harness/workload';

const FEW = 100;
const PIECE = 50_000;
const CHANGES = 10;
const CONNECTIONS = 8;

/** What a family has behind it must not slow what it asks now. */
export const syncHistory: Workload = {
  name: 'sync-history',
  title: 'Sync with 10 changes, after few and after many past events',
  inQuick: true,
  run: ({ isQuick }) =>
    onStage('sync-history', async (stage) => {
      const many = isQuick ? 50_000 : 1_000_000;
      const seconds = isQuick ? 1 : 3;
      const rounds = isQuick ? 3 : 9;
      const young = await openFamily(stage, FEW);
      const old = await openFamily(stage, many);
      await stage.database.sql`vacuum analyze`;
      const client = openLoadClient();
      try {
        const timeOf = async (call: typeof young) => {
          const connections = Array.from({ length: CONNECTIONS }, () => [call]);
          return 1_000 / (await client.run({ url: stage.server.url, connections, seconds })).perSecond;
        };
        const result = await pairedRounds({
          rounds,
          warmUp: 2,
          product: () => timeOf(old),
          baseline: () => timeOf(young),
        });
        const ms = (value: number) => value.toFixed(3);
        return [
          {
            workload: `sync with ${CHANGES} changes after ${many.toLocaleString('en')} past events`,
            baseline: `the same after ${FEW}`,
            target: { most: 1.3 },
            ratio: result.ratio,
            range: result.range,
            detail: `${ms(result.product)} against ${ms(result.baseline)} ms a poll; ${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s`,
          },
        ];
      } finally {
        await client.close();
      }
    }),
};

/** A family with so many events of the last four weeks, and the call that asks for the newest ten. */
async function openFamily({ server, database }: Stage, events: number) {
  const { sql } = database;
  const family = await makeHttpFamily(server.url, { habits: 1 });
  const [row] = await sql`select family_id as id from children where id = ${family.childId}`;
  const id = row?.id as string;
  await sql`delete from sync_events where family_id = ${id}`;
  const now = new Date().toISOString();
  // In pieces, each well within the time that a statement may take.
  for (let from = 1; from <= events; from += PIECE) {
    await sql.unsafe(
      `insert into sync_events (family_id, type, entity, entity_id, child_id, audience, created_at)
       select $1::uuid, 'updated', 'completion', gen_random_uuid(), $2::uuid, 'child',
         $3::timestamptz - interval '28 days' * n / $4::int
       from generate_series($5::int, $6::int) n`,
      [id, family.childId, now, events, from, Math.min(from + PIECE - 1, events)],
    );
  }
  await sql`update families set last_event_at =
    (select max(created_at) from sync_events where family_id = ${id}) where id = ${id}`;
  const [cursor] =
    await sql`select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as text
    from sync_events where family_id = ${id} order by created_at desc offset ${CHANGES} limit 1`;
  const path = `/api/sync/child-family-data?lastSyncTime=${encodeURIComponent(cursor?.text)}`;
  const { status, json } = await family.asChild('GET', path);
  if (status !== 200 || json.syncEvents.length !== CHANGES) throw new Error(`Not ${CHANGES} changes.`);
  return { method: 'GET' as const, path, cookie: family.childCookie };
}
