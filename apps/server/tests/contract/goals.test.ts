import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Family, openWorld, START, type World } from './contract-world';

let world: World;
let family: Family;

beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.checkLedgers());
afterAll(() => world.close());

/** A hero with 100 XP, on Tuesday, 10 March 2026, at 15:00 UTC. */
const begin = async () => {
  world.clock.set(START);
  family = await world.family();
  const mission = await world.addMission(family, family.hero, { xpReward: 100 });
  await family.parent.send(`POST /api/habits/${mission}/complete`);
};
const reward = async (fields: object) => {
  const body = { name: 'Zoo', cost: 60, ...fields };
  return (await family.parent.send(`POST /api/children/${family.hero.id}/rewards`, body)).body.id;
};
const asHero = (call: string, body?: object) => family.hero.browser.send(call, body);
const xp = async () => (await asHero('GET /api/auth/child')).body.xp;

test('a reward beyond its limits is refused, and the body says from when on it can be claimed', async () => {
  await begin();
  const id = await reward({ cost: 5, limits: { cooldownHours: 2, from: '14:00', until: '16:00' } });
  const claim = (await asHero(`POST /api/rewards/${id}/claim`)).body.id;
  await family.parent.send(`POST /api/reward-claims/${claim}/approve`);
  const { status, body } = await asHero(`POST /api/rewards/${id}/claim`);
  const availableAt = '2026-03-11T14:00:00.000Z';
  expect([status, body.code, body.availableAt]).toEqual([409, 'REWARD_COOLDOWN', availableAt]);
  const [listed] = (await asHero(`GET /api/children/${family.hero.id}/rewards`)).body;
  expect(listed.available).toEqual({ now: false, code: 'REWARD_COOLDOWN', availableAt });
});

test('of a stock of one, 100 claims at once are one claim', async () => {
  await begin();
  const id = await reward({ cost: 5, limits: { stock: 1 } });
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => asHero(`POST /api/rewards/${id}/claim`)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(99);
  expect(await xp()).toBe(95);
});

test('a goal is saved for, claimed from, and closed with its reward', async () => {
  await begin();
  const rewardId = await reward({});
  const made = await asHero(`POST /api/children/${family.hero.id}/goals`, { rewardId, autoSave: 10 });
  const { id } = made.body;
  expect(made.status).toBe(201);
  expect((await asHero(`POST /api/goals/${id}/deposit`, { amount: 50 })).body.saved).toBe(50);
  expect((await asHero(`POST /api/goals/${id}/deposit`, { amount: 11 })).body.code).toBe('GOAL_REACHED');
  const treat = await asHero(`POST /api/rewards/${await reward({ cost: 51 })}/claim`);
  expect([treat.status, treat.body.code]).toEqual([409, 'NOT_ENOUGH_XP']);
  const claim = (await asHero(`POST /api/rewards/${rewardId}/claim`)).body;
  expect(claim).toMatchObject({ cost: 60, fromGoal: 50 });
  await family.parent.send(`POST /api/reward-claims/${claim.id}/approve`);
  await asHero(`PUT /api/reward-claims/${claim.id}/mark-used`);
  expect((await asHero(`GET /api/children/${family.hero.id}/goals`)).body).toEqual([]);
  expect((await asHero(`DELETE /api/goals/${id}`)).status).toBe(404);
  expect(await xp()).toBe(40);
});

test('a family that keeps taking out to parents says so to its heroes', async () => {
  await begin();
  const wish = { name: 'A bicycle', target: 900 };
  const { id } = (await asHero(`POST /api/children/${family.hero.id}/goals`, wish)).body;
  await asHero(`POST /api/goals/${id}/deposit`, { amount: 50 });
  await family.parent.send('PATCH /api/family', { goalWithdrawals: 'parent' });
  const refused = await asHero(`POST /api/goals/${id}/withdraw`, { amount: 5 });
  expect([refused.status, refused.body.code]).toEqual([403, 'ASK_PARENT']);
  expect((await family.parent.send(`POST /api/goals/${id}/withdraw`, { amount: 5 })).body.saved).toBe(45);
});
