import { beforeEach, describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { openBrowser } from '../../tests/testing/test-family';

const suite = new FamilySuite({ xpReward: 100 });

/** A hero who has earned 100 XP. */
beforeEach(async () => {
  await suite.family.parent.call().missions.complete({ id: suite.family.habit.id });
});

const parent = () => suite.family.parent.call().rewards;
const hero = () => suite.family.child.call().rewards;
const set = async (fields: object = {}) =>
  (await parent().create({ id: suite.family.hero.id, name: 'Ice cream', cost: 60, ...fields })).id;
const claimed = async (fields: object = {}) => hero().claim({ id: await set(fields) });
const xp = async () => (await suite.family.child.call().account.childMe()).xp;
const later = () => {
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + 60_000);
  return suite.ports.clock.now.toISOString();
};
const refused = (act: Promise<unknown>, code: string) =>
  expect(act).rejects.toMatchObject({ cause: { code } });

async function signInSibling() {
  const sibling = await suite.family.parent.call().children.create({ name: 'Mia', avatarType: 'robot' });
  const { username, pin } = await suite.family.parent.call().children.generateLogin({ id: sibling.id });
  const browser = openBrowser(suite.ports);
  const { familyCode } = suite.family.login;
  await browser.call().account.childLogin({ familyCode, username: username ?? '', pin: pin ?? '' });
  return { id: sibling.id, rewards: () => browser.call().rewards };
}

describe('claiming', () => {
  test('one reward waits once; decided, it can be claimed again', async () => {
    const id = await set({ cost: 30 });
    const first = await hero().claim({ id });
    await refused(hero().claim({ id }), 'CLAIM_PENDING');
    await parent().approveClaim({ id: first.id });
    later();
    const second = await hero().claim({ id });
    expect(second.id).not.toBe(first.id);
    const claims = await hero().listClaims({ id: suite.family.hero.id });
    expect(claims.map((each) => each.id)).toEqual([second.id, first.id]);
    expect(await xp()).toBe(40);
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
    const { hero: child } = suite.family;
    await suite.database
      .sql`update parental_controls set enable_rewards = false where child_id = ${child.id}`;
    await expect(hero().claim({ id })).rejects.toMatchObject({
      cause: { code: 'FEATURE_DISABLED', status: 403, flags: { featureDisabled: true } },
    });
    expect(await xp()).toBe(100);
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
    expect((await hero().listClaims({ id: suite.family.hero.id }))[0]).toMatchObject({
      id,
      message: 'On Sunday',
    });
    expect((await suite.family.parent.call().family.audit({}))[0]?.summary).toContain(': On Sunday');
    await refused(parent().approveClaim({ id }), 'ALREADY_REJECTED');
    expect(await xp()).toBe(100);
    const [row] = await suite.database.sql`select message, decided_by from reward_claims where id = ${id}`;
    expect(row).toEqual({ message: 'On Sunday', decided_by: suite.family.user.id });
  });

  test('what was used late in the evening belongs to the family’s day', async () => {
    const { id } = await claimed();
    await parent().approveClaim({ id });
    suite.ports.clock.now = new Date('2026-03-11T23:30:00Z');
    await suite.family.parent.call().account.updateProfile({ timeZone: 'Europe/Berlin' });
    expect(await parent().giveClaim({ id })).toMatchObject({
      usedAt: '2026-03-11T23:30:00.000Z',
      usedOn: '2026-03-12',
    });
    const [listed] = await hero().listClaims({ id: suite.family.hero.id });
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
    const { id: habit } = await suite.family.parent
      .call()
      .habits.assign({ id: sibling.id, masterHabitId: suite.family.master.id });
    await suite.family.parent.call().missions.complete({ id: habit });
    const { id } = await parent().create({ id: sibling.id, name: 'Zoo', cost: 50 });
    const second = await sibling.rewards().claim({ id });
    later();
    const third = await claimed({ cost: 10 });
    expect(await parent().listPendingClaims()).toEqual([first, second, third]);
  });

  test('each step is news for the hero; repeating one is none', async () => {
    const before = (await suite.family.child.call().sync.childFamilyData({})).lastSyncTime;
    const { id: entityId } = await claimed();
    for (let i = 0; i < 2; i += 1) await parent().approveClaim({ id: entityId });
    for (let i = 0; i < 2; i += 1) await hero().markUsed({ id: entityId });
    const { syncEvents } = await suite.family.child.call().sync.childFamilyData({ lastSyncTime: before });
    const news = syncEvents.filter(({ entity }) => entity === 'reward_claim');
    expect(news).toMatchObject(
      ['created', 'updated', 'updated'].map((type) => ({ type, entityId, childId: suite.family.hero.id })),
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
  const before = (await suite.family.child.call().sync.childFamilyData({})).lastSyncTime;
  await parent().remove({ id });
  expect(await xp()).toBe(70);
  const claims = await hero().listClaims({ id: suite.family.hero.id });
  const statusOf = (claimId: string) => claims.find((each) => each.id === claimId)?.status;
  expect([statusOf(kept.id), statusOf(waiting.id)]).toEqual(['approved', 'rejected']);
  expect(await hero().markUsed({ id: kept.id })).toMatchObject({ reward: { name: 'Ice cream' } });
  const { syncEvents } = await suite.family.child.call().sync.childFamilyData({ lastSyncTime: before });
  expect(syncEvents.map(({ type, entity }) => `${type} ${entity}`)).toEqual([
    'updated reward_claim',
    'deleted reward',
    'updated reward_claim',
  ]);
});
