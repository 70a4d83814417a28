import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Family, openWorld, type World } from './contract-world';

const BONUS = { type: 'bonus_earned', amount: 25, source: 'parent_bonus', description: 'Extra effort bonus' };

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
const give = (fields: object = {}) =>
  family.parent.send(`POST /api/children/${family.hero.id}/reward-transactions`, { ...BONUS, ...fields });
const list = async (query = '', by = family.hero.browser) =>
  (await by.send(`GET /api/children/${family.hero.id}/reward-transactions${query}`)).body;
const waiting = async () =>
  (await family.parent.send(`GET /api/children/${family.hero.id}/pending-rewards`)).body;
const points = async () => (await family.hero.browser.send('GET /api/auth/child')).body.rewardPoints;
const approve = (id: string, body?: object) =>
  family.parent.send(`POST /api/reward-transactions/${id}/approve`, body);

test('a bonus counts at once and is approved by the parent who gave it', async () => {
  await begin();
  const { body } = await give();
  const { id } = (await family.parent.send('GET /api/auth/user')).body;
  expect(body).toMatchObject({
    ...BONUS,
    childId: family.hero.id,
    requiresApproval: false,
    isApproved: true,
  });
  expect(body).toMatchObject({ approvedBy: id, approvedAt: world.clock.now.toISOString() });
  expect(await points()).toBe(25);
  expect(await waiting()).toEqual([]);
});

test('points that need an approval wait, and count once when approved, whoever asks again', async () => {
  await begin();
  const { body } = await give({ requiresApproval: true });
  expect(body).toMatchObject({
    requiresApproval: true,
    isApproved: false,
    approvedBy: null,
    approvedAt: null,
  });
  expect(await points()).toBe(0);
  expect(await waiting()).toEqual([body]);
  const answers = await Promise.all(Array.from({ length: 6 }, () => approve(body.id, { approvedBy: 'me' })));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect(await points()).toBe(25);
  expect(await waiting()).toEqual([]);
  world.clock.advance(1000);
  expect((await approve(body.id)).body).toEqual(answers[0]?.body);
});

test('the hero sees their movements newest first, 50 unless they ask for up to 200', async () => {
  await begin();
  for (let i = 1; i <= 52; i++) {
    world.clock.advance(1000);
    await give({ amount: i });
  }
  const amounts = (await list()).map(({ amount }: { amount: number }) => amount);
  expect(amounts).toEqual(Array.from({ length: 50 }, (_, i) => 52 - i));
  expect(await list('?limit=200')).toHaveLength(52);
  expect(await list('?limit=1', family.parent)).toMatchObject([{ amount: 52 }]);
});
