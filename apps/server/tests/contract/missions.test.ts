import { DAY_MS, HOUR_MS } from '@herohood/domain/time/durations';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { complete, type Family, openWorld, type World } from './contract-world';

let world: World;
let family: Family;
let mission: string;

beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.checkLedgers());
afterAll(() => world.close());

const NOW = '2026-03-10T15:00:00.000Z';

const begin = async (now = NOW) => {
  world.clock.set(now);
  family = await world.family();
  mission = await world.addMission(family);
};
const tap = (body?: object) => family.hero.browser.send(`POST /api/habits/${mission}/complete`, body);
const mark = (body?: object) => family.parent.send(`POST /api/habits/${mission}/complete`, body);
const today = async () =>
  (await family.parent.send(`GET /api/children/${family.hero.id}/completions/today`)).body;
const heroNow = async () => (await family.hero.browser.send('GET /api/auth/child')).body;

describe("a hero's tap", () => {
  test('again the same day is 200 with the same completion, pending or approved', async () => {
    await begin();
    const first = (await tap()).body;
    world.clock.advance(HOUR_MS);
    const again = await tap();
    expect([again.status, again.body]).toEqual([200, first]);
    await family.parent.send(`POST /api/habit-completions/${first.id}/approve`);
    const third = await tap();
    expect([third.status, third.body.id, third.body.status]).toEqual([200, first.id, 'approved']);
    expect(await today()).toHaveLength(1);
  });

  test('pays what the mission was worth when it was done', async () => {
    await begin();
    const { id } = (await tap()).body;
    const { masterHabitId } = (await family.parent.send(`GET /api/habits/${mission}`)).body;
    await family.parent.send(`PATCH /api/master-habits/${masterHabitId}`, { xpReward: 1000 });
    await family.parent.send(`POST /api/habit-completions/${id}/approve`);
    expect(await heroNow()).toMatchObject({ xp: 50, totalXp: 50, rewardPoints: 10 });
  });

  test('that comes again by its name is 200 with its row, and 409 for another mission', async () => {
    await begin();
    const named = { tapId: crypto.randomUUID(), completedAt: NOW };
    const first = await tap(named);
    await family.parent.send(`POST /api/habit-completions/${first.body.id}/reject`, { message: 'Again' });
    const again = await tap(named);
    expect([first.status, again.status, again.body.id]).toEqual([201, 200, first.body.id]);
    expect(again.body.status).toBe('rejected');
    mission = await world.addMission(family);
    expect(await tap(named)).toMatchObject({ status: 409, body: { code: 'TAP_USED' } });
  });

  test('that was made offline may name its time with an offset', async () => {
    await begin('2026-03-08T15:00:00.000Z');
    world.clock.set(NOW);
    const { body } = await tap({ completedAt: '2026-03-10T16:30:00+02:00' });
    expect(body.completedAt).toBe('2026-03-10T14:30:00.000Z');
  });

  test('on a deleted assignment or on the master itself is 404', async () => {
    await begin();
    const { masterHabitId } = (await family.parent.send(`GET /api/habits/${mission}`)).body;
    expect((await family.hero.browser.send(`POST /api/habits/${masterHabitId}/complete`)).status).toBe(404);
    await family.parent.send(`DELETE /api/habits/${mission}`);
    expect((await tap()).status).toBe(404);
  });
});

describe('a parent marks a mission done', () => {
  test('for one of the last 7 days; an older one and one to come are 400', async () => {
    await begin();
    expect((await mark({ date: '2026-03-03' })).status).toBe(201);
    const old = await mark({ date: '2026-03-02' });
    expect([old.status, old.body.code]).toEqual([400, 'TOO_OLD']);
    expect((await mark({ date: '2026-03-11' })).status).toBe(400);
  });

  test('that the hero has tapped already: that one is approved, no second one made', async () => {
    await begin();
    const { id } = (await tap()).body;
    const answer = await mark();
    expect([answer.status, answer.body.id, answer.body.status]).toEqual([200, id, 'approved']);
    expect((await tap()).status).toBe(200);
    expect((await heroNow()).xp).toBe(50);
  });

  test('at the same moment as the hero: one completion, paid once', async () => {
    await begin();
    await Promise.all([tap(), mark(), tap(), mark()]);
    await mark();
    expect(await today()).toHaveLength(1);
    expect((await heroNow()).xp).toBe(50);
  });
});

describe('what waits for a parent', () => {
  test('is listed oldest first, with hero and habit, and stays payable on its own day', async () => {
    await begin();
    const first = await complete(family.hero, mission);
    const sibling = await world.addHero(family, 'Mia');
    world.clock.advance(3 * DAY_MS);
    const second = await complete(
      sibling,
      await world.addMission(family, sibling, { name: 'Swim', icon: 'water' }),
    );
    const { body } = await family.parent.send('GET /api/pending-habits/all');
    expect(body.map(({ completion }: { completion: { id: string } }) => completion.id)).toEqual([
      first,
      second,
    ]);
    expect(body[0].completion.date).toBe('2026-03-10');
    expect(body[1]).toMatchObject({
      child: { name: 'Mia' },
      habit: { name: 'Swim', icon: 'water', xpReward: 50 },
    });
    const own = await family.parent.send(`GET /api/children/${sibling.id}/pending-habits`);
    expect(own.body).toEqual([body[1]]);
    await family.parent.send(`POST /api/habit-completions/${first}/approve`);
    const [day] = await world.sql`select day::text from child_days where child_id = ${family.hero.id}`;
    expect(day?.day).toBe('2026-03-10');
  });

  test('completions are listed newest first: the last 90 days, or a range of at most 366', async () => {
    await begin();
    const first = await complete(family.hero, mission);
    world.clock.advance(89 * DAY_MS);
    await world.sql`update families set trial_ends_at = '2030-01-01' where id = ${family.id}`;
    const second = await complete(family.hero, mission);
    const list = async (query = '') =>
      (await family.parent.send(`GET /api/children/${family.hero.id}/completions${query}`)).body.map(
        ({ id }: { id: string }) => id,
      );
    expect(await list()).toEqual([second, first]);
    world.clock.advance(DAY_MS);
    expect(await list()).toEqual([second]);
    expect(await list('?from=2026-03-10&to=2026-03-10')).toEqual([first]);
    expect(await list('?from=2025-06-10&to=2026-06-10')).toEqual([second, first]);
  });
});
