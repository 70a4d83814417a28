import { findFamilyById } from '@herohood/db/family/queries';
import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { testFamilyId } from '@herohood/db/testing/family-id';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { NO_ID } from '@herohood/domain/fields';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { heroKeyOf, overtake } from '../../tests/testing/overtake';
import { codeOf } from '../../tests/testing/refused';
import { createTestFamily, openBrowser, type TestFamily } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';

let database: TestDatabase;
let ports: TestPorts;
let family: TestFamily;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  ports = createTestPorts(database.db);
  family = await createTestFamily(ports);
});
afterEach(() => expectSoundLedgers(database.sql));

const PASSWORD = 'secret-enough';

async function addMember() {
  const member = openBrowser(ports);
  const email = `member-${family.user.familyCode}@example.com`.toLowerCase();
  const names = { firstName: 'Mel', lastName: 'Member' };
  await member
    .call()
    .account.register({ email, password: PASSWORD, ...names, familyCode: family.user.familyCode });
  const { id } = await member.call().account.me();
  await family.parent.call().family.acceptJoinRequest({ id });
  return member;
}

test('the export holds all of the family and nothing that opens an account', async () => {
  // Another family acts before ours and in between, so that its rows lie among ours.
  const other = await createTestFamily(ports);
  const theirs = await other.child.call().missions.complete({ id: other.habit.id });
  const { id } = await family.child.call().missions.complete({ id: family.habit.id });
  await other.parent.call().missions.approve({ id: theirs.id });
  await family.parent.call().missions.approve({ id });
  const file = await family.parent.call().account.exportFamily();
  expect(file).toMatchObject({
    family: { code: family.user.familyCode },
    children: [{ name: 'Robin', xp: 50 }],
    completions: [{ id, status: 'approved' }],
    xpLedger: [{ amount: 50, completionId: id }],
    transactions: [{ amount: 10 }],
  });
  expect(file.audit.length).toBeGreaterThan(3);
  expect(JSON.stringify(file)).not.toContain(theirs.id);
  expect(JSON.stringify(file)).not.toMatch(/argon2|passwordHash|pinSealed|tokenHash/);
});

test('a member may neither export nor erase', async () => {
  const member = await addMember();
  await expect(member.call().account.exportFamily()).rejects.toThrow('Only the owner');
  await expect(member.call().account.eraseFamily({ password: PASSWORD })).rejects.toThrow('Only the owner');
});

test('erasing needs the password, then leaves no row of the family and ends every session', async () => {
  await expect(family.parent.call().account.eraseFamily({ password: 'a guess' })).rejects.toThrow(
    'not right',
  );
  const [row] = await database.sql<
    { id: string }[]
  >`select id from families where code = ${family.user.familyCode}`;
  const { id: parentId } = await family.parent.call().account.me();
  const counts = () => database.sql`select 1 from login_throttles where account_id = ${parentId}`;
  expect(await counts()).toHaveLength(1);
  await family.parent.call().account.eraseFamily({ password: PASSWORD });
  expect(await counts()).toHaveLength(0);

  const tables = await database.sql<{ name: string }[]>`
    select table_name as name from information_schema.columns
    where column_name = 'family_id' and table_schema = 'public'`;
  expect(tables.length).toBeGreaterThan(15);
  for (const { name } of tables) {
    const left = await database.sql`select 1 from ${database.sql(name)} where family_id = ${row?.id ?? ''}`;
    expect([...left], name).toEqual([]);
  }
  await expect(family.child.call().account.childMe()).rejects.toThrow('sign in');
  await expect(family.parent.call().account.me()).rejects.toThrow('sign in');
});

test('a family whose trial has ended can still take its data and go', async () => {
  ports.clock.now = new Date(ports.clock.now.getTime() + 30 * 86_400_000);
  await expect(family.parent.call().children.list()).rejects.toThrow('trial has ended');
  expect((await family.parent.call().account.exportFamily()).children).toHaveLength(1);
  expect(await family.parent.call().account.eraseFamily({ password: PASSWORD })).toBeNull();
});

test('an act that holds a hero and waits for the family does not stop the erasure', async () => {
  const hero = await heroKeyOf(database, family.hero.id);
  const erased = await overtake({
    ...{ database, hero },
    act: () => family.parent.call().account.eraseFamily({ password: PASSWORD }),
    write: async (tx) => {
      // The erasure looks for a deadlock first, so it is the one that Postgres undoes.
      await tx.execute(`set local deadlock_timeout = '20s'`);
      await tx.execute(`select 1 from families where id = '${hero.familyId}' for update`);
    },
  });
  expect(erased).toBeNull();
  expect(await database.sql`select 1 from families where id = ${hero.familyId}`).toHaveLength(0);
});

test('what still runs when the family is erased finds nothing, and is no fault', async () => {
  expect(await codeOf(findFamilyById(database.db, testFamilyId(NO_ID)))).toBe('NOT_FOUND');
});
