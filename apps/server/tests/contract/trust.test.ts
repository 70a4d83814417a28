import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { complete, DAY_MS, type Family, HOUR_MS, openWorld, START, type World } from './contract-world';

let world: World;
let family: Family;
let mission: string;

beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.checkLedgers());
afterAll(() => world.close());

const begin = async (habit: object = {}) => {
  world.clock.set(START);
  family = await world.family();
  await world.sql`update families set trial_ends_at = '2040-01-01' where id = ${family.id}`;
  mission = await world.addMission(family, family.hero, { name: 'Brush teeth', xpReward: 50, ...habit });
};
const tap = (body?: object) => family.hero.browser.send(`POST /api/habits/${mission}/complete`, body);
const assignment = async (by = family.parent) => (await by.send(`GET /api/habits/${mission}`)).body;
const master = async (fields: object) =>
  family.parent.send(`PATCH /api/master-habits/${(await assignment()).masterHabitId}`, fields);
const heroNow = async () => (await family.hero.browser.send('GET /api/auth/child')).body;
const approve = (id: string, body?: object) =>
  family.parent.send(`POST /api/habit-completions/${id}/approve`, body);

describe('a habit', () => {
  test('begins as the family’s, never looked at, without a picture', async () => {
    await begin();
    const policy = { approval: 'family', spotCheck: 0, photo: 'none' };
    expect(await assignment()).toMatchObject({ ...policy, askUntil: null, own: { approval: null } });
    expect((await family.parent.send('GET /api/habits/master')).body).toMatchObject([policy]);
  });

  test('carries what it says to its heroes, but for what one has of their own', async () => {
    await begin();
    expect((await master({ approval: 'trust', spotCheck: 5, photo: 'optional' })).body).toMatchObject({
      ...{ approval: 'trust', spotCheck: 5, photo: 'optional' },
    });
    expect(await assignment()).toMatchObject({ approval: 'trust', spotCheck: 5, photo: 'optional' });
    await family.parent.send(`PATCH /api/habits/${mission}`, { approval: 'ask' });
    await master({ approval: 'family' });
    expect(await assignment()).toMatchObject({ approval: 'ask', own: { approval: 'ask' } });
    await family.parent.send(`PATCH /api/habits/${mission}`, { approval: null });
    expect(await assignment()).toMatchObject({ approval: 'family', own: { approval: null } });
    const { body, status } = await family.parent.send(
      `PATCH /api/habits/${(await assignment()).masterHabitId}`,
      { approval: null },
    );
    expect([status, body.issues]).toEqual([400, [expect.objectContaining({ path: 'approval' })]]);
  });

  test('tells a hero who approves it and whether a picture goes with it, and never when a parent looks', async () => {
    await begin({ approval: 'trust', spotCheck: 3, photo: 'optional' });
    const { id, browser } = family.hero;
    const [seen] = (await browser.send(`GET /api/children/${id}/habits`)).body;
    expect(seen).toMatchObject({ approval: 'trust' });
    for (const field of ['spotCheck', 'askUntil', 'photo']) expect(seen).not.toHaveProperty(field);
    const { missions } = (await browser.send(`GET /api/children/${id}/board`)).body;
    expect(missions).toMatchObject([{ approval: 'trust', photo: 'optional' }]);
    expect(missions[0]).not.toHaveProperty('spotCheck');
  });
});

describe('a trusted mission', () => {
  test('is approved and paid as it is done, once', async () => {
    await begin({ approval: 'trust' });
    const { status, body } = await tap();
    expect([status, body.status, body.decidedBy, body.autoApproved]).toEqual([
      201,
      'approved',
      'trust',
      false,
    ]);
    expect([(await tap()).status, (await tap()).body.id]).toEqual([200, body.id]);
    expect(await heroNow()).toMatchObject({ xp: 50, totalXp: 50, rewardPoints: 10 });
    expect((await family.hero.browser.send(`POST /api/habit-completions/${body.id}/withdraw`)).status).toBe(
      409,
    );
    const decided = (await family.parent.send('GET /api/decisions')).body;
    expect(decided).toMatchObject([{ id: body.id, by: { kind: 'trust', name: null } }]);
  });

  test('that is undone has parents asked for seven days', async () => {
    await begin({ approval: 'trust' });
    const { id } = (await tap()).body;
    const { lastSyncTime } = (await family.parent.send('GET /api/sync/family-data')).body;
    const undone = await family.parent.send(`POST /api/habit-completions/${id}/undo`);
    expect(undone.body).toMatchObject({ status: 'pending', decidedBy: null, autoApprovesAt: null });
    const askUntil = new Date(world.clock.now.getTime() + 7 * DAY_MS).toISOString();
    expect(await assignment()).toMatchObject({ approval: 'ask', askUntil });
    const since = `?lastSyncTime=${encodeURIComponent(lastSyncTime)}`;
    for (const path of [`family-data${since}`, `child-family-data${since}`]) {
      const by = path.startsWith('child') ? family.hero.browser : family.parent;
      const { syncEvents } = (await by.send(`GET /api/sync/${path}`)).body;
      expect(syncEvents).toContainEqual(expect.objectContaining({ entity: 'habit', entityId: mission }));
    }
    world.clock.advance(7 * DAY_MS);
    expect((await tap()).body).toMatchObject({ status: 'approved' });
    expect(await assignment()).toMatchObject({ approval: 'trust', askUntil: null });
  });
});

describe('a mission that needs a picture', () => {
  test('is refused without one, and says so after what else would refuse it', async () => {
    await begin({ photo: 'required' });
    expect([(await tap()).status, (await tap()).body.code]).toEqual([400, 'PHOTO_REQUIRED']);
    await master({ schedule: { kind: 'once', date: '2026-12-24' } });
    expect((await tap()).body.code).toBe('NOT_DUE');
    await master({ isActive: false });
    expect((await tap()).body.code).toBe('HABIT_INACTIVE');
  });

  test('needs none when a parent marks it done, and answers with that', async () => {
    await begin({ photo: 'required' });
    const marked = await family.parent.send(`POST /api/habits/${mission}/complete`);
    expect([marked.status, marked.body.status]).toEqual([201, 'approved']);
    expect([(await tap()).status, (await tap()).body.id]).toEqual([200, marked.body.id]);
  });

  test('needs none for what was done before it was asked for', async () => {
    await begin();
    const tappedAt = world.clock.now.toISOString();
    world.clock.advance(HOUR_MS);
    await master({ photo: 'required' });
    world.clock.advance(HOUR_MS);
    expect((await tap()).body.code).toBe('PHOTO_REQUIRED');
    const late = await tap({ completedAt: tappedAt });
    expect([late.status, late.body.photoUrl, late.body.autoApprovesAt]).toEqual([201, null, null]);
  });
});

describe('how much an approval pays', () => {
  test('is 0 to 150 per cent of the promise; less needs words', async () => {
    await begin();
    const id = await complete(family.hero, mission);
    const short = await approve(id, { percent: 50 });
    expect([short.status, short.body.code]).toEqual([400, 'MESSAGE_REQUIRED']);
    const { body } = await approve(id, { percent: 51, praise: { message: 'The back, too!' } });
    expect(body).toMatchObject({ promisedXp: 50, xpEarned: 26, feedback: 'The back, too!' });
    expect((await approve(id, { percent: 150 })).body).toMatchObject({ xpEarned: 26 });
    expect(await heroNow()).toMatchObject({ xp: 26, totalXp: 26, rewardPoints: 5 });
    await family.parent.send(`POST /api/habit-completions/${id}/undo`);
    expect(await heroNow()).toMatchObject({ xp: 0, totalXp: 0, rewardPoints: 0 });
    expect((await approve(id, { percent: 150 })).body).toMatchObject({ promisedXp: 50, xpEarned: 75 });
    expect(await heroNow()).toMatchObject({ xp: 75, rewardPoints: 15 });
  });
});

test('what could be trusted is told to parents of that family alone', async () => {
  await begin();
  for (let day = 0; day < 14; day += 1) {
    await approve(await complete(family.hero, mission));
    world.clock.advance(DAY_MS);
  }
  const { name, icon } = await assignment();
  expect((await family.parent.send('GET /api/trust-suggestions')).body).toEqual([
    { habitId: mission, childId: family.hero.id, name, icon, approvals: 14 },
  ]);
  const strangers = await world.family();
  expect((await strangers.parent.send('GET /api/trust-suggestions')).body).toEqual([]);
});
