import { DAY_MS, MINUTE_MS } from '@herohood/domain/time/durations';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from './contract-client';
import { complete, type Family, openWorld, START, type World } from './contract-world';

const BONUS = { type: 'bonus_earned', amount: 25, source: 'parent_bonus', description: 'Extra effort bonus' };

let world: World;
let family: Family;

beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.checkLedgers());
afterAll(() => world.close());

const begin = async () => {
  world.clock.set(START);
  family = await world.family();
};
const heroNow = async (hero = family.hero) => (await hero.browser.send('GET /api/auth/child')).body;
const give = async (fields: object = {}, { id } = family.hero) =>
  (await family.parent.send(`POST /api/children/${id}/reward-transactions`, { ...BONUS, ...fields })).body.id;
const claim = async () => {
  const reward = { name: 'Pizza night', cost: 10 };
  const { id } = (await family.parent.send(`POST /api/children/${family.hero.id}/rewards`, reward)).body;
  return (await family.hero.browser.send(`POST /api/rewards/${id}/claim`)).body.id;
};
const decisions = async (query = '', by = family.parent) =>
  (await by.send(`GET /api/decisions${query}`)).body;

describe('what was decided', () => {
  test('is listed newest first with who did it and until when it can be undone', async () => {
    await begin();
    const childId = family.hero.id;
    const by = { kind: 'parent', name: 'Ada' };
    const at = () => world.clock.now.toISOString();
    const until = () => new Date(world.clock.now.getTime() + DAY_MS).toISOString();
    const expected = [];

    const mission = await world.addMission(family, family.hero, { name: 'Read', xpReward: 50 });
    const helped = (await family.parent.send(`POST /api/habits/${mission}/complete`)).body;
    const approved = { outcome: 'approved', childId, by };
    expected.unshift({
      ...{ ...approved, id: helped.id, kind: 'mission', summary: 'Read (50 XP)' },
      ...{ at: at(), undoableUntil: until() },
    });
    world.clock.advance(MINUTE_MS);
    const second = await complete(family.hero, await world.addMission(family, family.hero, { name: 'Swim' }));
    await family.parent.send(`POST /api/habit-completions/${second}/reject`, { message: 'Once more' });
    expected.unshift({
      ...{ id: second, kind: 'mission', outcome: 'rejected', childId, by },
      ...{ summary: 'Swim (50 XP) · "Once more"' },
      ...{ at: at(), undoableUntil: null },
    });
    world.clock.advance(MINUTE_MS);
    const bonus = await give();
    expected.unshift({
      ...{ ...approved, id: bonus, kind: 'points', summary: '25 points: Extra effort bonus' },
      ...{ at: at(), undoableUntil: until() },
    });
    world.clock.advance(MINUTE_MS);
    const claimId = await claim();
    await family.parent.send(`POST /api/reward-claims/${claimId}/approve`);
    expected.unshift({
      ...{ ...approved, id: claimId, kind: 'claim', summary: 'Pizza night' },
      ...{ at: at(), undoableUntil: until() },
    });
    expect(await decisions()).toEqual(expected);

    world.clock.advance(MINUTE_MS);
    await family.parent.send(`PUT /api/reward-claims/${claimId}/given`);
    expect((await decisions())[0]).toMatchObject({
      ...{ id: claimId, summary: 'Given: Pizza night', at: at(), undoableUntil: until() },
    });
  });

  test('says when the timer did it', async () => {
    await begin();
    await family.parent.send('PUT /api/auto-approval-settings', {
      ...{ enabled: true, timeValue: 1, timeUnit: 'hours' },
    });
    const id = await complete(family.hero, await world.addMission(family));
    world.clock.advance(2 * 60 * MINUTE_MS);
    await family.parent.send(`POST /api/habit-completions/${id}/approve`, { isAutoApproval: true });
    expect(await decisions()).toMatchObject([{ id, outcome: 'approved', by: { kind: 'timer' } }]);
  });

  test('is gone after 24 hours, and when it was undone', async () => {
    await begin();
    const id = await give();
    world.clock.advance(DAY_MS);
    expect(await decisions()).toHaveLength(1);
    world.clock.advance(1);
    expect(await decisions()).toEqual([]);
    const [bonus, asked] = [await give(), await give({ requiresApproval: true })];
    await family.parent.send(`POST /api/reward-transactions/${asked}/reject`);
    const mission = await world.addMission(family);
    const done = (await family.parent.send(`POST /api/habits/${mission}/complete`)).body.id;
    expect(await decisions()).toHaveLength(3);
    await family.parent.send(`POST /api/reward-transactions/${bonus}/undo`);
    await family.parent.send(`POST /api/reward-transactions/${asked}/undo`);
    await family.parent.send(`POST /api/habit-completions/${done}/undo`);
    expect(await decisions()).toEqual([]);
    expect(id).not.toBe(bonus);
  });

  test('comes 100 a page; `before` continues with what is older', async () => {
    await begin();
    for (let i = 0; i < 103; i += 1) {
      world.clock.advance(1000);
      await give({ amount: i + 1 });
    }
    const first = await decisions();
    expect(first).toHaveLength(100);
    const rest = await decisions(`?before=${first.at(-1).at}`);
    expect(rest.map(({ summary }: { summary: string }) => summary.split(' ')[0])).toEqual(['3', '2', '1']);
  });

  test('in one instant stays on one page, so that the next one misses nothing', async () => {
    await begin();
    const earlier = await give();
    world.clock.advance(1000);
    for (let i = 0; i < 102; i += 1) await give({ requiresApproval: true });
    await family.parent.send('POST /api/inbox/approve-all');
    const first = await decisions();
    expect(first).toHaveLength(102);
    expect(await decisions(`?before=${first.at(-1).at}`)).toMatchObject([{ id: earlier }]);
  });
});

describe('approving everything', () => {
  const approveAll = async (body?: object, by = family.parent) =>
    (await by.send('POST /api/inbox/approve-all', body)).body;

  test('approves missions and points of all heroes and never grants a reward', async () => {
    await begin();
    const sibling = await world.addHero(family, 'Mia');
    for (const hero of [family.hero, sibling]) {
      await complete(hero, await world.addMission(family, hero, { xpReward: 50 }));
      await give({ requiresApproval: true }, hero);
    }
    await family.parent.send(
      `POST /api/habits/${await world.addMission(family, family.hero, { xpReward: 50 })}/complete`,
    );
    await claim();
    expect(await approveAll()).toEqual({ approved: 4, skipped: [] });
    expect(await heroNow()).toMatchObject({ xp: 90, rewardPoints: 45 });
    expect(await heroNow(sibling)).toMatchObject({ xp: 50, rewardPoints: 35 });
    expect((await family.parent.send('GET /api/reward-claims/pending')).body).toHaveLength(1);
    expect(await approveAll()).toEqual({ approved: 0, skipped: [] });
  });

  test('of one hero or one kind leaves the others', async () => {
    await begin();
    const sibling = await world.addHero(family, 'Mia');
    for (const hero of [family.hero, sibling]) {
      await complete(hero, await world.addMission(family, hero));
      await give({ requiresApproval: true }, hero);
    }
    expect((await approveAll({ childId: sibling.id, kinds: ['missions'] })).approved).toBe(1);
    expect(await heroNow(sibling)).toMatchObject({ xp: 50, rewardPoints: 10 });
    expect((await approveAll({ childId: sibling.id })).approved).toBe(1);
    expect((await approveAll({ kinds: ['points'] })).approved).toBe(1);
    expect(await heroNow()).toMatchObject({ xp: 0, rewardPoints: 25 });
  });
});

describe('a helper', () => {
  let helper: Browser;

  const beginWithHelper = async () => {
    await begin();
    const { id, browser } = await world.addNewcomer(family);
    await family.parent.send(`POST /api/family/join-requests/${id}/accept`, { role: 'helper' });
    helper = browser;
  };

  test('approves all missions, and no points', async () => {
    await beginWithHelper();
    await complete(family.hero, await world.addMission(family, family.hero, { xpReward: 50 }));
    await give({ requiresApproval: true });
    const refused = await helper.send('POST /api/inbox/approve-all', { kinds: ['missions', 'points'] });
    expect([refused.status, refused.body.code]).toEqual([403, 'HELPER']);
    expect(await heroNow()).toMatchObject({ xp: 0, rewardPoints: 0 });
    const { body } = await helper.send('POST /api/inbox/approve-all');
    expect(body).toEqual({ approved: 1, skipped: [] });
    expect(await heroNow()).toMatchObject({ xp: 50, rewardPoints: 10 });
  });

  test('sees what was decided about missions, and who did it', async () => {
    await beginWithHelper();
    const id = await complete(family.hero, await world.addMission(family));
    await helper.send(`POST /api/habit-completions/${id}/approve`);
    await give();
    const by = { kind: 'parent', name: 'Bea' };
    expect(await decisions('', helper)).toMatchObject([{ id, kind: 'mission', by }]);
    expect(await decisions()).toHaveLength(2);
  });
});

describe('a hero who asks for a parent', () => {
  const call = (hero = family.hero) => hero.browser.send(`POST /api/children/${hero.id}/call-parent`);
  const calls = async (by = family.parent) => (await by.send('GET /api/home/parent')).body.calls;
  const see = (id: string, by = family.parent) => by.send(`POST /api/inbox/calls/${id}/seen`);
  const controls = (fields: object) =>
    family.parent.send(`PUT /api/children/${family.hero.id}/parental-controls`, fields);

  test('stands in the inbox until a parent has seen it', async () => {
    await begin();
    const { status, body } = await call();
    expect([status, body]).toEqual([
      202,
      { id: expect.any(String), childId: family.hero.id, at: world.clock.now.toISOString() },
    ]);
    expect(await calls()).toEqual([body]);
    expect((await see(body.id)).status).toBe(204);
    expect(await calls()).toEqual([]);
    expect((await see(body.id)).status).toBe(204);
  });

  test('passes in emergency mode, in bedtime and without paid access', async () => {
    await begin();
    await controls({ bedtimeMode: true, bedtimeStart: '00:00', bedtimeEnd: '23:59' });
    await family.parent.send(`POST /api/children/${family.hero.id}/emergency/activate`);
    await world.sql`update families set subscription_status = 'expired' where id = ${family.id}`;
    expect((await call()).status).toBe(202);
    expect((await family.hero.browser.send('GET /api/auth/child')).body.emergencyMode).toBe(true);
  });

  test('is refused where a parent has switched it off', async () => {
    await begin();
    await controls({ parentContactEnabled: false });
    const { status, body } = await call();
    expect([status, body.code, body.featureDisabled]).toEqual([403, 'FEATURE_DISABLED', true]);
    expect(await calls()).toEqual([]);
  });
});
