import { ALL_LOCALES } from '@herohood/domain/languages/locale';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from '../migrate';
import { returnToBefore } from '../testing/before-migration';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

let database: TestDatabase;
let before: object[];

const figures = () => database.sql`select f.week_start, p.first_name, c.name, c.xp, c.total_xp
  from families f join parents p on p.family_id = f.id join children c on c.family_id = f.id`;

beforeAll(async () => {
  database = await createTestDatabase();
  const { sql, url } = database;
  await returnToBefore('0058_speak_twelve_languages', database);
  await sql`insert into families (code, week_start) values ('ABCDEF', 'sat')`;
  await sql`insert into parents (family_id, role, email, password_hash, first_name, last_name)
    select id, 'owner', 'pat@hero.example', 'hash', 'Pat', 'Hero' from families`;
  await sql`insert into children (family_id, name, avatar_type, unlocked_avatars, xp, total_xp)
    select id, 'Robin', 'ninja', '{ninja}', 30, 130 from families`;
  before = await figures();
  await migrateDatabase(url);
});
afterAll(() => database.close());

test('a family that was there speaks English, and its people as their family; all else stays', async () => {
  expect(before).toHaveLength(1);
  expect(await figures()).toEqual(before);
  const [row] = await database.sql`select f.locale as family, p.locale as parent, c.locale as hero
    from families f join parents p on p.family_id = f.id join children c on c.family_id = f.id`;
  expect(row).toEqual({ family: 'en', parent: null, hero: null });
});

test.each(['families', 'parents', 'children'])(
  '%s keep the ids of languages and no others',
  async (table) => {
    const { sql } = database;
    const set = (locale: string) => sql`update ${sql(table)} set locale = ${locale} returning locale`;
    for (const locale of ALL_LOCALES) expect([...(await set(locale))]).toEqual([{ locale }]);
    for (const wrong of ['', 'DE', 'de-AT', 'pt', 'xx']) {
      await expect(set(wrong)).rejects.toThrow(`${table}_locale`);
    }
  },
);
