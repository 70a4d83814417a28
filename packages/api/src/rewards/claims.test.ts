import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestFamily, openBrowser, type TestFamily } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';

let database: TestDatabase;
let ports: TestPorts;
let family: TestFamily;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
/** A hero who has earned 100 XP. */
beforeEach(async () => {
  ports = createTestPorts(database.db);
  family = await createTestFamily(ports, { xpReward: 100 });
  await family.parent.call().missions.complete({ id: family.habit.id });
});
afterEach(() => expectSoundLedgers(database.sql));

const parent = () => family.parent.call().rewards;
const hero = () => family.child.call().rewards;
const set = async (fields: object = {}) =>
  (await parent().create({ id: family.hero.id, name: 'Ice cream', cost: 60, ...fields })).id;
const claimed = async (fields: object = {}) => hero().claim({ id: await set(fields) });
const xp = async () => (await family.child.call().account.childMe()).xp;
const later = () => {
  ports.clock.now = new Date(ports.clock.now.getTime() + 60_000);
  return ports.clock.now.toISOString();
};
const refused = (act: Promise<unknown>, code: string) =>
  expect(act).rejects.toMatchObject({ cause: { code } });

async function signInSibling() {
  const sibling = await family.parent.call().children.create({ name: 'Mia', avatarType: 'robot' });
  const { username, pin } = await family.parent.call().children.generateLogin({ id: sibling.id });
  const browser = openBrowser(ports);
  const { familyCode } = family.login;
  await browser.call().account.childLogin({ familyCode, username: username ?? '', pin: pin ?? '' });
  return { id: sibling.id, rewards: () => browser.call().rewards };
}

describe('claiming', () => {
  test('takes the cost from the wallet at once and leaves lifetime XP alone', async () => {
    const rewardId = await set({ type: 'outing', icon: 'candy' });
    const claim = await hero().claim({ id: rewardId, childId: family.hero.id });
    expect(claim).toEqual({
      id: expect.any(String),
      rewardId,
      childId: family.hero.id,
      status: 'pending',
      cost: 60,
      fromGoal: 0,
      message: null,
      createdAt: ports.clock.now.toISOString(),
      decidedAt: null,
      usedAt: null,
      usedOn: null,
      reward: { name: 'Ice cream', icon: 'candy', type: 'outing' },
    });
    expect(await family.child.call().account.childMe()).toMatchObject({ xp: 40, totalXp: 100 });
    expect(await parent().listPendingClaims()).toEqual([claim]);
    expect(await hero().listClaims({ id: family.hero.id })).toEqual([claim]);
  });

  test('may spend the last XP, and not one more', async () => {
    await refused(claimed({ cost: 101 }), 'NOT_ENOUGH_XP');
    expect(await xp()).toBe(100);
    await claimed({ cost: 100 });
    expect(await xp()).toBe(0);
    await refused(claimed({ cost: 1 }), 'NOT_ENOUGH_XP');
  });

  test('one reward waits once; decided, it can be claimed again', async () => {
    const id = await set({ cost: 30 });
    const first = await hero().claim({ id });
    await refused(hero().claim({ id }), 'CLAIM_PENDING');
    await parent().approveClaim({ id: first.id });
    later();
    const second = await hero().claim({ id });
    expect(second.id).not.toBe(first.id);
    const claims = await hero().listClaims({ id: family.hero.id });
    expect(claims.map((each) => each.id)).toEqual([second.id, first.id]);
    expect(await xp()).toBe(40);
  });

  test('an inactive reward is refused', async () => {
    await refused(claimed({ isActive: false }), 'REWARD_INACTIVE');
  });

  test('a price that is not the reward’s is refused, the right one is not', async () => {
    const id = await set();
    await parent().update({ id, cost: 80 });
    await refused(hero().claim({ id, cost: 60 }), 'PRICE_CHANGED');
    expect((await hero().claim({ id, cost: 80 })).cost).toBe(80);
  });

  test('a claim keeps the price at which it was made', async () => {
    const { id, rewardId } = await claimed();
    await parent().update({ id: rewardId, cost: 10 });
    expect((await parent().rejectClaim({ id })).cost).toBe(60);
    expect(await xp()).toBe(100);
  });

  test('is refused with the flag while a parent has switched rewards off', async () => {
    const id = await set();
    const { hero: child } = family;
    await database.sql`update parental_controls set enable_rewards = false where child_id = ${child.id}`;
    await expect(hero().claim({ id })).rejects.toMatchObject({
      cause: { code: 'FEATURE_DISABLED', status: 403, flags: { featureDisabled: true } },
    });
    expect(await xp()).toBe(100);
  });

  test('a sibling’s reward, claim or id does not exist', async () => {
    const sibling = await signInSibling();
    const id = await set();
    await refused(sibling.rewards().claim({ id }), 'NOT_FOUND');
    await refused(hero().claim({ id, childId: sibling.id }), 'NOT_FOUND');
    const claim = await hero().claim({ id });
    await parent().approveClaim({ id: claim.id });
    await refused(sibling.rewards().markUsed({ id: claim.id }), 'NOT_FOUND');
    await refused(sibling.rewards().listClaims({ id: family.hero.id }), 'NOT_FOUND');
    await refused(sibling.rewards().listForChild({ id: family.hero.id }), 'NOT_FOUND');
    expect(await sibling.rewards().listClaims({ id: sibling.id })).toEqual([]);
  });
});

describe('deciding', () => {
  test('approving spends what was held; approving again changes nothing, rejecting is refused', async () => {
    const { id } = await claimed();
    const decidedAt = later();
    const approved = await parent().approveClaim({ id });
    expect(approved).toMatchObject({ status: 'approved', decidedAt, usedAt: null });
    later();
    expect(await parent().approveClaim({ id })).toEqual(approved);
    await refused(parent().rejectClaim({ id }), 'ALREADY_APPROVED');
    expect(await xp()).toBe(40);
    expect(await parent().listPendingClaims()).toEqual([]);
  });

  test('rejecting gives the XP back once; the first answer stays, approving is refused', async () => {
    const { id } = await claimed();
    const decidedAt = later();
    const rejected = await parent().rejectClaim({ id, message: 'On Sunday' });
    expect(rejected).toMatchObject({ status: 'rejected', decidedAt });
    later();
    expect(await parent().rejectClaim({ id, message: 'Never' })).toEqual(rejected);
    // The words reach the hero, and the parents find them in the list of acts.
    expect(rejected.message).toBe('On Sunday');
    expect((await hero().listClaims({ id: family.hero.id }))[0]).toMatchObject({ id, message: 'On Sunday' });
    expect((await family.parent.call().family.audit({}))[0]?.summary).toContain(': On Sunday');
    await refused(parent().approveClaim({ id }), 'ALREADY_REJECTED');
    expect(await xp()).toBe(100);
    const [row] = await database.sql`select message, decided_by from reward_claims where id = ${id}`;
    expect(row).toEqual({ message: 'On Sunday', decided_by: family.user.id });
  });

  test('what was used late in the evening belongs to the family’s day', async () => {
    const { id } = await claimed();
    await parent().approveClaim({ id });
    ports.clock.now = new Date('2026-03-11T23:30:00Z');
    await family.parent.call().account.updateProfile({ timeZone: 'Europe/Berlin' });
    expect(await parent().giveClaim({ id })).toMatchObject({
      usedAt: '2026-03-11T23:30:00.000Z',
      usedOn: '2026-03-12',
    });
    const [listed] = await hero().listClaims({ id: family.hero.id });
    expect(listed?.usedOn).toBe('2026-03-12');
  });

  test('the hero marks an approved claim used, once; nothing else can be used', async () => {
    const { id } = await claimed();
    await refused(hero().markUsed({ id }), 'NOT_APPROVED');
    await parent().approveClaim({ id });
    const usedAt = later();
    const used = await hero().markUsed({ id });
    expect(used).toMatchObject({ status: 'used', usedAt, usedOn: usedAt.slice(0, 10) });
    later();
    expect(await hero().markUsed({ id })).toEqual(used);
    expect(await parent().approveClaim({ id })).toEqual(used);
    await refused(parent().rejectClaim({ id }), 'ALREADY_APPROVED');

    const other = await claimed({ cost: 40 });
    await parent().rejectClaim({ id: other.id });
    await refused(hero().markUsed({ id: other.id }), 'NOT_APPROVED');
  });

  test('what waits is listed oldest first, of all heroes', async () => {
    const sibling = await signInSibling();
    const first = await claimed({ cost: 10 });
    later();
    const { id: habit } = await family.parent
      .call()
      .habits.assign({ id: sibling.id, masterHabitId: family.master.id });
    await family.parent.call().missions.complete({ id: habit });
    const { id } = await parent().create({ id: sibling.id, name: 'Zoo', cost: 50 });
    const second = await sibling.rewards().claim({ id });
    later();
    const third = await claimed({ cost: 10 });
    expect(await parent().listPendingClaims()).toEqual([first, second, third]);
  });

  test('an approval whose XP is held by a claim cannot be undone until the claim gives it back', async () => {
    const { id } = await claimed();
    const [mission] = await missionsToday();
    await refused(family.parent.call().missions.undo({ id: mission?.id ?? '' }), 'ALREADY_SPENT');
    await parent().rejectClaim({ id });
    await family.parent.call().missions.undo({ id: mission?.id ?? '' });
    expect(await xp()).toBe(0);
  });

  test('each step is news for the hero; repeating one is none', async () => {
    const before = (await family.child.call().sync.childFamilyData({})).lastSyncTime;
    const { id: entityId } = await claimed();
    for (let i = 0; i < 2; i += 1) await parent().approveClaim({ id: entityId });
    for (let i = 0; i < 2; i += 1) await hero().markUsed({ id: entityId });
    const { syncEvents } = await family.child.call().sync.childFamilyData({ lastSyncTime: before });
    const news = syncEvents.filter(({ entity }) => entity === 'reward_claim');
    expect(news).toMatchObject(
      ['created', 'updated', 'updated'].map((type) => ({ type, entityId, childId: family.hero.id })),
    );
    expect(news).toHaveLength(3);
  });
});

test('deleting a reward rejects and refunds what waits; approved claims stay usable and keep its name', async () => {
  const id = await set({ cost: 30 });
  const kept = await hero().claim({ id });
  await parent().approveClaim({ id: kept.id });
  const waiting = await hero().claim({ id });
  expect(await xp()).toBe(40);
  const before = (await family.child.call().sync.childFamilyData({})).lastSyncTime;
  await parent().remove({ id });
  expect(await xp()).toBe(70);
  const claims = await hero().listClaims({ id: family.hero.id });
  const statusOf = (claimId: string) => claims.find((each) => each.id === claimId)?.status;
  expect([statusOf(kept.id), statusOf(waiting.id)]).toEqual(['approved', 'rejected']);
  expect(await hero().markUsed({ id: kept.id })).toMatchObject({ reward: { name: 'Ice cream' } });
  const { syncEvents } = await family.child.call().sync.childFamilyData({ lastSyncTime: before });
  expect(syncEvents.map(({ type, entity }) => `${type} ${entity}`)).toEqual([
    'updated reward_claim',
    'deleted reward',
    'updated reward_claim',
  ]);
});

const missionsToday = () => family.child.call().missions.listToday({ id: family.hero.id });
