import { DAY_MS } from '@herohood/domain/time/durations';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Family, openWorld, START, type World } from './contract-world';

const BONUS = { type: 'bonus_earned', amount: 25, source: 'parent_bonus', description: 'Extra effort bonus' };

let world: World;
let family: Family;

beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.checkLedgers());
afterAll(() => world.close());

/** A family whose hero has earned 100 XP and 20 points. */
const begin = async () => {
  world.clock.set(START);
  family = await world.family();
  const mission = await world.addMission(family, family.hero, { xpReward: 100 });
  await family.parent.send(`POST /api/habits/${mission}/complete`);
};
const outcome = ({ status, body }: { status: number; body: { code?: string; status?: string } }) => [
  status,
  body.code ?? body.status,
];
const heroNow = async () => (await family.hero.browser.send('GET /api/auth/child')).body;

describe('a claim', () => {
  let rewardId: string;
  let claimId: string;

  const claim = async () => {
    const answer = await family.hero.browser.send(`POST /api/rewards/${rewardId}/claim`);
    return answer.body.id;
  };
  const beginClaim = async () => {
    await begin();
    const reward = { name: 'Pizza night', cost: 60 };
    rewardId = (await family.parent.send(`POST /api/children/${family.hero.id}/rewards`, reward)).body.id;
    claimId = await claim();
  };
  const decide = (act: string, body?: object) =>
    family.parent.send(`POST /api/reward-claims/${claimId}/${act}`, body);
  const give = () => family.parent.send(`PUT /api/reward-claims/${claimId}/given`);
  const owed = async () => (await family.parent.send('GET /api/reward-claims/owed')).body;

  test('that was approved is owed until a parent has given it', async () => {
    await beginClaim();
    expect(await owed()).toEqual([]);
    const approved = (await decide('approve')).body;
    expect(await owed()).toEqual([approved]);
    world.clock.advance(1000);
    const given = (await give()).body;
    const usedAt = world.clock.now.toISOString();
    expect(given).toEqual({ ...approved, status: 'used', usedAt, usedOn: usedAt.slice(0, 10) });
    expect(await owed()).toEqual([]);
    world.clock.advance(1000);
    expect((await give()).body).toEqual(given);
  });

  test('is owed in the order of the promises', async () => {
    await beginClaim();
    const other = { name: 'Stickers', cost: 10 };
    const id = (await family.parent.send(`POST /api/children/${family.hero.id}/rewards`, other)).body.id;
    const later = (await family.hero.browser.send(`POST /api/rewards/${id}/claim`)).body.id;
    await family.parent.send(`POST /api/reward-claims/${later}/approve`);
    world.clock.advance(1000);
    await decide('approve');
    expect((await owed()).map((each: { id: string }) => each.id)).toEqual([later, claimId]);
  });

  test('that is not approved cannot be given', async () => {
    await beginClaim();
    expect(outcome(await give())).toEqual([409, 'NOT_APPROVED']);
    await decide('reject');
    expect(outcome(await give())).toEqual([409, 'NOT_APPROVED']);
  });

  test('given by a parent can be owed again for 24 hours; the yes before it then too', async () => {
    await beginClaim();
    await decide('approve');
    world.clock.advance(DAY_MS / 2);
    await give();
    const { body } = await decide('undo');
    expect(body).toMatchObject({ status: 'approved', usedAt: null });
    expect(await owed()).toEqual([body]);
    expect((await decide('undo')).body).toMatchObject({ status: 'pending', decidedAt: null });
    expect((await heroNow()).xp).toBe(40);
  });

  test('is not reopened while another one on the reward waits, nor when the reward is gone', async () => {
    await beginClaim();
    await decide('reject');
    const second = await claim();
    expect(outcome(await decide('undo'))).toEqual([409, 'CLAIM_PENDING']);
    await family.parent.send(`POST /api/reward-claims/${second}/reject`);
    await family.parent.send(`DELETE /api/rewards/${rewardId}`);
    expect(outcome(await decide('undo'))).toEqual([404, 'NOT_FOUND']);
  });
});

describe('points', () => {
  let id: string;

  const give = async (fields: object = {}) => {
    const call = `POST /api/children/${family.hero.id}/reward-transactions`;
    id = (await family.parent.send(call, { ...BONUS, ...fields })).body.id;
  };
  const decide = (act: string, body?: object) =>
    family.parent.send(`POST /api/reward-transactions/${id}/${act}`, body);
  const waiting = async () =>
    (await family.parent.send(`GET /api/children/${family.hero.id}/pending-rewards`)).body;
  const movements = async () =>
    (await family.parent.send(`GET /api/children/${family.hero.id}/reward-transactions`)).body;

  test('that wait can be turned down with a message, and count no more', async () => {
    await begin();
    await give({ requiresApproval: true });
    const { body } = await decide('reject', { message: ' Not for this. ' });
    expect(body).toMatchObject({ status: 'rejected', message: 'Not for this.', isApproved: false });
    expect(await waiting()).toEqual([]);
    expect((await heroNow()).rewardPoints).toBe(20);
    expect((await decide('reject', { message: 'Other words' })).body).toEqual(body);
    expect(outcome(await decide('approve'))).toEqual([409, 'ALREADY_REJECTED']);
  });

  test('that were turned down wait again in the same row', async () => {
    await begin();
    await give({ requiresApproval: true });
    const [before] = await waiting();
    await decide('reject', { message: 'No' });
    expect((await decide('undo')).body).toEqual(before);
    expect(await waiting()).toEqual([before]);
    expect((await decide('approve')).body.status).toBe('approved');
  });

  test('of a bonus end by a counter-entry; the row stays', async () => {
    await begin();
    await give();
    const { body } = await decide('undo');
    expect(body).toMatchObject({ id, status: 'approved', amount: 25 });
    expect((await heroNow()).rewardPoints).toBe(20);
    expect(await waiting()).toEqual([]);
    const amounts = (await movements()).map(({ amount }: { amount: number }) => amount);
    expect(amounts.toSorted((a: number, b: number) => a - b)).toEqual([-25, 20, 25]);
    expect(outcome(await decide('undo'))).toEqual([409, 'NOT_DECIDED']);
  });

  test('that had waited wait again as a new row', async () => {
    await begin();
    await give({ requiresApproval: true });
    await decide('approve');
    await decide('undo');
    const [again] = await waiting();
    expect(again).toMatchObject({ ...BONUS, status: 'pending', requiresApproval: true });
    expect(again.id).not.toBe(id);
    expect((await heroNow()).rewardPoints).toBe(20);
    id = again.id;
    await decide('approve');
    expect((await heroNow()).rewardPoints).toBe(45);
  });
});

test('a reward beyond its limits is refused, and the body says from when on it can be claimed', async () => {
  await begin();
  const heroes = `/api/children/${family.hero.id}/rewards`;
  const limits = { cooldownHours: 2, from: '14:00', until: '16:00' };
  const { id } = (await family.parent.send(`POST ${heroes}`, { name: 'Zoo', cost: 5, limits })).body;
  const claim = (await family.hero.browser.send(`POST /api/rewards/${id}/claim`)).body.id;
  await family.parent.send(`POST /api/reward-claims/${claim}/approve`);
  const { status, body } = await family.hero.browser.send(`POST /api/rewards/${id}/claim`);
  const availableAt = '2026-03-11T14:00:00.000Z';
  expect([status, body.code, body.availableAt]).toEqual([409, 'REWARD_COOLDOWN', availableAt]);
  const [listed] = (await family.hero.browser.send(`GET ${heroes}`)).body;
  expect(listed.available).toEqual({ now: false, code: 'REWARD_COOLDOWN', availableAt });
});
