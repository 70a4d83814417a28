import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { complete, type Family, openWorld, START, type World } from './contract-world';

let world: World;
let family: Family;

beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  world.clock.set(START);
  family = await world.family();
});
afterEach(() => world.checkLedgers());
afterAll(() => world.close());

const board = async (query = '', by = family.hero.browser) =>
  (await by.send(`GET /api/children/${family.hero.id}/board${query}`)).body;

interface Row {
  habitId: string;
  name: string;
  slot: number;
  status: string;
}
const rows = async (query = '') =>
  (await board(query)).missions.map(({ name, slot, status }: Row) => `${name} ${slot} ${status}`);

/** Twice a day, in a part of it. */
const plan = async (id: string, partOfDay: string, timesPerDay = 1) => {
  await world.sql`update child_habits set part_of_day = ${partOfDay}, times_per_day = ${timesPerDay} where id = ${id}`;
  await world.sql`insert into habit_schedules select family_id, child_id, id, '2026-03-10', schedule, times_per_day,
    school_days_only, allow_extra from child_habits where id = ${id}`;
};

describe('the board', () => {
  test('says which day it is, what the family’s clocks show, and the parts of the day', async () => {
    const { date, minute, weekStart, marks, parts, missions } = await board();
    expect([date, minute, weekStart, marks, missions]).toEqual(['2026-03-10', 15 * 60, 'mon', [], []]);
    expect(parts).toEqual([
      { part: 'morning', from: '05:00', until: '11:00' },
      { part: 'afternoon', from: '11:00', until: '17:00' },
      { part: 'evening', from: '17:00', until: '21:00' },
    ]);
    await world.sql`update families set time_zone = 'Asia/Kathmandu', day_start_hour = 4 where id = ${family.id}`;
    world.clock.set('2026-03-10T18:45:00Z');
    const late = await board();
    expect([late.date, late.minute]).toEqual(['2026-03-10', 24 * 60 + 30]);
  });

  test('has a row for each time of the day, in the order of the day', async () => {
    const [any, evening, morning] = [
      await world.addMission(family, family.hero, { name: 'Help' }),
      await world.addMission(family, family.hero, { name: 'Teeth' }),
      await world.addMission(family, family.hero, { name: 'Bed' }),
    ];
    await plan(evening, 'evening', 2);
    await plan(morning, 'morning');
    expect(await rows()).toEqual([
      'Bed 1 available',
      'Teeth 1 available',
      'Teeth 2 available',
      'Help 1 available',
    ]);
    const [first] = (await board()).missions;
    expect(first).toMatchObject({ habitId: morning, partOfDay: 'morning', slot: 1, slots: 1, due: 'due' });
    expect(first).toMatchObject({ completionId: null, feedback: null, week: null, description: null });
    await complete(family.hero, any);
    expect((await rows()).at(-1)).toBe('Help 1 pending');
  });

  test('names what was sent back, with the parent’s words, until it is done again', async () => {
    const id = await world.addMission(family);
    const completion = await complete(family.hero, id);
    await family.parent.send(`POST /api/habit-completions/${completion}/reject`, { message: 'Once more.' });
    const [rejected] = (await board()).missions;
    expect(rejected).toMatchObject({ status: 'rejected', completionId: completion, feedback: 'Once more.' });
    const again = await complete(family.hero, id);
    const [sent] = (await board()).missions;
    expect(sent).toMatchObject({ status: 'pending', completionId: again, feedback: null });
  });

  test('keeps what was done when the mission is taken away that day', async () => {
    const [done, open] = [
      await world.addMission(family, family.hero, { name: 'Done' }),
      await world.addMission(family, family.hero, { name: 'Open' }),
    ];
    await complete(family.hero, done);
    for (const id of [done, open]) await family.parent.send(`DELETE /api/habits/${id}`);
    expect(await rows()).toEqual(['Done 1 pending']);
  });

  test('of another day shows what the hero had then; 31 days back and ahead', async () => {
    const id = await world.addMission(family);
    world.clock.set('2026-03-16T15:00:00Z');
    await family.parent.send(`PATCH /api/habits/${id}`, { isActive: false });
    expect(await rows('?date=2026-03-09')).toEqual([]);
    expect(await rows('?date=2026-03-10')).toEqual(['Read 1 available']);
    expect(await rows('?date=2026-03-16')).toEqual([]);
    for (const [date, status] of [
      ['2026-02-13', 200],
      ['2026-02-12', 400],
      ['2026-04-16', 200],
      ['2026-04-17', 400],
    ]) {
      const answer = await family.parent.send(`GET /api/children/${family.hero.id}/board?date=${date}`);
      expect([date, answer.status]).toEqual([date, status]);
    }
  });

  test('leaves out of its date what is due once and was done late: it is paid once', async () => {
    const id = await world.addMission(family);
    const schedule = { kind: 'once', date: '2026-03-10' };
    expect((await family.parent.send(`PATCH /api/habits/${id}`, { schedule })).status).toBe(200);
    world.clock.set('2026-03-12T15:00:00Z');
    const late = await complete(family.hero, id);
    const onItsDate = { date: '2026-03-10' };
    const again = await family.parent.send(`POST /api/habits/${id}/complete`, onItsDate);
    expect([again.status, again.body.code]).toEqual([409, 'NOT_DUE']);
    expect(await rows('?date=2026-03-10')).toEqual([]);
    const replay = await family.hero.browser.send(`POST /api/habits/${id}/complete`);
    expect([replay.status, replay.body.id]).toEqual([200, late]);
    await family.parent.send(`POST /api/habit-completions/${late}/reject`, {
      message: 'On Tuesday, please.',
    });
    expect((await family.parent.send(`POST /api/habits/${id}/complete`, onItsDate)).status).toBe(201);
    expect(await rows('?date=2026-03-10')).toEqual(['Read 1 approved']);
  });

  test('shows the marks of the day; what was due is optional then', async () => {
    await world.addMission(family);
    await world.sql`insert into day_marks (family_id, child_id, kind, from_day, until_day)
      values (${family.id}, ${family.hero.id}, 'sick', '2026-03-10', '2026-03-11')`;
    const { marks, missions } = await board();
    expect([marks, missions[0].due]).toEqual([['sick'], 'optional']);
    expect((await board('?date=2026-03-12')).missions[0].due).toBe('due');
  });

  test('is today’s alone for a helper', async () => {
    const { id, browser: helper } = await world.addNewcomer(family);
    await family.parent.send(`POST /api/family/join-requests/${id}/accept`, { role: 'helper' });
    const of = async (hero: string, query: string) => {
      const { status, body } = await helper.send(`GET /api/children/${hero}/board${query}`);
      return [status, body.code];
    };
    expect(await of(family.hero.id, '')).toEqual([200, undefined]);
    expect(await of(family.hero.id, '?date=2026-03-10')).toEqual([200, undefined]);
    expect(await of(family.hero.id, '?date=2026-03-11')).toEqual([403, 'HELPER']);
    const other = await world.family();
    expect(await of(other.hero.id, '?date=2026-03-11')).toEqual([404, 'NOT_FOUND']);
  });
});
