import { findFamilyById } from '@herohood/db/family/queries';
import { testFamilyId } from '@herohood/db/testing/family-id';
import { NO_ID } from '@herohood/domain/fields';
import { describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { heroKeyOf, overtake } from '../../tests/testing/overtake';
import { codeOf } from '../../tests/testing/refused';
import { createTestFamily, openBrowser } from '../../tests/testing/test-family';
import { pruneEverything } from '../prune-everything';

const suite = new FamilySuite({ trial: 'ends' });

const PASSWORD = 'secret-enough';

test('the export holds all of the family and nothing that opens an account', async () => {
  // Another family acts before ours and in between, so that its rows lie among ours.
  const other = await createTestFamily(suite.ports);
  const theirs = await other.child.call().missions.complete({ id: other.habit.id });
  const { id } = await suite.family.child.call().missions.complete({ id: suite.family.habit.id });
  await other.parent.call().missions.approve({ id: theirs.id });
  await suite.family.parent.call().missions.approve({ id });
  const file = await suite.family.parent.call().account.exportFamily();
  expect(file).toMatchObject({
    family: { code: suite.family.user.familyCode },
    children: [{ name: 'Robin', xp: 50 }],
    completions: [{ id, status: 'approved' }],
    xpLedger: [{ amount: 50, completionId: id }],
    transactions: [{ amount: 10 }],
  });
  expect(file.audit.length).toBeGreaterThan(3);
  expect(JSON.stringify(file)).not.toContain(theirs.id);
  expect(JSON.stringify(file)).not.toMatch(/argon2|passwordHash|pinSealed|tokenHash/);
});

test('erasing needs the password, then leaves no row of the family and ends every session', async () => {
  await expect(suite.family.parent.call().account.eraseFamily({ password: 'a guess' })).rejects.toThrow(
    'not right',
  );
  const [row] = await suite.database.sql<
    { id: string }[]
  >`select id from families where code = ${suite.family.user.familyCode}`;
  const { id: parentId } = await suite.family.parent.call().account.me();
  const counts = () => suite.database.sql`select 1 from login_throttles where account_id = ${parentId}`;
  expect(await counts()).toHaveLength(1);
  await suite.family.parent.call().account.eraseFamily({ password: PASSWORD });
  expect(await counts()).toHaveLength(0);

  const tables = await suite.database.sql<{ name: string }[]>`
    select table_name as name from information_schema.columns
    where column_name = 'family_id' and table_schema = 'public'`;
  expect(tables.length).toBeGreaterThan(15);
  for (const { name } of tables) {
    const left = await suite.database
      .sql`select 1 from ${suite.database.sql(name)} where family_id = ${row?.id ?? ''}`;
    expect([...left], name).toEqual([]);
  }
  await expect(suite.family.child.call().account.childMe()).rejects.toThrow('sign in');
  await expect(suite.family.parent.call().account.me()).rejects.toThrow('sign in');
});

test('a family whose trial has ended can still take its data and go', async () => {
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + 30 * 86_400_000);
  await expect(suite.family.parent.call().children.list()).rejects.toThrow('trial has ended');
  expect((await suite.family.parent.call().account.exportFamily()).children).toHaveLength(1);
  expect(await suite.family.parent.call().account.eraseFamily({ password: PASSWORD })).toBeNull();
});

describe('an e-mail address has one trial', () => {
  const signUp = async (email: string) => {
    const fields = { password: PASSWORD, firstName: 'Pat', lastName: 'Parent' };
    return openBrowser(suite.ports)
      .call()
      .account.register({ ...fields, email });
  };
  const passDays = (days: number) => {
    suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + days * 86_400_000);
  };

  test('also after its family was erased, however it is written; another address has one of its own', async () => {
    const { email } = suite.family.user;
    passDays(3);
    await suite.family.parent.call().account.eraseFamily({ password: PASSWORD });
    expect(await signUp(email.toUpperCase())).toMatchObject({ trialDaysLeft: 4 });
    expect(await signUp(`other-${email}`)).toMatchObject({ trialDaysLeft: 7 });
  });

  test('also when it is turned away, until two years are over', async () => {
    const { email } = suite.family.user;
    await suite.family.parent.call().account.eraseFamily({ password: PASSWORD });
    const other = await createTestFamily(suite.ports);
    const newcomer = openBrowser(suite.ports);
    const fields = { email, password: PASSWORD, firstName: 'Pat', lastName: 'Parent' };
    const { id } = await newcomer.call().account.register({ ...fields, familyCode: other.user.familyCode });
    passDays(6);
    await other.parent.call().family.declineJoinRequest({ id });
    expect(await newcomer.call().account.me()).toMatchObject({ trialDaysLeft: 1 });
    passDays(731);
    expect((await pruneEverything(suite.ports)).usedTrials).toBe(0);
    passDays(1);
    expect((await pruneEverything(suite.ports)).usedTrials).toBeGreaterThan(0);
  });

  test('and nothing is remembered where there are no trials', async () => {
    suite.ports.billing = 'off';
    await suite.family.parent.call().account.eraseFamily({ password: PASSWORD });
    const digest = suite.ports.secrets.digest(`trial:${suite.family.user.email}`);
    expect(await suite.database.sql`select 1 from used_trials where email_digest = ${digest}`).toHaveLength(
      0,
    );
  });
});

test('an act that holds a hero and waits for the family does not stop the erasure', async () => {
  const hero = await heroKeyOf(suite.database, suite.family.hero.id);
  const erased = await overtake({
    ...{ database: suite.database, hero },
    act: () => suite.family.parent.call().account.eraseFamily({ password: PASSWORD }),
    write: async (tx) => {
      // The erasure looks for a deadlock first, so it is the one that Postgres undoes.
      await tx.execute(`set local deadlock_timeout = '20s'`);
      await tx.execute(`select 1 from families where id = '${hero.familyId}' for update`);
    },
  });
  expect(erased).toBeNull();
  expect(await suite.database.sql`select 1 from families where id = ${hero.familyId}`).toHaveLength(0);
});

test('what still runs when the family is erased finds nothing, and is no fault', async () => {
  expect(await codeOf(findFamilyById(suite.database.db, testFamilyId(NO_ID)))).toBe('NOT_FOUND');
});
