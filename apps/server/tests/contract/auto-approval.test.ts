import { sweepDueMissions } from '@herohood/api/missions/sweep-due-missions';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { complete, DAY_MS, type Family, HOUR_MS, openWorld, type World } from './contract-world';

const SETTINGS = '/api/auto-approval-settings';

let world: World;
let family: Family;

beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.checkLedgers());
afterAll(() => world.close());

const begin = async () => {
  world.clock.set('2026-03-10T15:00:00.000Z');
  family = await world.family();
};
const set = (fields: object) => family.parent.send(`PUT ${SETTINGS}`, fields);
const afterHours = (timeValue: number) => ({
  enabled: true,
  timeValue,
  timeUnit: 'hours',
  applyToAllChildren: true,
});
const doOne = async (hero = family.hero) => complete(hero, await world.addMission(family, hero));
const dueTimes = async () =>
  (await family.parent.send('GET /api/pending-habits/all')).body.map(
    ({ completion }: { completion: { autoApprovesAt: string | null } }) => completion.autoApprovesAt,
  );
const inHours = (hours: number) => new Date(world.clock.now.getTime() + hours * HOUR_MS).toISOString();
const stats = async () => (await family.parent.send('GET /api/auto-approval-stats')).body;
const approveAuto = (id: string) =>
  family.parent.send(`POST /api/habit-completions/${id}/approve`, { isAutoApproval: true });
const sweep = () => sweepDueMissions(world.server.ports, { batchSize: 50 });

describe('the settings', () => {
  test('are off at 24 hours for a new family', async () => {
    await begin();
    expect((await family.parent.send(`GET ${SETTINGS}`)).body).toEqual({
      enabled: false,
      timeValue: 24,
      timeUnit: 'hours',
      applyToAllChildren: true,
      childSpecificSettings: {},
    });
    await doOne();
    expect(await dueTimes()).toEqual([null]);
  });

  test('change in part, and answer as a whole', async () => {
    await begin();
    await set(afterHours(6));
    expect((await set({ timeUnit: 'days' })).body).toMatchObject({
      enabled: true,
      timeValue: 6,
      timeUnit: 'days',
    });
    expect((await family.parent.send(`GET ${SETTINGS}`)).body.timeUnit).toBe('days');
  });

  test.each([
    ['hours', 3, 3],
    ['days', 2, 48],
    ['weeks', 1, 168],
  ])('a delay in %s is counted from the tap', async (timeUnit, timeValue, hours) => {
    await begin();
    await set({ ...afterHours(1), timeUnit, timeValue });
    await doOne();
    expect(await dueTimes()).toEqual([inHours(hours)]);
  });

  test('recompute what is pending: shorter, longer, off', async () => {
    await begin();
    await doOne();
    await set(afterHours(8));
    expect(await dueTimes()).toEqual([inHours(8)]);
    await set({ timeValue: 2 });
    expect(await dueTimes()).toEqual([inHours(2)]);
    await set({ timeValue: 72 });
    expect(await dueTimes()).toEqual([inHours(72)]);
    await set({ enabled: false });
    expect(await dueTimes()).toEqual([null]);
  });

  test('of one hero count where they do not apply to all; a hero without an entry has it off', async () => {
    await begin();
    const mia = await world.addHero(family, 'Mia');
    await doOne();
    await doOne(mia);
    const own = { enabled: true, timeValue: 4, timeUnit: 'hours' };
    const settings = {
      ...afterHours(1),
      applyToAllChildren: false,
      childSpecificSettings: { [mia.id]: own },
    };
    await set(settings);
    expect((await dueTimes()).sort()).toEqual([inHours(4), null]);
    await set({ childSpecificSettings: { [mia.id]: { ...own, enabled: false } } });
    expect(await dueTimes()).toEqual([null, null]);
    await set({ applyToAllChildren: true });
    expect(await dueTimes()).toEqual([inHours(1), inHours(1)]);
  });

  test("cannot name another family's hero", async () => {
    await begin();
    const strangers = await world.family();
    const own = { enabled: true, timeValue: 4, timeUnit: 'hours' };
    const answer = await set({ childSpecificSettings: { [strangers.hero.id]: own } });
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  test('count an offline tap from its arrival, whatever time it claims', async () => {
    await begin();
    await set(afterHours(6));
    const mission = await world.addMission(family);
    world.clock.set(inHours(5));
    const { body } = await family.hero.browser.send(`POST /api/habits/${mission}/complete`, {
      completedAt: inHours(-4),
    });
    expect(body.autoApprovesAt).toBe(inHours(6));
  });
});

describe('isAutoApproval', () => {
  test('is honoured when its time has passed, and not a millisecond before', async () => {
    await begin();
    await set(afterHours(2));
    const id = await doOne();
    world.clock.advance(2 * HOUR_MS - 1);
    const early = await approveAuto(id);
    expect([early.status, early.body.code]).toEqual([409, 'NOT_DUE']);
    world.clock.advance(1);
    const { status, body } = await approveAuto(id);
    expect([status, body.status, body.autoApproved, body.autoApprovesAt]).toEqual([
      200,
      'approved',
      true,
      null,
    ]);
  });

  test('is 409 while auto-approval is off, for the family or for the hero', async () => {
    await begin();
    const id = await doOne();
    world.clock.advance(DAY_MS);
    expect((await approveAuto(id)).body.code).toBe('NOT_DUE');
    await set({ ...afterHours(1), applyToAllChildren: false });
    expect((await approveAuto(id)).body.code).toBe('NOT_DUE');
  });

  test('counts as saved, like the timer’s own', async () => {
    await begin();
    await set(afterHours(1));
    const id = await doOne();
    world.clock.advance(HOUR_MS);
    await approveAuto(id);
    expect(await stats()).toEqual({ pending: 0, thisWeek: 1, totalSaved: 1 });
  });
});

describe('the timer', () => {
  test('approves what is due and nothing else, and pays it once', async () => {
    await begin();
    await set(afterHours(1));
    const due = await doOne();
    world.clock.advance(HOUR_MS);
    const later = await doOne();
    await Promise.all([sweep(), sweep(), sweep()]);
    const { body } = await family.parent.send(`GET /api/children/${family.hero.id}/completions`);
    expect(body).toMatchObject([
      { id: later, status: 'pending' },
      { id: due, status: 'approved', autoApproved: true, decidedAt: world.clock.now.toISOString() },
    ]);
    expect((await family.hero.browser.send('GET /api/auth/child')).body).toMatchObject({
      xp: 50,
      rewardPoints: 10,
    });
  });

  test('leaves a family without premium access alone', async () => {
    await begin();
    await set(afterHours(1));
    await doOne();
    await world.sql`update families set trial_ends_at = '2020-01-01' where id = ${family.id}`;
    world.clock.advance(HOUR_MS);
    await sweep();
    await world.sql`update families set trial_ends_at = '2030-01-01' where id = ${family.id}`;
    expect(await dueTimes()).toHaveLength(1);
  });

  test('leaves what a parent has undone to the parent, until the settings change', async () => {
    await begin();
    await set(afterHours(1));
    const id = await doOne();
    await family.parent.send(`POST /api/habit-completions/${id}/approve`);
    const undone = (await family.parent.send(`POST /api/habit-completions/${id}/undo`)).body;
    expect(undone.autoApprovesAt).toBeNull();
    world.clock.advance(2 * HOUR_MS);
    await sweep();
    expect(await dueTimes()).toEqual([null]);
    await set({ timeValue: 4 });
    expect(await dueTimes()).toEqual([inHours(2)]);
  });
});

test('the stats count what has a due time, the last 7 family days, and all so far', async () => {
  await begin();
  expect(await stats()).toEqual({ pending: 0, thisWeek: 0, totalSaved: 0 });
  await set(afterHours(1));
  await doOne();
  expect(await stats()).toEqual({ pending: 1, thisWeek: 0, totalSaved: 0 });
  world.clock.advance(HOUR_MS);
  await sweep();
  expect(await stats()).toEqual({ pending: 0, thisWeek: 1, totalSaved: 1 });
  await world.sql`update families set trial_ends_at = '2030-01-01' where id = ${family.id}`;
  world.clock.set('2026-03-16T23:59:59.999Z');
  expect((await stats()).thisWeek).toBe(1);
  world.clock.advance(1);
  expect(await stats()).toEqual({ pending: 0, thisWeek: 0, totalSaved: 1 });
  await set({ enabled: false });
  await doOne();
  expect((await stats()).pending).toBe(0);
});
