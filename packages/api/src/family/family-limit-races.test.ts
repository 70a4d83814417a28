import type { FamilyId } from '@herohood/db/family/family-id';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { FAMILY_LIMITS, MAX_DEVICES } from '@herohood/domain/family/family-limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestFamily, openBrowser, type TestFamily } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';

let database: TestDatabase;
let ports: TestPorts;
let family: TestFamily;
let familyId: FamilyId;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  ports = createTestPorts(database.db);
  family = await createTestFamily(ports);
  const [row] = await database.sql`select family_id from children where id = ${family.hero.id}`;
  familyId = row?.family_id;
});

/** Calls at the same moment, as a batch makes them; some may be refused. */
const batch = (call: (n: number) => Promise<unknown>, size = 8) =>
  Promise.allSettled(Array.from({ length: size }, (_, n) => call(n)));

const copies = (n: number) => Array.from({ length: n }, (_, i) => i);

test('batches at one moment do not make more heroes than a family can have', async () => {
  const { sql } = database;
  for (const n of copies(FAMILY_LIMITS.heroes - 3)) {
    await sql`insert into children (family_id, name, avatar_type, unlocked_avatars)
      select family_id, ${`Hero ${n}`}, avatar_type, unlocked_avatars from children where id = ${family.hero.id}`;
  }
  await batch((n) => family.parent.call().children.create({ name: `More ${n}`, avatarType: 'robot' }));
  const [row] = await sql`select count(*)::int as n from children where family_id = ${familyId}`;
  expect(row?.n).toBe(FAMILY_LIMITS.heroes);
});

test('batches at one moment do not make more habits than a family can have', async () => {
  const { sql } = database;
  await sql`insert into master_habits (family_id, name, icon, color, xp_reward)
    select ${familyId}, 'Habit ' || n, 'teeth', 'coral', 50 from generate_series(1, ${FAMILY_LIMITS.habits - 3}) n`;
  await batch((n) => family.parent.call().habits.createMaster({ name: `More ${n}` }));
  const [row] = await sql`select count(*)::int as n from master_habits where family_id = ${familyId}`;
  expect(row?.n).toBe(FAMILY_LIMITS.habits);
});

test('batches at one moment do not make more rewards than a hero can have', async () => {
  const { sql } = database;
  await sql`insert into rewards (family_id, child_id, name, value, cost)
    select ${familyId}, ${family.hero.id}, 'Reward ' || n, 'x', 10 from generate_series(1, ${FAMILY_LIMITS.rewards - 2}) n`;
  await batch((n) =>
    family.parent.call().rewards.create({ id: family.hero.id, name: `More ${n}`, cost: 10 }),
  );
  const [row] = await sql`select count(*)::int as n from rewards where family_id = ${familyId}`;
  expect(row?.n).toBe(FAMILY_LIMITS.rewards);
});

test("a hero's 21st device takes the place of the one that was not seen for longest, also in batches", async () => {
  const mark = (deviceId: string) => family.child.call().sync.markCompleted({ deviceId, eventIds: [] });
  await mark('first');
  ports.clock.now = new Date(ports.clock.now.getTime() + 1000);
  for (const round of [1, 2]) await batch((n) => mark(`made-up-${round}-${n}`), 12);
  const rows = await database.sql`select device_id from devices where child_id = ${family.hero.id}`;
  expect(rows).toHaveLength(MAX_DEVICES);
  expect(rows.map(({ device_id }) => device_id)).not.toContain('first');
});

test("the parents' devices are bounded in the same way, and the newest is among them", async () => {
  const register = (deviceId: string) =>
    family.parent.call().sync.registerDevice({ deviceId, deviceName: 'Web', deviceType: 'web' });
  for (const round of [1, 2]) await batch((n) => register(`${familyId}-${round}-${n}`), 12);
  const newest = await register(`${familyId}-newest`);
  const { devices } = await family.parent.call().sync.familyData({});
  expect(devices).toHaveLength(MAX_DEVICES);
  expect(devices).toContainEqual(newest);
});

test('strangers at one moment do not fill the list of those who wait; who was answered leaves room', async () => {
  const { familyCode } = family.user;
  const join = (n: string) =>
    openBrowser(ports)
      .call()
      .account.register({
        ...{ email: `waits-${n}-${familyCode}@example.com`, password: 'secret-enough', familyCode },
        ...{ firstName: 'Some', lastName: 'Body' },
      });
  const outcomes = await batch((n) => join(String(n)), 14);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(14 - FAMILY_LIMITS.newcomers);
  for (const each of refused) {
    expect(each).toMatchObject({ reason: { message: expect.stringContaining('has to answer them first') } });
  }
  const waiting = await family.parent.call().family.listJoinRequests();
  expect(waiting).toHaveLength(FAMILY_LIMITS.newcomers);
  await family.parent.call().family.declineJoinRequest({ id: waiting[0]?.id ?? '' });
  expect((await join('later')).familyRole).toBe('waiting');
});
