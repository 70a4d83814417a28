import { DAY_MS } from '@herohood/domain/time/durations';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { complete, type Family, openWorld, type World } from './contract-world';

let world: World;
let family: Family;

beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.checkLedgers());
afterAll(() => world.close());

/** A family whose clock stands at `at`; its trial never ends, so that months can pass. */
const begin = async (at: string, timeZone = 'UTC') => {
  world.clock.set(at);
  family = await world.family({ timeZone });
  await world.sql`update families set trial_ends_at = '2040-01-01' where id = ${family.id}`;
};
const read = async (what: string, by = family.hero.browser) =>
  (await by.send(`GET /api/children/${family.hero.id}/${what}`)).body;
const weekly = () => read('progress/weekly');
const markDone = (mission: string, date?: string) =>
  family.parent.send(`POST /api/habits/${mission}/complete`, date ? { date } : {});
const tapDay = async (mission: string, at: string) => {
  world.clock.set(at);
  const { status, body } = await family.hero.browser.send(`POST /api/habits/${mission}/complete`);
  return [status, body.date];
};

describe('weekly progress', () => {
  test('counts approved as completed, pending apart, and health by both over today’s active habits', async () => {
    await begin('2026-03-10T15:00:00Z');
    const missions = [];
    for (let i = 0; i < 3; i++) missions.push(await world.addMission(family));
    await markDone(missions[0] ?? '');
    await complete(family.hero, missions[1] ?? '');
    expect(await weekly()).toMatchObject({
      status: 'green',
      completedHabits: 1,
      pendingHabits: 1,
      totalHabits: 3,
      healthScore: 67,
      dailyBreakdown: expect.arrayContaining([{ date: '2026-03-10', completed: 1, total: 3 }]),
    });
    await markDone(missions[1] ?? '');
    await markDone(missions[2] ?? '');
    expect(await weekly()).toMatchObject({ status: 'green', completedHabits: 3, healthScore: 100 });
    world.clock.advance(DAY_MS);
    expect((await weekly()).status).toBe('green');
    world.clock.advance(DAY_MS);
    expect((await weekly()).status).toBe('yellow');
    world.clock.advance(DAY_MS);
    expect((await weekly()).status).toBe('red');
  });

  test('a habit counts from the day it was given until the day it was taken away or switched off', async () => {
    await begin('2026-03-10T15:00:00Z');
    const totals = async () => (await weekly()).dailyBreakdown.map(({ total }: { total: number }) => total);
    const first = await world.addMission(family);
    world.clock.advance(2 * DAY_MS);
    const second = await world.addMission(family);
    expect(await totals()).toEqual([0, 0, 0, 0, 1, 1, 2]);
    world.clock.advance(2 * DAY_MS);
    await family.parent.send(`PATCH /api/habits/${first}`, { isActive: false });
    expect(await totals()).toEqual([0, 0, 1, 1, 2, 2, 1]);
    world.clock.advance(DAY_MS);
    await family.parent.send(`PATCH /api/habits/${first}`, { isActive: true });
    await family.parent.send(`DELETE /api/habits/${second}`);
    expect(await totals()).toEqual([0, 1, 1, 2, 2, 1, 1]);
  });
});

describe('today of every hero', () => {
  const today = async () => (await family.parent.send('GET /api/home/parent')).body.days;
  const send = (call: string, body?: object) => family.parent.send(call, body);

  test('counts what is done and what waits, names what is open, and keeps what was done and taken away', async () => {
    await begin('2026-03-10T15:00:00Z');
    const second = await world.addHero(family, 'Zoe');
    const missions = [];
    for (const name of ['Teeth', 'Read', 'Tidy', 'Sing'])
      missions.push(await world.addMission(family, family.hero, { name }));
    const [teeth = '', read = '', tidy = '', sing = ''] = missions;
    await markDone(teeth);
    await complete(family.hero, read);
    await send(`PATCH /api/habits/${teeth}`, { isActive: false });
    await send(`PATCH /api/habits/${sing}`, { isActive: false });
    const shown = { icon: expect.any(String), color: expect.any(String) };
    const open = [{ habitId: tidy, name: 'Tidy', ...shown, left: 1 }];
    expect(await today()).toEqual([
      { childId: family.hero.id, done: 1, waiting: 1, total: 3, open, marks: [], emergencySince: null },
      { childId: second.id, done: 0, waiting: 0, total: 0, open: [], marks: [], emergencySince: null },
    ]);
    world.clock.advance(DAY_MS);
    expect((await today())[0]).toMatchObject({ done: 0, waiting: 0, total: 2 });
  });

  test('says since when a hero is locked out, and ends with it', async () => {
    await begin('2026-03-10T15:00:00Z');
    await send(`POST /api/children/${family.hero.id}/emergency/activate`, {});
    expect((await today())[0].emergencySince).toBe('2026-03-10T15:00:00.000Z');
    await send(`POST /api/children/${family.hero.id}/emergency/deactivate`);
    expect((await today())[0].emergencySince).toBeNull();
  });
});

describe("the family's day", () => {
  test('may start later: a mission done at 0:30 still counts for the evening', async () => {
    await begin('2026-06-10T20:00:00Z', 'Europe/Berlin');
    await family.parent.send('PATCH /api/profile', { dayStartHour: 3 });
    const mission = await world.addMission(family);
    expect(await tapDay(mission, '2026-06-10T22:30:00Z')).toEqual([201, '2026-06-10']);
    expect(await tapDay(mission, '2026-06-11T00:59:59Z')).toEqual([200, '2026-06-10']);
    expect(await tapDay(mission, '2026-06-11T01:00:00Z')).toEqual([201, '2026-06-11']);
    const today = await read('completions/today', family.parent);
    expect(today.map(({ date }: { date: string }) => date)).toEqual(['2026-06-11']);
  });
});
