import { ALL_LOCALES } from '@herohood/domain/languages/locale';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  await sql`insert into families (code) values ('ABCDEF')`;
  await sql`insert into children (family_id, name, avatar_type, unlocked_avatars)
    select id, 'Robin', 'ninja', '{ninja}' from families`;
  await own('owner@hero.example');
});
afterAll(() => database.close());

const own = (email: string) => database.sql`
  insert into parents (family_id, role, email, email_key, password_hash, first_name, last_name)
  select id, 'owner', ${email}, ${email}, 'hash', 'Pat', 'Parent' from families`;

test('a family has one owner', () => expect(own('second@hero.example')).rejects.toThrow('parents_one_owner'));

test.each(['families', 'parents', 'children'])(
  '%s keep the ids of languages and no others',
  async (table) => {
    const { sql } = database;
    const set = (locale: string) => sql`update ${sql(table)} set locale = ${locale} returning locale`;
    for (const locale of ALL_LOCALES) expect([...(await set(locale))]).toEqual([{ locale }]);
    for (const wrong of ['', 'DE', 'de-AT']) await expect(set(wrong)).rejects.toThrow(`${table}_locale`);
  },
);

test('an act of the list has either arguments or a sentence', async () => {
  const note = (args: string | null, summary: string | null) => database.sql`
    insert into audit_entries (family_id, at, actor_kind, actor_name, act, args, summary)
    select id, now(), 'parent', 'Pat', 'goal.saved', ${args}::text::jsonb, ${summary} from families`;
  await note('{"amount": 20, "goal": "A bicycle"}', null);
  await note(null, 'Robin saved 20 XP');
  for (const wrong of [note(null, null), note('{}', 'Robin saved 20 XP')]) {
    await expect(wrong).rejects.toThrow('audit_entries_said');
  }
});
