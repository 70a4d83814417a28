import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from '../migrate';
import { returnToBefore } from '../testing/before-migration';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('pushes stay with whoever is signed in, and end for whoever is signed in nowhere', async () => {
  const { sql, url } = database;
  await returnToBefore('0042_tie_pushes_to_sessions', database);
  const [family] = await sql`insert into families (code) values ('ABCDEF') returning id`;
  const person = { family_id: family?.id, password_hash: 'x', first_name: 'Pat', last_name: 'Parent' };
  const [owner, other] = await sql`insert into parents ${sql([
    { ...person, role: 'owner', email: 'in@hero.example' },
    { ...person, role: 'parent', email: 'out@hero.example' },
  ])} returning id`;
  const [kim] =
    await sql`insert into children (family_id, name, avatar_type, unlocked_avatars) values (${family?.id}, 'Kim', 'robot', '{robot}') returning id`;
  // A session slides by 30 days: the first was used 25 days ago, the second yesterday.
  for (const [hash, days] of [
    ['older', 5],
    ['newer', 29],
  ] as const) {
    await sql`insert into parent_sessions (token_hash, family_id, parent_id, expires_at, created_at)
      values (${hash}, ${family?.id}, ${owner?.id}, now() + make_interval(days => ${days}), '2026-01-01')`;
  }
  await sql`insert into child_sessions ${sql(
    Array.from({ length: 60 }, (_, day) => ({
      ...{
        token_hash: `child ${day}`,
        family_id: family?.id,
        child_id: kim?.id,
        expires_at: '2100-01-01',
      },
      last_seen_at: new Date(Date.UTC(2026, 0, day)).toISOString(),
    })),
  )}`;
  const address = { family_id: family?.id, p256dh: 'key', auth: 'secret' };
  await sql`insert into push_subscriptions ${sql([
    { ...address, parent_id: owner?.id, child_id: null, endpoint: 'owner' },
    { ...address, parent_id: other?.id, child_id: null, endpoint: 'other' },
    { ...address, parent_id: null, child_id: kim?.id, endpoint: 'hero' },
  ])}`;

  await migrateDatabase(url);
  const kept =
    await sql`select endpoint, parent_session, child_session from push_subscriptions order by endpoint`;
  expect(kept).toEqual([
    { endpoint: 'hero', parent_session: null, child_session: 'child 59' },
    { endpoint: 'owner', parent_session: 'newer', child_session: null },
  ]);
  const [sessions] =
    await sql`select count(*)::int as count, min(last_seen_at at time zone 'UTC')::date::text as since from child_sessions`;
  expect(sessions).toEqual({ count: 50, since: '2026-01-10' });

  await sql`delete from parent_sessions`;
  expect(await sql`select endpoint from push_subscriptions`).toEqual([{ endpoint: 'hero' }]);
  await sql`delete from child_sessions where token_hash = 'child 59'`;
  expect(await sql`select endpoint from push_subscriptions`).toEqual([]);
});
