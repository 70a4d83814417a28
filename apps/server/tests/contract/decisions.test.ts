import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { complete, DAY_MS, type Family, openWorld, type World } from './contract-world';

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

describe('approving', () => {
  test('pays XP, and a fifth of it in points, rounded down; the level follows', async () => {
    await begin();
    const answer = await decide('approve', { message: 'Great work!' });
    expect(answer.body).toMatchObject({
      id: done,
      status: 'approved',
      feedback: 'Great work!',
      autoApproved: false,
    });
    expect(answer.body.decidedAt).toBe(world.clock.now.toISOString());
    expect(await heroNow()).toMatchObject({
      xp: 59,
      totalXp: 59,
      rewardPoints: 11,
      level: 1,
      xpIntoLevel: 59,
    });
    await world
      .addMission(family, family.hero, { xpReward: 41 })
      .then((id) => family.parent.send(`POST /api/habits/${id}/complete`));
    expect(await heroNow()).toMatchObject({ totalXp: 100, level: 2, xpIntoLevel: 0, xpForNextLevel: 110 });
  });

  test('again is 200, pays nothing again and leaves the first message', async () => {
    await begin();
    const first = (await decide('approve', { message: 'Great!' })).body;
    world.clock.advance(1000);
    const again = await decide('approve', { message: 'Other words' });
    expect([again.status, again.body]).toEqual([200, first]);
    expect((await heroNow()).xp).toBe(59);
  });

  test('who approved is the session’s business: what is sent is ignored', async () => {
    await begin();
    await decide('approve', { approvedBy: randomUUID(), xpEarned: 1000, status: 'rejected' });
    const { id } = (await family.parent.send('GET /api/auth/user')).body;
    const [row] = await world.sql`select decided_by, xp_earned from completions where id = ${done}`;
    expect(row).toMatchObject({ decided_by: id, xp_earned: 59 });
  });

  test('a rejected one is 409, a withdrawn one too', async () => {
    await begin();
    await decide('reject', { message: 'Once more' });
    expect(outcome(await decide('approve'))).toEqual([409, 'ALREADY_REJECTED']);
    await begin();
    await withdraw();
    expect(outcome(await decide('approve'))).toEqual([409, 'NOT_PENDING']);
  });
});

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

  test('again is 200 and the first message stays', async () => {
    await begin();
    const first = (await decide('reject', { message: 'First' })).body;
    expect((await decide('reject', { message: 'Second' })).body).toEqual(first);
  });

  test('an approved one is 409, a withdrawn one too', async () => {
    await begin();
    await decide('approve');
    expect(outcome(await decide('reject', { message: 'No' }))).toEqual([409, 'ALREADY_APPROVED']);
    expect((await heroNow()).xp).toBe(59);
    await begin();
    await withdraw();
    expect(outcome(await decide('reject', { message: 'No' }))).toEqual([409, 'NOT_PENDING']);
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

  test.each([
    ['approved', () => decide('approve')],
    ['rejected', () => decide('reject', { message: 'No' })],
    ['withdrawn', () => withdraw()],
  ])('one that is %s already is 409', async (_name, before) => {
    await begin();
    await before();
    expect(outcome(await withdraw())).toEqual([409, 'NOT_PENDING']);
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

  test('later than 24 hours is 409', async () => {
    await begin();
    await decide('approve');
    world.clock.advance(DAY_MS + 1);
    expect(outcome(await decide('undo'))).toEqual([409, 'UNDO_EXPIRED']);
    expect((await heroNow()).xp).toBe(59);
  });

  test('of what is not approved is 409', async () => {
    await begin();
    expect(outcome(await decide('undo'))).toEqual([409, 'NOT_APPROVED']);
    await decide('reject', { message: 'No' });
    expect(outcome(await decide('undo'))).toEqual([409, 'NOT_APPROVED']);
  });

  test('twice is 409, and takes back once', async () => {
    await begin();
    await decide('approve');
    const answers = await Promise.all([decide('undo'), decide('undo'), decide('undo')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await heroNow()).xp).toBe(0);
  });

  test('and approving again pays again, and can be undone again', async () => {
    await begin();
    for (let round = 0; round < 3; round++) {
      await decide('approve');
      expect(await heroNow()).toMatchObject({ xp: 59, rewardPoints: 11 });
      expect((await decide('undo')).status).toBe(200);
    }
    expect(await heroNow()).toMatchObject({ xp: 0, totalXp: 0, rewardPoints: 0 });
  });

  test('works for what a parent marked done', async () => {
    await begin();
    await family.parent.send(`POST /api/habits/${mission}/complete`);
    expect((await decide('undo')).body.status).toBe('pending');
  });

  test('is 409 when the XP was spent, and nothing changes', async () => {
    await begin();
    await decide('approve');
    await spendXp(9);
    const before = await heroNow();
    expect(outcome(await decide('undo'))).toEqual([409, 'ALREADY_SPENT']);
    expect(await heroNow()).toEqual(before);
  });

  test('is 409 when the points were spent, and nothing changes', async () => {
    await begin();
    await decide('approve');
    await spendPoints(1);
    const before = await heroNow();
    expect(outcome(await decide('undo'))).toEqual([409, 'ALREADY_SPENT']);
    expect(await heroNow()).toEqual(before);
  });

  test('is possible while the wallet still covers it', async () => {
    await begin();
    await decide('approve');
    const more = await world.addMission(family);
    await family.parent.send(`POST /api/habits/${more}/complete`);
    await spendXp(50);
    expect((await decide('undo')).status).toBe(200);
    expect(await heroNow()).toMatchObject({ xp: 0, totalXp: 50 });
  });
});

/** A claim that holds XP, as the rewards' own calls will make it. */
async function spendXp(cost: number) {
  const { id: childId } = family.hero;
  const [reward] = await world.sql`insert into rewards (family_id, child_id, name, value, cost)
    values (${family.id}, ${childId}, 'Ice cream', 'Ice cream', ${cost}) returning id`;
  const [claim] = await world.sql`insert into reward_claims (family_id, child_id, reward_id, cost)
    values (${family.id}, ${childId}, ${reward?.id}, ${cost}) returning id`;
  await world.sql`insert into xp_entries (family_id, child_id, amount, kind, claim_id, hold_no, created_at)
    values (${family.id}, ${childId}, ${-cost}, 'claim_hold', ${claim?.id}, 1, now())`;
  await world.sql`update children set xp = xp - ${cost} where id = ${childId}`;
}

async function spendPoints(cost: number) {
  const { id: childId } = family.hero;
  await world.sql`insert into reward_transactions
    (family_id, child_id, amount, type, source, description, requires_approval, is_approved)
    values (${family.id}, ${childId}, ${-cost}, 'purchase', 'shop', 'Gear', false, true)`;
  await world.sql`update children set reward_points = reward_points - ${cost} where id = ${childId}`;
}
