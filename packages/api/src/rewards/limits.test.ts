import type { RewardLimits } from '@herohood/domain/rewards/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';

const suite = new FamilySuite({ xpReward: 1000 });

/** A hero with 1,000 XP (level 8), on Tuesday, 10 March 2026, at 15:00 UTC. */
beforeEach(async () => {
  await suite.family.parent.call().missions.complete({ id: suite.family.habit.id });
});

const parent = () => suite.family.parent.call().rewards;
const hero = () => suite.family.child.call().rewards;
const set = async (limits: RewardLimits, fields: object = {}) =>
  (await parent().create({ id: suite.family.hero.id, name: 'Ice cream', cost: 10, limits, ...fields })).id;
const claim = async (id: string) => (await hero().claim({ id })).id;
const given = async (id: string) => {
  const claimId = await claim(id);
  await parent().approveClaim({ id: claimId });
  return claimId;
};
const listed = async (id: string) =>
  (await hero().listForChild({ id: suite.family.hero.id })).find((each) => each.id === id);
const at = (iso: string) => {
  suite.ports.clock.now = new Date(iso);
};
const refused = (act: Promise<unknown>, code: string, availableAt?: string) =>
  expect(act).rejects.toMatchObject({ cause: { code, flags: availableAt ? { availableAt } : {} } });

describe('the limits of a reward', () => {
  test('are told with the reward, and changed whole', async () => {
    const limits: RewardLimits = { perWeek: 2, stock: 3, weekdays: ['tue'], from: '14:00', until: '16:00' };
    const id = await set(limits);
    expect(await listed(id)).toMatchObject({
      ...{ limits, stockLeft: 3, available: { now: true, code: null, availableAt: null } },
    });
    expect(await parent().update({ id, name: 'Sorbet' })).toMatchObject({ limits });
    expect(await parent().update({ id, limits: { minLevel: 9 } })).toMatchObject({
      ...{ limits: { minLevel: 9 }, stockLeft: null },
      available: { now: false, code: 'LEVEL_TOO_LOW', availableAt: null },
    });
    await refused(claim(id), 'LEVEL_TOO_LOW');
    expect(await parent().update({ id, limits: {} })).toMatchObject({ limits: {}, available: { now: true } });
    await claim(id);
  });

  test('refuse what is over them, and say from when on it can be claimed', async () => {
    const daily = await set({ perDay: 1 });
    await given(daily);
    await refused(claim(daily), 'REWARD_LIMIT', '2026-03-11T00:00:00.000Z');
    expect(await listed(daily)).toMatchObject({
      available: { now: false, code: 'REWARD_LIMIT', availableAt: '2026-03-11T00:00:00.000Z' },
    });
    const resting = await set({ cooldownHours: 24 });
    await given(resting);
    await refused(claim(resting), 'REWARD_COOLDOWN', '2026-03-11T15:00:00.000Z');
    await refused(
      claim(await set({ from: '18:00', until: '19:00' })),
      'REWARD_CLOSED',
      '2026-03-10T18:00:00.000Z',
    );
    await refused(claim(await set({ stock: 0 })), 'OUT_OF_STOCK');
    at('2026-03-11T00:00:00Z');
    await claim(daily);
    await refused(claim(resting), 'REWARD_COOLDOWN', '2026-03-11T15:00:00.000Z');
  });

  test('count what waits, was approved or used, and not what was turned down', async () => {
    const id = await set({ stock: 3, perMonth: 3 });
    const first = await claim(id);
    expect((await listed(id))?.stockLeft).toBe(2);
    await parent().rejectClaim({ id: first });
    expect((await listed(id))?.stockLeft).toBe(3);
    for (let n = 0; n < 3; n += 1) await hero().markUsed({ id: await given(id) });
    expect(await listed(id)).toMatchObject({
      ...{ stockLeft: 0, available: { now: false, code: 'OUT_OF_STOCK', availableAt: null } },
    });
    await parent().update({ id, limits: { stock: 1 } });
    expect((await listed(id))?.stockLeft).toBe(0);
    await parent().update({ id, limits: { stock: 4, perMonth: 3 } });
    await refused(claim(id), 'REWARD_LIMIT', '2026-04-01T00:00:00.000Z');
  });

  test("weeks begin on the family's day, and days when the family's clock says so", async () => {
    await suite.database
      .sql`update families set time_zone = 'Australia/Lord_Howe', day_start_hour = 3, trial_ends_at = '2027-01-01'
      where id = (select family_id from children where id = ${suite.family.hero.id})`;
    await suite.family.parent.call().account.updateFamily({ weekStart: 'sun' });
    const id = await set({ perWeek: 1 });
    // Clocks there go back half an hour on Sunday, 5 April 2026, at 2:00. The day begins at 3:00, 16:30 UTC.
    at('2026-04-04T16:29:59Z');
    await given(id);
    await refused(claim(id), 'REWARD_LIMIT', '2026-04-04T16:30:00.000Z');
    at('2026-04-04T16:30:00Z');
    await given(id);
    await refused(claim(id), 'REWARD_LIMIT', '2026-04-11T16:30:00.000Z');
  });

  test('are taken to the hero, and not to their brothers and sisters', async () => {
    const sibling = await suite.family.parent.call().children.create({ name: 'Mia', avatarType: 'robot' });
    await claim(await set({ stock: 1 }));
    const theirs = await parent().create({
      id: sibling.id,
      name: 'Ice cream',
      cost: 10,
      limits: { stock: 1 },
    });
    expect(theirs.stockLeft).toBe(1);
  });
});

describe('undoing a no', () => {
  test('is refused when others have taken the place meanwhile', async () => {
    const last = await set({ stock: 1 });
    const first = await claim(last);
    await parent().rejectClaim({ id: first });
    const second = await given(last);
    await refused(parent().undoClaim({ id: first }), 'OUT_OF_STOCK');
    await parent().update({ id: last, limits: { perDay: 1 } });
    // Its day is the one on which it was made.
    at('2026-03-11T10:00:00Z');
    await refused(parent().undoClaim({ id: first }), 'REWARD_LIMIT');
    await parent().undoClaim({ id: second });
    await parent().rejectClaim({ id: second });
    expect(await parent().undoClaim({ id: first })).toMatchObject({ status: 'pending' });
  });

  test('asks neither for a pause nor for hours', async () => {
    const id = await set({ cooldownHours: 24, from: '14:00', until: '16:00' });
    const first = await claim(id);
    await parent().rejectClaim({ id: first });
    await given(id);
    at('2026-03-10T20:00:00Z');
    expect(await parent().undoClaim({ id: first })).toMatchObject({ status: 'pending' });
  });
});

test('of a stock of one, ten claims at once make one claim', async () => {
  const id = await set({ stock: 1 });
  const rounds = await Promise.allSettled(
    Array.from({ length: 10 }, async () => {
      const claimed = await hero().claim({ id });
      await parent().approveClaim({ id: claimed.id });
    }),
  );
  expect(rounds.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const round of rounds) {
    if (round.status === 'fulfilled') continue;
    expect(['CLAIM_PENDING', 'OUT_OF_STOCK']).toContain(round.reason.cause?.code);
  }
  expect((await suite.family.child.call().account.childMe()).xp).toBe(990);
  expect((await listed(id))?.stockLeft).toBe(0);
});
