import type { FamilyId } from '@herohood/db/family/family-id';
import { FAMILY_LIMITS, MAX_DEVICES } from '@herohood/domain/family/family-limits';
import { beforeEach, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { openBrowser } from '../../tests/testing/test-family';

const suite = new FamilySuite();

let familyId: FamilyId;

beforeEach(async () => {
  const [row] = await suite.database.sql`select family_id from children where id = ${suite.family.hero.id}`;
  familyId = row?.family_id;
});

/** Calls at the same moment, as a batch makes them; some may be refused. */
const batch = (call: (n: number) => Promise<unknown>, size = 8) =>
  Promise.allSettled(Array.from({ length: size }, (_, n) => call(n)));

const parent = () => suite.family.parent.call();
const RACES = [
  {
    what: 'heroes',
    table: 'children',
    fill: (n: number) => suite.database.sql`
      insert into children (family_id, name, avatar_type, unlocked_avatars)
      select ${familyId}, 'Hero ' || n, 'ninja', '{ninja}' from generate_series(1, ${n}::int) n`,
    make: (n: number) => parent().children.create({ name: `More ${n}`, avatarType: 'robot' }),
  },
  {
    what: 'habits',
    table: 'master_habits',
    fill: (n: number) => suite.database
      .sql`insert into master_habits (family_id, name, icon, color, xp_reward)
      select ${familyId}, 'Habit ' || n, 'teeth', 'coral', 50 from generate_series(1, ${n}::int) n`,
    make: (n: number) => parent().habits.createMaster({ name: `More ${n}` }),
  },
  {
    what: 'rewards',
    table: 'rewards',
    fill: (n: number) => suite.database.sql`insert into rewards (family_id, child_id, name, value, cost)
      select ${familyId}, ${suite.family.hero.id}, 'Reward ' || n, 'x', 10 from generate_series(1, ${n}::int) n`,
    make: (n: number) => parent().rewards.create({ id: suite.family.hero.id, name: `More ${n}`, cost: 10 }),
  },
] as const;

test.each(RACES)('batches at one moment do not make more $what than there can be', async (race) => {
  await race.fill(FAMILY_LIMITS[race.what] - 3);
  await batch(race.make);
  const [row] = await suite.database.sql`
    select count(*)::int as n from ${suite.database.sql(race.table)} where family_id = ${familyId}`;
  expect(row?.n).toBe(FAMILY_LIMITS[race.what]);
});

test("a hero's 21st device takes the place of the one that was not seen for longest, also in batches", async () => {
  const mark = (deviceId: string) => suite.family.child.call().sync.markCompleted({ deviceId, eventIds: [] });
  await mark('first');
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + 1000);
  for (const round of [1, 2]) await batch((n) => mark(`made-up-${round}-${n}`), 12);
  const rows = await suite.database
    .sql`select device_id from devices where child_id = ${suite.family.hero.id}`;
  expect(rows).toHaveLength(MAX_DEVICES);
  expect(rows.map(({ device_id }) => device_id)).not.toContain('first');
});

test("the parents' devices are bounded in the same way, and the newest is among them", async () => {
  const register = (deviceId: string) =>
    suite.family.parent.call().sync.registerDevice({ deviceId, deviceName: 'Web', deviceType: 'web' });
  for (const round of [1, 2]) await batch((n) => register(`${familyId}-${round}-${n}`), 12);
  const newest = await register(`${familyId}-newest`);
  const { devices } = await suite.family.parent.call().sync.familyData({});
  expect(devices).toHaveLength(MAX_DEVICES);
  expect(devices).toContainEqual(newest);
});

test('strangers at one moment do not fill the list of those who wait; who was answered leaves room', async () => {
  const { familyCode } = suite.family.user;
  const join = (n: string) =>
    openBrowser(suite.ports)
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
  const waiting = await suite.family.parent.call().family.listJoinRequests();
  expect(waiting).toHaveLength(FAMILY_LIMITS.newcomers);
  await suite.family.parent.call().family.declineJoinRequest({ id: waiting[0]?.id ?? '' });
  expect((await join('later')).familyRole).toBe('waiting');
});
