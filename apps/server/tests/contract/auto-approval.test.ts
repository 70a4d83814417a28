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

  test("cannot name another family's hero", async () => {
    await begin();
    const strangers = await world.family();
    const own = { enabled: true, timeValue: 4, timeUnit: 'hours' };
    const answer = await set({ childSpecificSettings: { [strangers.hero.id]: own } });
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
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
