import { createHash } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { untilHolds } from '@herohood/testing/until-holds';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
  // As the real ones: a digest tells nothing of what it was made from.
  ports.secrets.digest = (value) => createHash('sha256').update(value).digest('hex');
  family = await createTestFamily(ports);
  await live();
});

const PASSWORD = 'secret-enough';
const HERO = 'Persephone';

/** A family's life in short: something of the hero in every table that a few acts reach. */
async function live() {
  const { parent, child, hero, habit, login, user } = family;
  const { id } = hero;
  await parent.call().children.update({ id, name: HERO });
  const done = await child.call().missions.complete({ id: habit.id });
  await parent.call().missions.approve({ id: done.id });
  const reward = await parent.call().rewards.create({ id, name: 'Ice cream', cost: 10 });
  const claim = await child.call().rewards.claim({ id: reward.id });
  await parent.call().rewards.rejectClaim({ id: claim.id, message: 'At the weekend' });
  await child.call().sync.markCompleted({ deviceId: `tablet-${id}`, eventIds: [] });
  const delay = { enabled: true, timeValue: 3, timeUnit: 'hours' } as const;
  await parent.call().missions.updateAutoApprovalSettings({
    applyToAllChildren: false,
    childSpecificSettings: { [id]: delay },
  });
  const wrong = openBrowser(ports, '198.51.100.1').call().account;
  expect(await codeOf(wrong.childLogin({ ...login, pin: login.pin === '4711' ? '4712' : '4711' }))).toBe(
    'BAD_CREDENTIALS',
  );
  expect(await codeOf(wrong.login({ email: user.email, password: 'a guess' }))).toBe('BAD_CREDENTIALS');
  await parent.call().account.updateProfile({ email: `new-${user.email}`, password: PASSWORD });
  await untilHolds(() => expect(ports.mails).toHaveLength(2));
}

/** Every row of every table that holds one of these texts, as `table: row`. */
async function rowsWith(texts: string[]): Promise<string[]> {
  const { sql } = database;
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`;
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await sql<{ row: string }[]>`select t::text as row from ${sql(name)} t`;
    const named = rows.filter(({ row }) => texts.some((text) => row.includes(text)));
    found.push(...named.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

test('a deleted hero is named in no table but by the event that tells the devices', async () => {
  const { id } = family.hero;
  expect((await rowsWith([id, HERO])).length).toBeGreaterThan(10);
  await family.parent.call().children.remove({ id });
  const left = await rowsWith([id, HERO]);
  expect(left.map((row) => row.split(':')[0])).toEqual(['sync_events']);
  expect(left[0]).toContain('deleted,child');
});

test('an erased family is named in no table', async () => {
  const { sql } = database;
  const [row] = await sql`select family_id as id from children where id = ${family.hero.id}`;
  const { user, hero } = family;
  const texts = [row?.id, user.id, user.email, user.familyCode, hero.id, HERO];
  expect((await rowsWith(texts)).length).toBeGreaterThan(10);
  await family.parent.call().account.eraseFamily({ password: PASSWORD });
  expect(await rowsWith(texts)).toEqual([]);
});

test('the other heroes of a family keep their rows, acts and delays', async () => {
  const { parent, hero } = family;
  const other = await parent.call().children.create({ name: 'Demeter', avatarType: 'robot' });
  const delay = { enabled: true, timeValue: 5, timeUnit: 'hours' } as const;
  await parent
    .call()
    .missions.updateAutoApprovalSettings({ childSpecificSettings: { [other.id]: delay, [hero.id]: delay } });
  await parent.call().children.remove({ id: hero.id });
  const { childSpecificSettings } = await parent.call().missions.autoApprovalSettings();
  expect(Object.keys(childSpecificSettings)).toEqual([other.id]);
  const acts = (await parent.call().family.audit({})).map(({ summary }) => summary);
  expect(acts).toContain('Pat created Demeter');
  expect(acts).toContain('Pat deleted a hero');
});
