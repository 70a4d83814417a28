import { approveTransactions } from '@herohood/db/points/decide-queries';
import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { heroKeyOf, overtake } from '../../tests/testing/overtake';
import { createTestFamily, type TestFamily } from '../../tests/testing/test-family';
import { createTestPorts } from '../../tests/testing/test-ports';

let database: TestDatabase;
let family: TestFamily;

beforeAll(async () => {
  database = await createTestDatabase({ maxConnections: 20 });
});
afterAll(() => database.close());
/** A hero who has earned 100 XP and 20 points. */
beforeEach(async () => {
  family = await createTestFamily(createTestPorts(database.db), { xpReward: 100 });
  await parent().missions.complete({ id: family.habit.id });
});
afterEach(() => expectSoundLedgers(database.sql));

const parent = () => family.parent.call();
const hero = () => family.child.call();
const balances = async () => {
  const { xp, rewardPoints } = await hero().account.childMe();
  return { xp, rewardPoints };
};

/** Runs all at once; anything but a refusal by code fails. */
async function together(acts: (() => Promise<unknown>)[]): Promise<void> {
  const results = await Promise.allSettled(acts.map((act) => act()));
  for (const result of results) {
    if (result.status === 'rejected' && !/^[A-Z_]+$/.test(result.reason.cause?.code)) throw result.reason;
  }
}
const twice = (acts: (() => Promise<unknown>)[]) => [...acts, ...acts];

test('a claim that is decided, given and taken back at once holds its cost once or not at all', async () => {
  const reward = await parent().rewards.create({ id: family.hero.id, name: 'Kite', cost: 60 });
  const { id } = await hero().rewards.claim({ id: reward.id });
  for (let round = 0; round < 2; round += 1) {
    await together(
      twice([
        () => parent().rewards.approveClaim({ id }),
        () => parent().rewards.undoClaim({ id }),
        () => parent().rewards.rejectClaim({ id }),
        () => parent().rewards.giveClaim({ id }),
        () => parent().rewards.undoClaim({ id }),
        () => hero().rewards.claim({ id: reward.id }),
      ]),
    );
    const claims = await hero().rewards.listClaims({ id: family.hero.id });
    const held = claims.filter(({ status }) => status !== 'rejected').length;
    expect((await balances()).xp).toBe(100 - held * 60);
  }
});

test('points that are decided, taken back and spent at once never fall below zero', async () => {
  const bonus = { type: 'bonus_earned', source: 'parent_bonus', description: 'Kind', amount: 10 };
  const { id } = await parent().points.addTransaction({
    ...{ ...bonus, id: family.hero.id, requiresApproval: true },
  });
  await together(
    twice([
      () => parent().points.approveTransaction({ id }),
      () => parent().points.undoTransaction({ id }),
      () => parent().points.rejectTransaction({ id }),
      () => parent().inbox.approveAll({ kinds: ['points'] }),
      () => hero().shop.purchaseAvatar({ id: family.hero.id, avatarType: 'fox', cost: 25 }),
    ]),
  );
  const { rewardPoints } = await balances();
  expect(rewardPoints).toBeGreaterThanOrEqual(0);
  expect(rewardPoints).toBeLessThanOrEqual(30);
});

test('points that are let count while everything is being approved count once', async () => {
  const bonus = { type: 'bonus_earned', source: 'parent_bonus', description: 'Kind', amount: 10 };
  const given = await parent().points.addTransaction({
    ...{ ...bonus, id: family.hero.id, requiresApproval: true },
  });
  const key = await heroKeyOf(database, family.hero.id);
  const { id: approvedBy } = await parent().account.me();
  const approval = { approvedBy, approvedAt: new Date() };
  const answer = await overtake({
    ...{ database, hero: key },
    act: () => parent().inbox.approveAll({ kinds: ['points'] }),
    write: (tx) => approveTransactions(tx, { familyId: key.familyId, ids: [given.id] }, approval),
  });
  expect(answer).toEqual({
    approved: 0,
    skipped: [{ id: given.id, kind: 'points', code: 'NOT_PENDING' }],
  });
  expect((await balances()).rewardPoints).toBe(30);
});
