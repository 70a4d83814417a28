import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { DAY_MS, MINUTE_MS } from '@herohood/domain/time/durations';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createReminderFamily, type ReminderFamily, turnAt } from '../tests/testing/reminder-family';
import { openBrowser } from '../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../tests/testing/test-ports';
import { pruneEverything } from './prune-everything';

let database: TestDatabase;
let ports: TestPorts;
let family: ReminderFamily;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  // Events carry the database's own time, so these tests stand in the present.
  ports = createTestPorts(database.db, new Date().toISOString());
  await pruneEverything(ports);
  family = await createReminderFamily(ports, database);
});

const later = (ms: number) => {
  ports.clock.now = new Date(ports.clock.now.getTime() + ms);
};
const count = async (table: string, where: string) => {
  const [row] = await database.sql.unsafe(`select count(*)::int as n from ${table} where ${where}`);
  return row?.n as number;
};
const ofFamily = () => `family_id = '${family.familyId}'`;

test('events go after 31 days with their marks, in whatever batches', async () => {
  const child = family.child.call;
  const { lastSyncTime } = await child().sync.childFamilyData({});
  await child().missions.complete({ id: family.habit.id });
  const { syncEvents } = await child().sync.childFamilyData({ lastSyncTime });
  await child().sync.markCompleted({ deviceId: 'tablet', eventIds: syncEvents.map(({ id }) => id) });
  expect(await count('sync_marks', ofFamily())).toBeGreaterThan(0);
  const events = await count('sync_events', ofFamily());

  later(31 * DAY_MS - MINUTE_MS);
  expect((await pruneEverything(ports)).syncEvents).toBe(0);
  later(2 * MINUTE_MS);
  expect((await pruneEverything(ports, { batchSize: 2 })).syncEvents).toBe(events);
  expect(await count('sync_events', ofFamily())).toBe(0);
  expect(await count('sync_marks', ofFamily())).toBe(0);
});

test('a client with an old cursor is told to fetch all anew, one within the horizon misses nothing', async () => {
  const ask = (lastSyncTime: string) => family.parent.call().sync.familyData({ lastSyncTime });
  const { lastSyncTime: old } = await family.parent.call().sync.familyData({});
  await family.child.call().missions.complete({ id: family.habit.id });
  await database.sql`update sync_events set created_at = created_at - interval '40 days' where family_id = ${family.familyId}`;
  const fresh = new Date(ports.clock.now.getTime() - 29 * DAY_MS).toISOString();
  const recent = await family.parent.call().habits.createMaster({ name: 'Sing' });
  await database.sql`update sync_events set created_at = created_at - interval '28 days'
    where family_id = ${family.familyId} and entity_id = ${recent.id}`;

  expect((await pruneEverything(ports)).syncEvents).toBeGreaterThan(0);
  const answer = await ask(fresh);
  expect(answer.fullRefresh).toBe(false);
  expect(answer.syncEvents.map(({ entityId }) => entityId)).toEqual([recent.id]);
  const tooOld = await ask(new Date(Date.parse(old) - 41 * DAY_MS).toISOString());
  expect(tooOld).toMatchObject({ fullRefresh: true, syncEvents: [] });
  expect((await ask(tooOld.lastSyncTime)).fullRefresh).toBe(false);
});

test('acts leave the list of who did what after 365 days, in whatever batches, and what they did stays', async () => {
  const parent = () => family.parent.call();
  const began = ports.clock.now.getTime();
  await family.child.call().missions.complete({ id: family.habit.id });
  const old = await count('audit_entries', ofFamily());
  expect(old).toBeGreaterThan(2);
  later(5 * DAY_MS);
  await parent().children.update({ id: family.hero.id, name: 'Ruby' });
  const young = new Date(ports.clock.now);

  ports.clock.now = new Date(began + 365 * DAY_MS);
  await pruneEverything(ports);
  expect(await count('audit_entries', ofFamily())).toBe(old + 1);
  later(MINUTE_MS);
  expect((await pruneEverything(ports, { batchSize: 2 })).auditEntries).toBeGreaterThanOrEqual(old);
  const left = await database.sql`select act, at from audit_entries where family_id = ${family.familyId}`;
  expect(left.map(({ act, at }) => [act, new Date(at)])).toEqual([['child.updated', young]]);
  expect(await count('completions', ofFamily())).toBe(1);
});

test('ended sessions go on both sides, open ones stay and work', async () => {
  const { familyId } = family;
  await database.sql`update parent_sessions set expires_at = now() - interval '1 minute' where family_id = ${familyId}`;
  await database.sql`update child_sessions set expires_at = now() - interval '1 minute' where family_id = ${familyId}`;
  const hero = openBrowser(ports);
  await hero.call().account.childLogin(family.login);
  expect(await pruneEverything(ports)).toMatchObject({ parentSessions: 1, childSessions: 1 });
  expect((await hero.call().account.childMe()).id).toBe(family.hero.id);
  await expect(family.child.call().account.childMe()).rejects.toThrow('sign in');
});

test('counts of wrong sign-ins go after two days, unless they still lock', async () => {
  const { login } = family;
  const pin = login.pin === '0000' ? '1111' : '0000';
  await expect(
    openBrowser(ports)
      .call()
      .account.childLogin({ ...login, pin }),
  ).rejects.toThrow();
  const keys = await count('login_throttles', 'true');
  expect(keys).toBeGreaterThan(0);
  later(2 * DAY_MS - MINUTE_MS);
  expect((await pruneEverything(ports)).loginThrottles).toBe(0);
  later(2 * MINUTE_MS);
  const lock = new Date(ports.clock.now.getTime() + MINUTE_MS).toISOString();
  await database.sql`update login_throttles set locked_until = ${lock}`;
  expect((await pruneEverything(ports)).loginThrottles).toBe(0);
  later(2 * MINUTE_MS);
  expect((await pruneEverything(ports)).loginThrottles).toBe(keys);
});

test('browsers that a hero signed in from are forgotten 400 days later, when none carries the token', async () => {
  const known = await count('known_devices', ofFamily());
  expect(known).toBeGreaterThan(0);
  later(400 * DAY_MS - MINUTE_MS);
  await pruneEverything(ports);
  expect(await count('known_devices', ofFamily())).toBe(known);
  later(2 * MINUTE_MS);
  expect((await pruneEverything(ports, { batchSize: 1 })).knownDevices).toBeGreaterThanOrEqual(known);
  expect(await count('known_devices', ofFamily())).toBe(0);
});

test('links for forgotten passwords go a day after they ended', async () => {
  const ended = (ms: number) => new Date(ports.clock.now.getTime() - ms).toISOString();
  for (const [token, expiresAt] of [
    ['long-ended', ended(DAY_MS + MINUTE_MS)],
    ['just-ended', ended(DAY_MS - MINUTE_MS)],
    ['open', ended(-MINUTE_MS)],
  ] as const) {
    await database.sql`insert into password_resets (token_hash, family_id, parent_id, expires_at)
      values (${token}, ${family.familyId}, ${family.user.id}, ${expiresAt})`;
  }
  expect((await pruneEverything(ports)).passwordResets).toBe(1);
  expect(await count('password_resets', `${ofFamily()} and token_hash = 'long-ended'`)).toBe(0);
});

test('invitations go 30 days after their end, used or not', async () => {
  const { parent } = family;
  const invite = () => parent.call().family.createInvitation({ role: 'parent' });
  const [old, used, recent] = [await invite(), await invite(), await invite()];
  const ended = (days: number) => new Date(ports.clock.now.getTime() - days * DAY_MS).toISOString();
  await database.sql`update invitations set expires_at = ${ended(31)} where id in (${old.id}, ${used.id})`;
  await database.sql`update invitations set used_at = ${ended(33)} where id = ${used.id}`;
  await database.sql`update invitations set expires_at = ${ended(29)} where id = ${recent.id}`;
  expect((await pruneEverything(ports)).invitations).toBe(2);
  const left = await database.sql`select id from invitations where family_id = ${family.familyId}`;
  expect(left.map(({ id }) => id)).toEqual([recent.id]);
});

test("heroes' sign-in links go a day after they ended", async () => {
  const ended = (ms: number) => new Date(ports.clock.now.getTime() - ms).toISOString();
  for (const [token, expiresAt] of [
    ['link-long-ended', ended(DAY_MS + MINUTE_MS)],
    ['link-just-ended', ended(DAY_MS - MINUTE_MS)],
  ] as const) {
    await database.sql`insert into login_links (token_hash, family_id, child_id, expires_at)
      values (${token}, ${family.familyId}, ${family.hero.id}, ${expiresAt})`;
  }
  expect((await pruneEverything(ports)).loginLinks).toBe(1);
  expect(await count('login_links', `${ofFamily()} and token_hash = 'link-just-ended'`)).toBe(1);
});

test('webhook events go after 90 days', async () => {
  const at = (days: number) => new Date(ports.clock.now.getTime() - days * DAY_MS).toISOString();
  await database.sql`insert into stripe_events (id, type, handled_at) values ('evt_old', 'x', ${at(91)}), ('evt_new', 'x', ${at(89)})`;
  expect((await pruneEverything(ports)).stripeEvents).toBe(1);
  expect(await count('stripe_events', `id = 'evt_new'`)).toBe(1);
});

test('sent reminders go after 60 days, and their habit rings on', async () => {
  ports.clock.now = new Date(`${ports.clock.now.toISOString().slice(0, 10)}T07:00:00Z`);
  await family.addReminder('08:00');
  later(60 * MINUTE_MS);
  expect(await turnAt(ports, ports.clock.now.toISOString())).toBe(1);
  later(60 * DAY_MS);
  expect((await pruneEverything(ports)).reminders).toBe(0);
  expect(await turnAt(ports, ports.clock.now.toISOString())).toBe(1);
  later(MINUTE_MS);
  expect((await pruneEverything(ports)).reminders).toBe(1);
  expect(await family.rung()).toHaveLength(1);
});

test('pruning twice at once deletes each row once, and stops between batches when told to', async () => {
  later(32 * DAY_MS);
  const events = await count('sync_events', 'true');
  const stopped = await pruneEverything(ports, { batchSize: 1, isStopping: () => true });
  expect(Object.values(stopped).every((n) => n === 0)).toBe(true);
  const both = await Promise.all([
    pruneEverything(ports, { batchSize: 3 }),
    pruneEverything(ports, { batchSize: 3 }),
  ]);
  const left = await count('sync_events', 'true');
  expect(both.reduce((sum, { syncEvents }) => sum + syncEvents, 0) + left).toBe(events);
  expect((await pruneEverything(ports)).syncEvents).toBe(left);
});
