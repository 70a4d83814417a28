import { HOUR_MS } from '@herohood/domain/time/durations';
import { describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { codeOf } from '../../tests/testing/refused';
import { openBrowser } from '../../tests/testing/test-family';

const suite = new FamilySuite({ startAt: '2026-03-12T12:00:00.000Z' });

const SECOND_MS = 1_000;
const parent = () => suite.family.parent.call();
const child = () => suite.family.child.call();
const setClock = (iso: string) => {
  suite.ports.clock.now = new Date(iso);
};
const later = (ms: number) => setClock(new Date(suite.ports.clock.now.getTime() + ms).toISOString());
const now = () => suite.ports.clock.now.toISOString();
const tapNow = () => ({ tapId: crypto.randomUUID(), completedAt: now() });
const done = (tap: object) => child().missions.complete({ id: suite.family.habit.id, ...tap });
const completions = () =>
  suite.database.sql<{ date: string; status: string }[]>`select date::text as date, status from completions
    where child_id = ${suite.family.hero.id} order by created_at`;
const rowsOf = async (table: string) => {
  const { sql } = suite.database;
  const [row] =
    await sql`select count(*)::int as n from ${sql(table)} where child_id = ${suite.family.hero.id}`;
  return row?.n;
};
const givenHabit = async (name: string) => {
  const master = await parent().habits.createMaster({ name });
  return parent().habits.assign({ id: suite.family.hero.id, masterHabitId: master.id });
};

/** Another hero of the family, signed in. */
const signIn = async (id: string) => {
  const { username, pin } = await parent().children.generateLogin({ id });
  const browser = openBrowser(suite.ports);
  const { familyCode } = suite.family.login;
  await browser.call().account.childLogin({ familyCode, username: username ?? '', pin: pin ?? '' });
  return browser;
};

/** By which ways a device may bring a tap whose answer does not come. */
const WAYS: Record<string, (tap: object) => Promise<unknown>> = {
  online: (tap) => done(tap),
  'online and then from the outbox': async (tap) => {
    await done(tap);
    later(28 * SECOND_MS);
    await done(tap);
  },
  'both ways at once': (tap) => Promise.all([done(tap), done(tap)]),
};

describe.each(Object.keys(WAYS))('a tap at 23:59:57 that comes %s', (way) => {
  test.each([4, 12, 40])('%i seconds later is one mission of that day, paid once', async (seconds) => {
    await parent().habits.updateMaster({ id: suite.family.master.id, approval: 'trust' });
    setClock('2026-03-12T23:59:57.000Z');
    const tap = tapNow();
    later(seconds * SECOND_MS);
    await WAYS[way]?.(tap);
    expect([...(await completions())]).toEqual([{ date: '2026-03-12', status: 'approved' }]);
    expect(await child().account.childMe()).toMatchObject({ xp: 50, rewardPoints: 10 });
  });
});

describe('a tap that comes again', () => {
  test.each([
    ['withdrawn', (id: string) => child().missions.withdraw({ id })],
    ['rejected', (id: string) => parent().missions.reject({ id, message: 'Once more, please' })],
    ['approved', (id: string) => parent().missions.approve({ id })],
  ] as const)('is answered with its row as it now is: %s', async (status, act) => {
    const tap = tapNow();
    const { id } = await done(tap);
    await act(id);
    // Long after it would be too old to count.
    later(48 * HOUR_MS);
    expect(await done(tap)).toMatchObject({ id, status });
    expect(await completions()).toHaveLength(1);
  });

  test('has the answer that it got, also where that was another tap’s mission', async () => {
    const { id } = await done(tapNow());
    const second = tapNow();
    expect(await done(second)).toMatchObject({ id });
    await child().missions.withdraw({ id });
    expect(await done(second)).toMatchObject({ id, status: 'withdrawn' });
    expect(await done(tapNow())).not.toMatchObject({ id });
  });

  test('is taken when it was refused before', async () => {
    const tap = tapNow();
    await parent().habits.updateMaster({ id: suite.family.master.id, isActive: false });
    expect(await codeOf(done(tap))).toBe('HABIT_INACTIVE');
    await parent().habits.updateMaster({ id: suite.family.master.id, isActive: true });
    expect(await done(tap)).toMatchObject({ status: 'pending' });
  });
});

test('a tap of another mission, slot, act or hero makes nothing and tells nothing', async () => {
  const tap = tapNow();
  await done(tap);
  const bed = await givenHabit('Make the bed');
  const { id } = suite.family.hero;
  const reward = await parent().rewards.create({ id, name: 'Ice cream', cost: 1 });
  const zoe = await parent().children.create({ name: 'Zoe', avatarType: 'robot' });
  const hers = await parent().habits.assign({ id: zoe.id, masterHabitId: suite.family.master.id });
  const sister = await signIn(zoe.id);
  const others = [
    () => child().missions.complete({ id: bed.id, ...tap }),
    () => done({ ...tap, slot: 2 }),
    () => child().rewards.claim({ id: reward.id, ...tap }),
    () => child().proposals.create({ id, kind: 'did', title: 'Washed the car', ...tap }),
    () => sister.call().missions.complete({ id: hers.id, ...tap }),
  ];
  for (const other of others) expect(await codeOf(other())).toBe('TAP_USED');
  expect(await Promise.all(['completions', 'reward_claims', 'proposals'].map(rowsOf))).toEqual([1, 0, 0]);
  const [hersDone] = await suite.database.sql`select id from completions where child_id = ${zoe.id}`;
  expect(hersDone).toBeUndefined();
});

describe('a claim', () => {
  const evening = { from: '18:00', until: '19:00' };
  const offer = async (limits: object) => {
    await parent().missions.complete({ id: suite.family.habit.id });
    return parent().rewards.create({ id: suite.family.hero.id, name: 'Film', cost: 10, limits });
  };

  test('is judged, and counts, for the moment of its tap; twice at once it is one', async () => {
    const { id } = await offer({ ...evening, perDay: 1 });
    setClock('2026-03-12T18:59:58.000Z');
    const tap = tapNow();
    later(6 * HOUR_MS);
    const claim = () => child().rewards.claim({ id, ...tap });
    const [one, two] = await Promise.all([claim(), claim()]);
    expect([one.id, one.createdAt]).toEqual([two.id, tap.completedAt]);
    await parent().rewards.approveClaim({ id: one.id });
    expect(await claim()).toMatchObject({ id: one.id, status: 'approved' });
    expect([await rowsOf('reward_claims'), (await child().account.childMe()).xp]).toEqual([1, 40]);
    const again = child().rewards.claim({ id, tapId: crypto.randomUUID(), completedAt: tap.completedAt });
    expect(await codeOf(again)).toBe('REWARD_LIMIT');
  });

  test('is too old after a day, and counts as made now where its reward is newer', async () => {
    const { id } = await offer({});
    const before = new Date(suite.ports.clock.now.getTime() - HOUR_MS).toISOString();
    later(25 * HOUR_MS);
    const old = new Date(suite.ports.clock.now.getTime() - 24 * HOUR_MS - 1).toISOString();
    expect(await codeOf(child().rewards.claim({ id, completedAt: old }))).toBe('TOO_OLD');
    setClock(new Date(Date.parse(before) + 2 * HOUR_MS).toISOString());
    expect(await child().rewards.claim({ id, completedAt: before })).toMatchObject({ createdAt: now() });
  });
});

test('a proposal that comes twice is one, of the moment of its tap', async () => {
  const tap = tapNow();
  later(HOUR_MS);
  const propose = () =>
    child().proposals.create({ id: suite.family.hero.id, kind: 'did', title: 'Washed the car', ...tap });
  const [one, two] = await Promise.all([propose(), propose()]);
  expect([one.id, one.createdAt]).toEqual([two.id, tap.completedAt]);
  await parent().proposals.decline({ id: one.id });
  expect(await propose()).toMatchObject({ id: one.id, status: 'declined' });
  expect(await rowsOf('proposals')).toBe(1);
});
