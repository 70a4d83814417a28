import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { complete, type Family, openWorld, type World } from './contract-world';

let world: World;
let family: Family;

beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.checkLedgers());
afterAll(() => world.close());

const begin = async () => {
  family = await world.family();
};
const master = async (fields: object = {}) =>
  (await family.parent.send('POST /api/habits/master', { name: 'Read', ...fields })).body;
const assign = (masterHabitId: string, fields: object = {}) =>
  family.parent.send(`POST /api/children/${family.hero.id}/habits`, { masterHabitId, ...fields });
const heroHabits = async () =>
  (await family.hero.browser.send(`GET /api/children/${family.hero.id}/habits`)).body;

describe('a hero', () => {
  test('keeps the figures whatever a change sends along, from either session', async () => {
    await begin();
    const call = `PATCH /api/children/${family.hero.id}`;
    const sent = {
      level: 50,
      xp: 9,
      totalXp: 9999,
      rewardPoints: 7,
      unlockedGear: ['x'],
      unlockedAvatars: ['dragon'],
    };
    for (const by of [family.parent, family.hero.browser]) {
      const { body } = await by.send(call, sent);
      expect(body).toMatchObject({ level: 1, xp: 0, totalXp: 0, rewardPoints: 0, unlockedGear: [] });
      expect(body.unlockedAvatars).toEqual(['robot']);
    }
  });

  test('heroes are listed oldest first, with the PIN that a parent reads back', async () => {
    await begin();
    world.clock.advance(1000);
    const younger = await world.addHero(family, 'Mia');
    const { body } = await family.parent.send('GET /api/children');
    expect(body.map(({ id, pin }: Record<string, string>) => [id, pin])).toEqual([
      [family.hero.id, family.hero.pin],
      [younger.id, younger.pin],
    ]);
  });

  test('has a username that is unique in the family without case, and free in another one', async () => {
    await begin();
    const { hero, parent } = family;
    const other = await world.addHero(family, 'Mia');
    const taken = await parent.send(`PATCH /api/children/${other.id}`, {
      username: hero.username.toUpperCase(),
    });
    expect([taken.status, taken.body.code]).toEqual([409, 'USERNAME_TAKEN']);
    const own = await parent.send(`PATCH /api/children/${hero.id}`, {
      username: hero.username.toUpperCase(),
    });
    expect(own.status).toBe(200);
    const strangers = await world.family();
    const call = `PATCH /api/children/${strangers.hero.id}`;
    expect((await strangers.parent.send(call, { username: hero.username })).status).toBe(200);
  });

  test('looks only like an avatar that they own; a parent may give any base type, which stays theirs', async () => {
    await begin();
    const call = `PATCH /api/children/${family.hero.id}`;
    const wish = await family.hero.browser.send(call, { avatarType: 'princess' });
    expect([wish.status, wish.body.code]).toEqual([403, 'NOT_OWNED']);
    expect((await family.parent.send(call, { avatarType: 'dragon' })).status).toBe(403);
    await family.parent.send(call, { avatarType: 'princess' });
    await family.hero.browser.send(call, { avatarType: 'robot' });
    expect((await family.hero.browser.send(call, { avatarType: 'princess' })).status).toBe(200);
    const gear = await family.hero.browser.send(call, { equippedGear: ['golden-crown'] });
    expect([gear.status, gear.body.code]).toEqual([403, 'NOT_OWNED']);
  });

  test('changes only their own appearance; name, login and picture are the parents’, gear is the hero’s alone', async () => {
    await begin();
    const call = `PATCH /api/children/${family.hero.id}`;
    for (const fields of [
      { name: 'X' },
      { username: 'x' },
      { pin: '1111' },
      { avatarUrl: null },
      { look: 'older' },
      { birthYear: 2010 },
    ]) {
      const answer = await family.hero.browser.send(call, fields);
      expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
    }
    expect((await family.parent.send(call, { equippedGear: [] })).status).toBe(403);
  });
});

describe('a habit', () => {
  test('a premium ringtone needs paid access: 402 on trial', async () => {
    await begin();
    const answer = await family.parent.send('POST /api/habits/master', {
      name: 'Read',
      customRingtone: 'fairy-dust',
    });
    expect([answer.status, answer.body.code]).toEqual([402, 'PREMIUM_REQUIRED']);
  });

  test('is given to a hero once: 201, again 200, after switching off 200, after taking away 201', async () => {
    await begin();
    const { id: masterId } = await master();
    const first = await assign(masterId, { xpReward: 999, name: 'Mine', isActive: false });
    expect([first.status, first.body.xpReward, first.body.name, first.body.isActive]).toEqual([
      201,
      50,
      'Read',
      true,
    ]);
    const again = await assign(masterId);
    expect([again.status, again.body]).toEqual([200, first.body]);
    await family.parent.send(`PATCH /api/habits/${first.body.id}`, { isActive: false });
    const revived = await assign(masterId);
    expect([revived.status, revived.body.id, revived.body.isActive]).toEqual([200, first.body.id, true]);
    await family.parent.send(`DELETE /api/habits/${first.body.id}`);
    expect((await assign(masterId)).status).toBe(201);
  });

  test('auto-assign counts what is newly given or switched on, and is idempotent', async () => {
    await begin();
    await world.addHero(family, 'Mia');
    const { id } = await master();
    await master({ name: 'Swim' });
    const given = (await assign(id)).body;
    const auto = async () => (await family.parent.send('POST /api/habits/auto-assign-all', {})).body;
    expect(await auto()).toEqual({ assigned: 3 });
    expect(await auto()).toEqual({ assigned: 0 });
    await family.parent.send(`PATCH /api/habits/${given.id}`, { isActive: false });
    expect(await auto()).toEqual({ assigned: 1 });
  });

  test('a hero sees it only while it and its master are active; a parent sees it always', async () => {
    await begin();
    const { id: masterId } = await master();
    const { id } = (await assign(masterId)).body;
    for (const call of [`PATCH /api/habits/${id}`, `PATCH /api/master-habits/${masterId}`]) {
      await family.parent.send(call, { isActive: false });
      expect(await heroHabits()).toEqual([]);
      expect((await family.parent.send(`GET /api/children/${family.hero.id}/habits`)).body).toHaveLength(1);
      await family.parent.send(call, { isActive: true });
      expect(await heroHabits()).toHaveLength(1);
    }
  });

  test('either id is read, changed and deleted at the same address', async () => {
    await begin();
    const { id: masterId } = await master();
    const { id } = (await assign(masterId)).body;
    expect((await family.parent.send(`GET /api/habits/${masterId}`)).body).not.toHaveProperty('childId');
    expect((await family.parent.send(`GET /api/habits/${id}`)).body.childId).toBe(family.hero.id);
    const changed = await family.parent.send(`PATCH /api/habits/${masterId}`, { reminderEnabled: true });
    expect(changed.body).toMatchObject({ id: masterId, reminderEnabled: true });
    expect((await family.parent.send(`DELETE /api/habits/${masterId}`)).status).toBe(204);
    for (const gone of [masterId, id]) {
      expect((await family.parent.send(`GET /api/habits/${gone}`)).status).toBe(404);
      expect((await family.parent.send(`DELETE /api/habits/${gone}`)).status).toBe(404);
    }
  });

  test('PATCH /api/habits/{id} changes nothing but the switch and the alerts', async () => {
    await begin();
    const { id: masterId } = await master();
    const { id } = (await assign(masterId)).body;
    for (const each of [id, masterId]) {
      const { body } = await family.parent.send(`PATCH /api/habits/${each}`, {
        xpReward: 1000,
        name: 'Mine',
      });
      expect(body).toMatchObject({ xpReward: 50, name: 'Read' });
    }
  });

  test('work that waits can still be approved after its habit was deleted', async () => {
    await begin();
    const mission = await world.addMission(family);
    const waiting = await complete(family.hero, mission);
    await family.parent.send(`DELETE /api/habits/${mission}`);
    expect((await family.parent.send('GET /api/pending-habits/all')).body).toHaveLength(1);
    expect((await family.parent.send(`POST /api/habit-completions/${waiting}/approve`)).status).toBe(200);
  });
});
