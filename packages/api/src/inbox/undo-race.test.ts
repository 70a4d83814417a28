import { approveTransactions } from '@herohood/db/points/decide-queries';
import { beforeEach, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { heroKeyOf, overtake } from '../../tests/testing/overtake';

const suite = new FamilySuite({ xpReward: 100 });

/** A hero who has earned 100 XP and 20 points. */
beforeEach(async () => {
  await parent().missions.complete({ id: suite.family.habit.id });
});

const parent = () => suite.family.parent.call();
const hero = () => suite.family.child.call();
const balances = async () => {
  const { xp, rewardPoints } = await hero().account.childMe();
  return { xp, rewardPoints };
};

test('points that are let count while everything is being approved count once', async () => {
  const bonus = { type: 'bonus_earned', source: 'parent_bonus', description: 'Kind', amount: 10 };
  const given = await parent().points.addTransaction({
    ...{ ...bonus, id: suite.family.hero.id, requiresApproval: true },
  });
  const key = await heroKeyOf(suite.database, suite.family.hero.id);
  const { id: approvedBy } = await parent().account.me();
  const approval = { approvedBy, approvedAt: new Date() };
  const answer = await overtake({
    ...{ database: suite.database, hero: key },
    act: () => parent().inbox.approveAll({ kinds: ['points'] }),
    write: (tx) => approveTransactions(tx, { familyId: key.familyId, ids: [given.id] }, approval),
  });
  expect(answer).toEqual({
    approved: 0,
    skipped: [{ id: given.id, kind: 'points', code: 'NOT_PENDING' }],
  });
  expect((await balances()).rewardPoints).toBe(30);
});
