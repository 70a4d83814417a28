import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from '../migrate';
import { returnToBefore } from '../testing/before-migration';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('acts from before keep their sentences, and each act has either a sentence or arguments', async () => {
  const { sql, url } = database;
  await returnToBefore('0059_keep_acts_as_codes', database);
  await sql`insert into families (code) values ('ABCDEF')`;
  await sql`insert into audit_entries (family_id, at, actor_kind, actor_name, act, summary)
    select id, '2026-03-10', 'parent', 'Pat', 'goal.saved', 'Robin saved 20 XP for A bicycle' from families`;
  const before = await sql`select * from audit_entries`;
  await migrateDatabase(url);
  expect(await sql`select * from audit_entries`).toEqual(before.map((row) => ({ ...row, args: null })));
  const insert = (args: string | null, summary: string | null) =>
    sql`insert into audit_entries (family_id, at, actor_kind, actor_name, act, args, summary)
      select id, now(), 'parent', 'Pat', 'goal.saved', ${args}::text::jsonb, ${summary} from families`;
  await insert('{"amount": 20, "goal": "A bicycle"}', null);
  await expect(insert(null, null)).rejects.toThrow('audit_entries_said');
  await expect(insert('{}', 'Robin saved 20 XP')).rejects.toThrow('audit_entries_said');
});
