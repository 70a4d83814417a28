import { DAY_MS } from '@herohood/domain/time/durations';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { complete, type Family, openWorld, type World } from './contract-world';

let world: World;
let family: Family;
let mission: string;
let done: string;

beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.checkLedgers());
afterAll(() => world.close());

/** A family whose hero has done a mission of 55 XP (11 points). */
const begin = async () => {
  world.clock.set('2026-03-10T15:00:00.000Z');
  family = await world.family();
  mission = await world.addMission(family, family.hero, { xpReward: 59 });
  done = await complete(family.hero, mission);
};
const decide = (act: string, body?: object, by = family.parent) =>
  by.send(`POST /api/habit-completions/${done}/${act}`, body);
const heroNow = async () => (await family.hero.browser.send('GET /api/auth/child')).body;
const withdraw = () => decide('withdraw', undefined, family.hero.browser);
const outcome = ({ status, body }: { status: number; body: { code?: string; status?: string } }) => [
  status,
  body.code ?? body.status,
];

describe('rejecting', () => {
  test('keeps the message, pays nothing and frees the mission', async () => {
    await begin();
    const { body } = await decide('reject', {
      message: ' Please tidy the desk too. ',
      rejectedBy: 'someone',
    });
    expect(body).toMatchObject({
      status: 'rejected',
      feedback: 'Please tidy the desk too.',
      autoApprovesAt: null,
    });
    expect((await heroNow()).xp).toBe(0);
    expect((await family.parent.send('GET /api/pending-habits/all')).body).toEqual([]);
  });
});

describe('withdrawing', () => {
  test('a pending one makes the mission available again', async () => {
    await begin();
    const { body } = await withdraw();
    expect(body).toMatchObject({ id: done, status: 'withdrawn', feedback: null });
    const again = await family.hero.browser.send(`POST /api/habits/${mission}/complete`);
    expect(again.status).toBe(201);
    expect(again.body.id).not.toBe(done);
  });
});

describe('undoing an approval', () => {
  test('within 24 hours: pending again, payments reversed by counter-entries', async () => {
    await begin();
    await decide('approve', { message: 'Great!' });
    world.clock.advance(DAY_MS);
    const { body } = await decide('undo');
    expect(body).toMatchObject({ id: done, status: 'pending', feedback: null, decidedAt: null });
    expect(await heroNow()).toMatchObject({ xp: 0, totalXp: 0, rewardPoints: 0, level: 1 });
    const entries = await world.sql`select amount from xp_entries where completion_id = ${done} order by id`;
    expect(entries.map(({ amount }) => amount)).toEqual([59, -59]);
    expect((await family.parent.send('GET /api/pending-habits/all')).body).toHaveLength(1);
  });

  test('is 409 when the points were spent, and nothing changes', async () => {
    await begin();
    await decide('approve');
    await spendPoints(1);
    const before = await heroNow();
    expect(outcome(await decide('undo'))).toEqual([409, 'ALREADY_SPENT']);
    expect(await heroNow()).toEqual(before);
  });
});

async function spendPoints(cost: number) {
  const { id: childId } = family.hero;
  await world.sql`insert into reward_transactions
    (family_id, child_id, amount, type, source, description, requires_approval, is_approved)
    values (${family.id}, ${childId}, ${-cost}, 'purchase', 'shop', 'Gear', false, true)`;
  await world.sql`update children set reward_points = reward_points - ${cost} where id = ${childId}`;
}
