import type { Transaction } from '@herohood/db/client';
import { holdClaimXp } from '@herohood/db/points/xp-queries';
import { insertClaim, lockReward, updateReward } from '@herohood/db/rewards/queries';
import { beforeEach, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { type HeroKey, heroKeyOf, overtake } from '../../tests/testing/overtake';
import { codeOf } from '../../tests/testing/refused';

const suite = new FamilySuite({ xpReward: 100 });

let hero: HeroKey;

/** A hero who has earned 100 XP. */
beforeEach(async () => {
  await suite.family.parent.call().missions.complete({ id: suite.family.habit.id });
  hero = await heroKeyOf(suite.database, suite.family.hero.id);
});

const set = async (cost: number) =>
  (await suite.family.parent.call().rewards.create({ id: hero.childId, name: 'Ice cream', cost })).id;
const claim = (id: string) => suite.family.child.call().rewards.claim({ id });
const xp = async () => (await suite.family.child.call().account.childMe()).xp;

test('a claim is held, noted and told', async () => {
  const id = await set(30);
  suite.ports.announced.length = 0;
  const claimed = await claim(id);
  expect(claimed).toEqual({
    ...{
      id: expect.any(String),
      rewardId: id,
      childId: hero.childId,
      status: 'pending',
      cost: 30,
      fromGoal: 0,
    },
    ...{ createdAt: suite.ports.clock.now.toISOString(), decidedAt: null, usedAt: null, usedOn: null },
    message: null,
    reward: { name: 'Ice cream', icon: 'gift', type: 'treat' },
  });
  expect(await suite.family.child.call().rewards.listClaims({ id: hero.childId })).toEqual([claimed]);
  expect(await xp()).toBe(70);
  const [held] = await suite.database.sql`select kind, amount from xp_entries where claim_id = ${claimed.id}`;
  expect(held).toEqual({ kind: 'claim_hold', amount: -30 });
  const [noted] = await suite.database.sql`select actor_kind, actor_id, act, child_id, args from audit_entries
    where family_id = ${hero.familyId} order by id desc limit 1`;
  expect(noted).toEqual({
    ...{ actor_kind: 'child', actor_id: hero.childId, act: 'claim.made', child_id: hero.childId },
    args: { reward: 'Ice cream', cost: 30 },
  });
  const [told] = await suite.database.sql`select type, entity, entity_id, child_id, audience from sync_events
    where family_id = ${hero.familyId} order by id desc limit 1`;
  expect(told).toEqual({
    ...{ type: 'created', entity: 'reward_claim', entity_id: claimed.id },
    ...{ child_id: hero.childId, audience: 'child' },
  });
  expect(suite.ports.announced).toEqual([{ ...hero, isHiddenFromHelpers: true }]);
});

test('a reward that is deleted while its claim waits for the hero is not claimed', async () => {
  const id = await set(30);
  const code = overtake({
    ...{ database: suite.database, hero },
    act: () => codeOf(claim(id)),
    // As a parent's deletion does: under the hero's lock, without a change of their row.
    write: (tx) => updateReward(tx, { familyId: hero.familyId, id }, { deletedAt: suite.ports.clock.now }),
  });
  expect(await code).toBe('NOT_FOUND');
  expect(await xp()).toBe(100);
});

test('a reward that is changed while its claim waits for it is claimed at its new price, or not at all', async () => {
  const repriced = (id: string, cost: number) =>
    overtake({
      ...{ database: suite.database, hero, act: () => claim(id) },
      hold: (tx) => lockReward(tx, hero.familyId, id),
      write: (tx) => updateReward(tx, { familyId: hero.familyId, id }, { cost }),
    });
  expect(await repriced(await set(30), 60)).toMatchObject({ cost: 60 });
  expect(await codeOf(repriced(await set(30), 41))).toBe('NOT_ENOUGH_XP');
  expect(await xp()).toBe(40);
});

test('XP that another claim takes while this one waits is not taken again', async () => {
  const [first, second] = [await set(60), await set(50)];
  const other = async (tx: Transaction) => {
    const claimed = await insertClaim(tx, {
      ...hero,
      rewardId: first,
      cost: 60,
      createdAt: suite.ports.clock.now,
    });
    if (claimed) await holdClaimXp(tx, claimed, suite.ports.clock.now);
  };
  const code = overtake({ database: suite.database, hero, act: () => codeOf(claim(second)), write: other });
  expect(await code).toBe('NOT_ENOUGH_XP');
  expect(await xp()).toBe(40);
});
