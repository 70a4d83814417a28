import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { linesWithPin } from '../testing/lines-with-pin';
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
const png = (bytes: number) => {
  const content = Buffer.alloc(bytes);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(content);
  return `data:image/png;base64,${content.toString('base64')}`;
};

describe('a hero', () => {
  test('starts at level 1 with zeros, whatever was sent', async () => {
    await begin();
    const sent = {
      level: 50,
      xp: 9,
      totalXp: 9999,
      rewardPoints: 7,
      unlockedAvatars: ['dragon'],
      unlockedGear: ['x'],
    };
    const { body } = await family.parent.send('POST /api/children', {
      name: ' Lea ',
      avatarType: 'ninja',
      ...sent,
    });
    expect(body).toMatchObject({
      name: 'Lea',
      avatarType: 'ninja',
      avatarUrl: null,
      level: 1,
      xp: 0,
      totalXp: 0,
    });
    expect(body).toMatchObject({
      rewardPoints: 0,
      unlockedGear: [],
      equippedGear: [],
      username: null,
      pin: null,
    });
    expect(body).toMatchObject({ xpIntoLevel: 0, xpForNextLevel: 100 });
    expect(body.unlockedAvatars.sort()).toEqual(['ninja', 'robot']);
  });

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

  test('may have a PIN with zeros in front; it is stored sealed and never logged', async () => {
    await begin();
    const { body } = await family.parent.send(`PATCH /api/children/${family.hero.id}`, { pin: '0073' });
    expect(body.pin).toBe('0073');
    const [row] = await world.sql`select pin_sealed from children where id = ${family.hero.id}`;
    expect(row?.pin_sealed).not.toContain('0073');
    expect(linesWithPin(world.server.logged(), '0073')).toEqual([]);
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

  test('generated logins have their form and never collide', async () => {
    await begin();
    const heroes = await Promise.all(Array.from({ length: 6 }, () => world.addHero(family, 'Zoë 7')));
    for (const { username, pin } of heroes) {
      expect(username).toMatch(/^zoe7\d{1,2}$/);
      expect(pin).toMatch(/^[1-9]\d{3}$/);
    }
    expect(new Set(heroes.map(({ username }) => username)).size).toBe(heroes.length);
  });

  test('changes only their own appearance; name, login and picture are the parents’, gear is the hero’s alone', async () => {
    await begin();
    const call = `PATCH /api/children/${family.hero.id}`;
    for (const fields of [{ name: 'X' }, { username: 'x' }, { pin: '1111' }, { avatarUrl: null }]) {
      const answer = await family.hero.browser.send(call, fields);
      expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
    }
    expect((await family.parent.send(call, { equippedGear: [] })).status).toBe(403);
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

  test('a picture becomes an address that the family alone can read', async () => {
    await begin();
    const call = `PATCH /api/children/${family.hero.id}`;
    const { avatarUrl } = (await family.parent.send(call, { avatarUrl: png(64) })).body;
    expect(avatarUrl).toMatch(/^\/api\/media\//);
    expect((await family.hero.browser.send(`GET ${avatarUrl}`)).headers['content-type']).toBe('image/png');
    expect((await (await world.family()).parent.send(`GET ${avatarUrl}`)).status).toBe(404);
    expect((await family.parent.send(call, { name: 'Max', avatarUrl })).body.avatarUrl).toBe(avatarUrl);
    expect((await family.parent.send(call, { avatarUrl: null })).body.avatarUrl).toBeNull();
  });

  test('a picture that is too large is 413, an SVG or something else 415, a broken data URL 400', async () => {
    await begin();
    const svg = `data:image/png;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')}`;
    const status = async (avatarUrl: string) =>
      (await family.parent.send('POST /api/children', { name: 'Lea', avatarUrl })).status;
    expect(await status(png(5 * 1024 * 1024))).toBe(201);
    expect(await status(png(5 * 1024 * 1024 + 1))).toBe(413);
    expect(await status(png(8 * 1024 * 1024))).toBe(413);
    expect(await status(svg)).toBe(415);
    expect(await status('data:image/png;base64,%%%')).toBe(400);
  });

  test('is deleted with all that is theirs', async () => {
    await begin();
    const id = await complete(family.hero, await world.addMission(family));
    await family.parent.send(`POST /api/habit-completions/${id}/approve`);
    expect((await family.parent.send(`DELETE /api/children/${family.hero.id}`)).status).toBe(204);
    expect((await family.parent.send(`DELETE /api/children/${family.hero.id}`)).status).toBe(404);
    expect((await family.parent.send('GET /api/habits/all')).body).toEqual([]);
    expect((await family.parent.send('GET /api/habits/master')).body).toHaveLength(1);
    expect((await family.parent.send(`POST /api/habit-completions/${id}/undo`)).status).toBe(404);
  });
});

test('a hero may be deleted while everything else happens to them', async () => {
  const POINTS = { type: 'bonus_earned', amount: 5, source: 'parent_bonus', description: 'Good' };
  for (let round = 0; round < 4; round++) {
    await begin();
    const { parent, hero, code: familyCode } = family;
    const { id, username, pin } = hero;
    const child = `/api/children/${id}`;
    const [mission, other] = [await world.addMission(family), await world.addMission(family)];
    const done = await complete(hero, other);
    const { id: masterHabitId } = await master({ name: 'Swim' });
    const calls = [
      () => parent.send(`POST ${child}/habits`, { masterHabitId }),
      () => hero.browser.send(`POST /api/habits/${mission}/complete`),
      () => parent.send(`POST /api/habit-completions/${done}/approve`),
      () => parent.send(`POST ${child}/reward-transactions`, POINTS),
      () => hero.browser.send('POST /api/sync/mark-completed', { deviceId: 'x', eventIds: [] }),
      () => parent.send(`PATCH ${child}`, { pin: '1111', username: 'max' }),
      () => world.browser().send('POST /api/auth/child-login', { familyCode, username, pin }),
      () => parent.send('POST /api/habits/auto-assign-all', {}),
    ];
    // The deletion comes at another moment of the others each time.
    calls.splice(round, 0, () => parent.send(`DELETE ${child}`));
    const statuses = (await Promise.all(calls.map((call) => call()))).map(({ status }) => status);
    expect(statuses[round]).toBe(204);
    for (const status of statuses) expect(status).toBeLessThan(500);
  }
});

describe('a habit', () => {
  test('has its defaults, and takes any of its fields', async () => {
    await begin();
    expect(await master()).toMatchObject({
      xpReward: 50,
      ...{ frequency: 'daily', schedule: { kind: 'daily' }, partOfDay: 'any', timesPerDay: 1 },
      ...{ schoolDaysOnly: false, allowExtra: false },
      isActive: true,
      reminderDuration: 30,
    });
    const fields = {
      icon: 'sleep',
      color: 'mint',
      xpReward: 75,
      description: 'Ten pages',
      reminderDuration: 15,
    };
    expect(await master({ ...fields, customRingtone: 'happy-bells' })).toMatchObject(fields);
  });

  test('may be called like another: each is given, done and paid for itself', async () => {
    await begin();
    const [morning, evening] = [await master({ name: 'Brush teeth' }), await master({ name: 'Brush teeth' })];
    expect(evening.id).not.toBe(morning.id);
    for (const { id } of [morning, evening]) {
      const { status, body } = await assign(id);
      expect(status).toBe(201);
      await complete(family.hero, body.id);
    }
    expect((await heroHabits()).filter(({ name }: { name: string }) => name === 'Brush teeth')).toHaveLength(
      2,
    );
  });

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

  test('two parents who give it at once make one assignment', async () => {
    await begin();
    const { id } = await master();
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => assign(id)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 200, 201]);
    expect((await family.parent.send('GET /api/habits/all')).body).toHaveLength(1);
  });

  test("another family's habit in the body is 404", async () => {
    await begin();
    const strangers = await world.family();
    const foreign = await strangers.parent.send('POST /api/habits/master', { name: 'Theirs' });
    const answer = await assign(foreign.body.id);
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
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

  test('carries name, description, icon, colour and XP to its assignments', async () => {
    await begin();
    const { id } = await master();
    await assign(id);
    const fields = { name: 'Read more', description: 'Daily', icon: 'study', color: 'coral', xpReward: 100 };
    await family.parent.send(`PATCH /api/master-habits/${id}`, fields);
    expect(await heroHabits()).toMatchObject([fields]);
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

  test('deleting it leaves completions and what they paid', async () => {
    await begin();
    const mission = await world.addMission(family);
    const { masterHabitId } = (await family.parent.send(`GET /api/habits/${mission}`)).body;
    const paid = await complete(family.hero, mission);
    await family.parent.send(`POST /api/habit-completions/${paid}/approve`);
    expect((await family.parent.send(`DELETE /api/habits/${masterHabitId}`)).status).toBe(204);
    const { body } = await family.parent.send(`GET /api/children/${family.hero.id}/completions`);
    expect(body).toMatchObject([{ id: paid, status: 'approved', xpEarned: 50 }]);
    expect((await family.parent.send('GET /api/children')).body[0]).toMatchObject({
      xp: 50,
      rewardPoints: 10,
    });
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
