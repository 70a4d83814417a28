import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { complete, DAY_MS, type Family, openWorld, type World } from './contract-world';

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
const streaks = async () => {
  const { currentStreak, bestStreak } = await read('badges');
  return [currentStreak, bestStreak];
};
const markDone = (mission: string, date?: string) =>
  family.parent.send(`POST /api/habits/${mission}/complete`, date ? { date } : {});
const tapDay = async (mission: string, at: string) => {
  world.clock.set(at);
  const { status, body } = await family.hero.browser.send(`POST /api/habits/${mission}/complete`);
  return [status, body.date];
};

describe('weekly progress', () => {
  test('of a hero without habits is grey, with 7 days, oldest first', async () => {
    await begin('2026-03-10T15:00:00Z');
    const body = await weekly();
    expect(body).toMatchObject({
      status: 'grey',
      completedHabits: 0,
      pendingHabits: 0,
      totalHabits: 0,
      healthScore: 0,
    });
    expect(body.dailyBreakdown.map(({ date }: { date: string }) => date)).toEqual(
      ['04', '05', '06', '07', '08', '09', '10'].map((day) => `2026-03-${day}`),
    );
  });

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

  test('a day older than 7 days has gone', async () => {
    await begin('2026-03-10T15:00:00Z');
    await markDone(await world.addMission(family));
    world.clock.advance(6 * DAY_MS);
    expect(await weekly()).toMatchObject({ completedHabits: 1, totalHabits: 7 });
    world.clock.advance(DAY_MS);
    expect(await weekly()).toMatchObject({ completedHabits: 0, totalHabits: 7 });
  });
});

describe('the streak', () => {
  test('counts days with an approved mission back from today; one day without ends it', async () => {
    await begin('2026-03-10T15:00:00Z');
    const mission = await world.addMission(family);
    for (let i = 0; i < 3; i++) {
      await markDone(mission);
      expect(await streaks()).toEqual([i + 1, i + 1]);
      world.clock.advance(DAY_MS);
    }
    // Today has none yet: at risk, not broken.
    expect(await streaks()).toEqual([3, 3]);
    world.clock.advance(DAY_MS);
    expect(await streaks()).toEqual([0, 3]);
    await markDone(mission);
    expect(await streaks()).toEqual([1, 3]);
    await markDone(mission, '2026-03-13');
    expect(await streaks()).toEqual([5, 5]);
  });

  test('does not count what waits, and counts a late approval for its own day', async () => {
    await begin('2026-03-10T15:00:00Z');
    const mission = await world.addMission(family);
    const first = await complete(family.hero, mission);
    world.clock.advance(DAY_MS);
    await markDone(mission);
    expect(await streaks()).toEqual([1, 1]);
    await family.parent.send(`POST /api/habit-completions/${first}/approve`);
    expect(await streaks()).toEqual([2, 2]);
    await family.parent.send(`POST /api/habit-completions/${first}/undo`);
    expect(await streaks()).toEqual([1, 1]);
  });

  test('of 7 days asks the parent for its points, once', async () => {
    await begin('2026-03-10T15:00:00Z');
    const mission = await world.addMission(family, family.hero, { xpReward: 1 });
    for (let back = 6; back >= 0; back--) {
      const day = new Date(world.clock.now.getTime() - back * DAY_MS).toISOString().slice(0, 10);
      await markDone(mission, day);
    }
    expect(await streaks()).toEqual([7, 7]);
    const waiting = await read('pending-rewards', family.parent);
    expect(waiting).toMatchObject([{ requiresApproval: true, isApproved: false, approvedBy: null }]);
    world.clock.advance(DAY_MS);
    await markDone(mission);
    expect(await read('pending-rewards', family.parent)).toHaveLength(1);
    const before = (await family.hero.browser.send('GET /api/auth/child')).body.rewardPoints;
    await family.parent.send(`POST /api/reward-transactions/${waiting[0].id}/approve`);
    const { rewardPoints } = (await family.hero.browser.send('GET /api/auth/child')).body;
    expect(rewardPoints - before).toBe(waiting[0].amount);
  });
});

describe('badges', () => {
  const SEVEN = [
    'first-mission',
    'rising-hero',
    'super-hero',
    'legend',
    'week-streak',
    'month-streak',
    'habit-collector',
  ];
  type Badge = { id: string; name: string; hidden: boolean; earned: boolean; progress: number; goal: number };
  const badges = async (by = family.hero.browser): Promise<Badge[]> => (await read('badges', by)).badges;
  const seven = (all: Badge[]) => SEVEN.map((id) => all.find((badge) => badge.id === id));

  test('the seven: goals 1, 10, 50, 100 missions, streaks of 7 and 30, five habits', async () => {
    await begin('2026-03-10T15:00:00Z');
    const before = await badges();
    expect(seven(before).map((badge) => badge?.goal)).toEqual([1, 10, 50, 100, 7, 30, 5]);
    expect(before.every(({ earned, progress }) => !earned && progress === 0)).toBe(true);
    for (let i = 0; i < 5; i++) await markDone(await world.addMission(family));
    expect(seven(await badges(family.parent))).toMatchObject([
      { earned: true, progress: 1, family: 'missions', description: 'You finished your first mission!' },
      { earned: false, progress: 5, next: 'Next: Busy Bee. Finish 25 missions.' },
      { progress: 5 },
      { progress: 5 },
      { progress: 1, family: 'streaks' },
      { progress: 1 },
      { earned: true, progress: 5, family: 'habits' },
    ]);
  });

  test('sixty in six families; the hidden ones are listed and masked', async () => {
    await begin('2026-03-10T15:00:00Z');
    const all = await badges();
    expect(all).toHaveLength(60);
    const hidden = all.filter((badge) => badge.hidden);
    expect(hidden.length).toBeGreaterThan(0);
    for (const badge of hidden)
      expect(badge).toMatchObject({ name: '???', progress: 0, goal: 1, next: null });
  });
});

describe('today of every hero', () => {
  const today = async () => (await family.parent.send('GET /api/today')).body;
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

  test('knows nothing of another family', async () => {
    await begin('2026-03-10T15:00:00Z');
    const before = family;
    await begin('2026-03-10T15:00:00Z');
    expect((await today()).map(({ childId }: { childId: string }) => childId)).toEqual([family.hero.id]);
    expect((await before.hero.browser.send('GET /api/today')).status).toBe(403);
  });
});

describe("the family's day", () => {
  test('turns at midnight in Auckland, thirteen hours before UTC in summer', async () => {
    await begin('2026-01-15T10:00:00Z', 'Pacific/Auckland');
    const mission = await world.addMission(family);
    expect(await tapDay(mission, '2026-01-15T10:59:59.999Z')).toEqual([201, '2026-01-15']);
    expect(await tapDay(mission, '2026-01-15T11:00:00Z')).toEqual([201, '2026-01-16']);
    expect(await tapDay(mission, '2026-01-16T10:59:59Z')).toEqual([200, '2026-01-16']);
  });

  test('follows Auckland through the end of daylight saving: a day of 25 hours', async () => {
    // Clocks go back at 3:00 on 5 April 2026: from UTC+13 to UTC+12.
    await begin('2026-04-04T10:00:00Z', 'Pacific/Auckland');
    const mission = await world.addMission(family);
    expect(await tapDay(mission, '2026-04-04T11:00:00Z')).toEqual([201, '2026-04-05']);
    expect(await tapDay(mission, '2026-04-05T11:59:59Z')).toEqual([200, '2026-04-05']);
    expect(await tapDay(mission, '2026-04-05T12:00:00Z')).toEqual([201, '2026-04-06']);
  });

  test.each([
    // Forward at 2:00 on 8 March 2026 (23 hours), back at 2:00 on 1 November 2026 (25 hours).
    ['8 March, 23 hours', '2026-03-08', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z'],
    ['1 November, 25 hours', '2026-11-01', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
  ])('in New York lasts from midnight to midnight: %s', async (_name, ...[day, start, end]) => {
    const before = (iso: string) => new Date(Date.parse(iso) - 1).toISOString();
    await begin(before(start), 'America/New_York');
    const mission = await world.addMission(family);
    expect((await tapDay(mission, before(start)))[1]).not.toBe(day);
    expect(await tapDay(mission, start)).toEqual([201, day]);
    expect(await tapDay(mission, before(end))).toEqual([200, day]);
    expect((await tapDay(mission, end))[0]).toBe(201);
  });

  test('a streak runs through the days of both changes of the clock', async () => {
    await begin('2026-03-07T17:00:00Z', 'America/New_York');
    const mission = await world.addMission(family);
    for (const at of [
      '2026-03-07T17:00:00Z',
      '2026-03-08T16:00:00Z',
      '2026-03-10T03:30:00Z',
      '2026-03-10T16:00:00Z',
    ]) {
      world.clock.set(at);
      await markDone(mission);
    }
    expect(await streaks()).toEqual([4, 4]);
    expect((await weekly()).dailyBreakdown.map(({ completed }: { completed: number }) => completed)).toEqual([
      0, 0, 0, 1, 1, 1, 1,
    ]);
  });

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

  test('bounds what a parent may mark done, and what an offline tap belongs to', async () => {
    await begin('2026-01-15T10:00:00Z', 'Pacific/Auckland');
    const mission = await world.addMission(family);
    world.clock.set('2026-01-15T12:00:00Z');
    expect((await markDone(mission, '2026-01-17')).status).toBe(400);
    expect((await markDone(mission, '2026-01-16')).status).toBe(201);
    const replay = { completedAt: '2026-01-15T10:59:00Z' };
    const { body } = await family.hero.browser.send(`POST /api/habits/${mission}/complete`, replay);
    expect(body.date).toBe('2026-01-15');
  });
});
