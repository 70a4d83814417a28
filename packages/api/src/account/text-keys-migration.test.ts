import { migrateDatabase } from '@herohood/db/migrate';
import { returnToBefore } from '@herohood/db/testing/before-migration';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';
import { createPasswords, HASH_COSTS } from './password';

const PASSWORD = 'secret-enough';
/** In order of their age. Before keys the database told `ılgın` and `ilgin`, and the two sigmas, apart. */
const HEROES = ['İrem', 'ZOË', 'mia7', 'ilgin', 'ılgın', 'ΣΟΦΟσ', 'σοφος', 'नह'];
const PARENTS = ['pat@hero.example', 'kim@hero.example'];

let database: TestDatabase;
let ports: TestPorts;
beforeAll(async () => {
  database = await createTestDatabase();
  ports = createTestPorts(database.db);
  await returnToBefore('0063_add_text_keys', database);
});
afterAll(() => database.close());

test('a family from before keys keeps every name, and each of them signs in as its card says', async () => {
  const { sql, url } = database;
  const [family] = await sql`insert into families (code) values ('ABCDEF') returning id`;
  const own = { family_id: family?.id };
  const password_hash = await createPasswords(HASH_COSTS.cheap).hash(PASSWORD);
  for (const [nth, email] of PARENTS.entries()) {
    const names = { email, first_name: 'Pat', last_name: 'Parent', role: nth === 0 ? 'owner' : 'parent' };
    await sql`insert into parents ${sql({ ...own, ...names, password_hash })}`;
  }
  for (const [nth, username] of HEROES.entries()) {
    const id = `00000000-0000-4000-8000-00000000000${nth}`;
    const looks = { name: username, avatar_type: 'robot', unlocked_avatars: '{robot}' };
    const login = { username, pin_sealed: ports.secrets.seal(`000${nth}`, id) };
    await sql`insert into children ${sql({ id, ...own, ...looks, ...login, created_at: `2026-01-0${nth + 1}` })}`;
    await sql`insert into parental_controls ${sql({ ...own, child_id: id })}`;
  }
  const figures = async () => ({
    parents: await sql`select (to_jsonb(p) - 'email_key') as row from parents p order by id`,
    heroes:
      await sql`select (to_jsonb(c) - '{username_key,first_look_at}'::text[]) as row from children c order by id`,
  });
  const before = await figures();

  await migrateDatabase(url);
  expect(await figures()).toEqual(before);
  const keys = await sql`select username_key as key from children order by id`;
  // Who meets another's key stays as they are stored.
  expect(keys.map(({ key }) => key)).toEqual([
    ...['irem', 'zoë', 'mia7', 'ilgin', 'ılgın', 'σοφοσ', 'σοφος', 'नह'],
  ]);
  for (const [nth, username] of HEROES.entries()) {
    const hero = await openBrowser(ports)
      .call()
      .account.childLogin({
        ...{ familyCode: 'abcdef', username, pin: `000${nth}` },
      });
    expect(hero).toMatchObject({ username });
  }
  const parent = openBrowser(ports);
  for (const email of PARENTS) {
    const typed = { email: email.toUpperCase(), password: PASSWORD };
    expect(await parent.call().account.login(typed)).toMatchObject({ email });
  }
  // A parent who saves such a name again, with another PIN, takes it from nobody.
  const again = { id: '00000000-0000-4000-8000-000000000004', username: 'ılgın', pin: '9876' };
  expect(await parent.call().children.update(again)).toMatchObject({ username: 'ılgın', pin: '9876' });
});
