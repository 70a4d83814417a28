import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from '../migrate';
import { returnToBefore } from '../testing/before-migration';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('everybody stays who they were: a second parent is a parent, who joined when their account was made', async () => {
  const { sql, url } = database;
  await returnToBefore('0034_let_helpers_in', database);
  const [family] = await sql`insert into families (code) values ('ABCDEF') returning id`;
  for (const [index, role] of ['owner', 'member', 'waiting'].entries()) {
    await sql`insert into parents (family_id, role, email, password_hash, first_name, last_name, created_at)
      values (${family?.id}, ${role}, ${`${role}@hero.example`}, 'x', 'Pat', 'Parent', ${`2026-03-0${index + 1}T08:00:00Z`})`;
  }
  await migrateDatabase(url);
  const people =
    await sql`select email, role, joined_at = created_at as since from parents order by created_at`;
  expect(people).toEqual([
    { email: 'owner@hero.example', role: 'owner', since: true },
    { email: 'member@hero.example', role: 'parent', since: true },
    { email: 'waiting@hero.example', role: 'waiting', since: true },
  ]);
  const owner = {
    ...{ family_id: family?.id, role: 'owner', email: 'second@hero.example' },
    password_hash: 'x',
  };
  const second = sql`insert into parents ${sql({ ...owner, first_name: 'Second', last_name: 'Owner' })}`;
  await expect(second).rejects.toThrow('parents_one_owner');
});
