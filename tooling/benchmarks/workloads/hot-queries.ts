import { makeHttpFamily } from '../../../apps/server/tests/testing/http-family';
import { findChildSessionRow, findParentSessionRow } from '../../../packages/db/src/account/session-queries';
import { listChildren } from '../../../packages/db/src/children/queries';
import type { Executor } from '../../../packages/db/src/client';
import { listAssignmentsOfChild, lockMission } from '../../../packages/db/src/habits/queries';
import { listCompletions, listPending } from '../../../packages/db/src/missions/queries';
import { findStoredStreak } from '../../../packages/db/src/progress/streak-queries';
import { listEventsAfter } from '../../../packages/db/src/sync/queries';
import { testFamilyId } from '../../../packages/db/src/testing/family-id';
import { pairedRounds } from '../harness/rounds';
import { onStage, type Stage } from '../harness/stage';
import type { Bench, Row, Workload } from '../harness/workload';

const AT_ONCE = 8;

/** The product's own query functions against the SQL that they send. */
export const hotQueries: Workload = {
  name: 'hot-queries',
  title: 'Nine hottest queries through the product’s functions',
  inQuick: true,
  run: (bench) =>
    onStage('hot-queries', async (stage) => {
      const rows: Row[] = [];
      for (const query of await hottest(stage)) rows.push(await measure(stage, query, bench));
      return rows;
    }),
};

interface Query {
  name: string;
  ask: (db: Executor) => Promise<unknown>;
}

async function hottest({ server, database }: Stage): Promise<Query[]> {
  const family = await makeHttpFamily(server.url, { habits: 5 });
  const { childId, habits, asChild, asParent } = family;
  for (const id of habits.slice(0, 3)) await asChild('POST', `/api/habits/${id}/complete`);
  const device = { deviceId: 'laptop', deviceName: 'Laptop', deviceType: 'web' };
  await asParent('POST', '/api/sync/register-device', device);
  const { sql } = database;
  const [hero] = await sql`select family_id, token_hash from child_sessions where child_id = ${childId}`;
  const [parent] = await sql`select token_hash from parent_sessions where family_id = ${hero?.family_id}`;
  const [stamp] = await sql`select created_at::text as at from sync_events
    where family_id = ${hero?.family_id} order by created_at desc offset 3 limit 1`;
  const familyId = testFamilyId(hero?.family_id);
  const today = new Date().toISOString().slice(0, 10);
  const events = { familyId, childId, after: stamp?.at as string, limit: 5_001 };
  return [
    { name: "a hero's session", ask: (db) => findChildSessionRow(db, hero?.token_hash) },
    { name: "a parent's session", ask: (db) => findParentSessionRow(db, parent?.token_hash) },
    { name: 'events since a time', ask: (db) => listEventsAfter(db, events) },
    { name: 'heroes', ask: (db) => listChildren(db, familyId) },
    { name: 'one mission', ask: (db) => lockMission(db, familyId, habits[0] as string) },
    {
      name: "a hero's missions",
      ask: (db) => listAssignmentsOfChild(db, { familyId, childId, activeOnly: true }),
    },
    { name: "a hero's day", ask: (db) => listCompletions(db, { familyId, childId, from: today, to: today }) },
    { name: 'what waits for a parent', ask: (db) => listPending(db, familyId) },
    { name: 'the streak', ask: (db) => findStoredStreak(db, { familyId, childId }, today) },
  ];
}

async function measure({ database }: Stage, query: Query, { isQuick }: Bench): Promise<Row> {
  const times = isQuick ? 400 : 3_000;
  const rounds = isQuick ? 3 : 9;
  const sent = await spelledOut(database, query);
  const rate = async (ask: () => Promise<unknown>) => {
    const began = performance.now();
    const client = async () => {
      for (let i = 0; i < times / AT_ONCE; i += 1) await ask();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, client));
    return (times * 1_000) / (performance.now() - began);
  };
  const result = await pairedRounds({
    rounds,
    warmUp: 2,
    product: () => rate(() => query.ask(database.db)),
    baseline: () => rate(() => database.sql.unsafe(sent.text, sent.values as never[], { prepare: true })),
  });
  return {
    workload: `query: ${query.name}`,
    baseline: 'the same SQL in raw postgres.js',
    target: { least: 0.9 },
    ratio: result.ratio,
    range: result.range,
    detail: `${Math.round(result.product)} against ${Math.round(result.baseline)} per second; ${AT_ONCE} at once, ${rounds} rounds of ${times}`,
  };
}

/** The statement that a query function sends, as the driver gets it. */
async function spelledOut({ sql, db }: Stage['database'], { name, ask }: Query) {
  const sent: { text: string; values: unknown[] }[] = [];
  const { unsafe } = sql;
  sql.unsafe = ((text: string, values: never[], options: object) => {
    sent.push({ text, values });
    return unsafe(text, values, options);
  }) as typeof unsafe;
  await ask(db);
  sql.unsafe = unsafe;
  const [statement] = sent;
  if (!statement || sent.length > 1) throw new Error(`${name}: ${sent.length} statements instead of one.`);
  return statement;
}
