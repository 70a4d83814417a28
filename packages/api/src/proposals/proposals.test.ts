import { DAY_MS } from '@herohood/domain/time/durations';
import { describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { codeOf } from '../../tests/testing/refused';

const suite = new FamilySuite({ trial: 'ends' });

const later = (ms: number) => {
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + ms);
};
const parent = () => suite.family.parent.call().proposals;
const hero = () => suite.family.child.call().proposals;
const propose = (kind: 'did' | 'wish' | 'mission' = 'did', fields: object = {}) =>
  hero().create({ id: suite.family.hero.id, kind, title: 'Washed the car', ...fields });
const wallet = async () => {
  const { xp, totalXp, rewardPoints, level } = await suite.family.child.call().account.childMe();
  return { xp, totalXp, rewardPoints, level };
};
const mine = () => hero().listForChild({ id: suite.family.hero.id });
const rewards = () => suite.family.child.call().rewards.listForChild({ id: suite.family.hero.id });
const NOTHING = { xp: 0, totalXp: 0, rewardPoints: 0, level: 1 };

test('what a hero proposes waits, is told and noted', async () => {
  suite.ports.announced.length = 0;
  const made = await propose('did', { note: ' With a sponge ', xp: 30 });
  expect(made).toEqual({
    ...{ id: expect.any(String), childId: suite.family.hero.id, kind: 'did', title: 'Washed the car' },
    ...{
      note: 'With a sponge',
      plan: null,
      xp: 30,
      photoUrl: null,
      voiceUrl: null,
      status: 'waiting',
      message: null,
    },
    ...{ paidXp: null, rewardId: null, createdAt: suite.ports.clock.now.toISOString(), decidedAt: null },
  });
  expect(await parent().listWaiting()).toEqual([made]);
  expect(await mine()).toEqual([made]);
  expect(suite.ports.announced).toEqual([
    { familyId: expect.any(String), isHiddenFromHelpers: true, childId: suite.family.hero.id },
  ]);
  const [noted] = await suite.database.sql`select act, actor_kind, child_id, args from audit_entries
    order by id desc limit 1`;
  expect(noted).toEqual({
    ...{ act: 'proposal.made', actor_kind: 'child', child_id: suite.family.hero.id },
    args: { kind: 'did', title: 'Washed the car' },
  });
  const [told] = await suite.database.sql`select type, entity, entity_id, audience from sync_events
    order by id desc limit 1`;
  expect(told).toEqual({ type: 'created', entity: 'proposal', entity_id: made.id, audience: 'child' });
});

test('what waits is listed oldest first, what a hero has newest first', async () => {
  const ids = [];
  for (let n = 0; n < 3; n += 1) {
    ids.push((await propose()).id);
    later(1000);
  }
  await parent().decline({ id: ids[1] ?? '' });
  expect((await parent().listWaiting()).map(({ id }) => id)).toEqual([ids[0], ids[2]]);
  expect((await mine()).map(({ id }) => id)).toEqual([ids[2], ids[1], ids[0]]);
});

describe('what was done', () => {
  test('is paid as the parent says, with a fifth as points, and counts for no streak, day or mission', async () => {
    const { id } = await propose('did', { xp: 200 });
    const accepted = await parent().accept({ id, xp: 34 });
    const decidedAt = suite.ports.clock.now.toISOString();
    expect(accepted).toMatchObject({ status: 'accepted', xp: 200, paidXp: 34, rewardId: null, decidedAt });
    expect(await wallet()).toEqual({ xp: 34, totalXp: 34, rewardPoints: 6, level: 1 });
    const entries = await suite.database
      .sql`select amount, kind, approval_no from xp_entries where proposal_id = ${id}`;
    expect([...entries]).toEqual([{ amount: 34, kind: 'proposal', approval_no: 1 }]);
    const badges = await suite.family.child.call().progress.badges({ id: suite.family.hero.id });
    expect(badges).toMatchObject({ currentStreak: 0, bestStreak: 0 });
    const [counts] = await suite.database.sql`select c.approved_count, (select count(*)::int from child_days
      where child_id = c.id) as days from children c where c.id = ${suite.family.hero.id}`;
    expect(counts).toEqual({ approved_count: 0, days: 0 });
  });

  test('below five XP brings no points, and no empty entry', async () => {
    const { id } = await propose();
    await parent().accept({ id, xp: 4 });
    expect(await wallet()).toMatchObject({ xp: 4, rewardPoints: 0 });
    await parent().undo({ id });
    expect(await wallet()).toEqual(NOTHING);
  });

  test('needs the XP, whatever else is said', async () => {
    const { id } = await propose('did', { xp: 20 });
    expect(await codeOf(parent().accept({ id }))).toBe('BAD_REQUEST');
    expect(await codeOf(parent().accept({ id, cost: 20 }))).toBe('BAD_REQUEST');
    expect((await mine())[0]?.status).toBe('waiting');
  });

  test('undone and accepted again is paid once each time', async () => {
    const before = await propose();
    const { id } = before;
    for (const xp of [40, 75, 5]) {
      await parent().accept({ id, xp });
      expect(await wallet()).toMatchObject({ xp, totalXp: xp, rewardPoints: xp / 5 });
      expect(await parent().undo({ id })).toEqual(before);
      expect(await wallet()).toEqual(NOTHING);
    }
    const numbers = await suite.database
      .sql`select approval_no from xp_entries where proposal_id = ${id} order by id`;
    expect(numbers.map((row) => row.approval_no)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  test('that the hero has spent, XP or points, stays', async () => {
    const { id } = await propose();
    await parent().accept({ id, xp: 125 });
    const rewardId = (
      await suite.family.parent.call().rewards.create({ id: suite.family.hero.id, name: 'Ice', cost: 1 })
    ).id;
    const claim = await suite.family.child.call().rewards.claim({ id: rewardId });
    expect(await codeOf(parent().undo({ id }))).toBe('ALREADY_SPENT');
    await suite.family.parent.call().rewards.rejectClaim({ id: claim.id });
    await suite.family.child
      .call()
      .shop.purchaseAvatar({ id: suite.family.hero.id, avatarType: 'fox', cost: 25 });
    expect(await codeOf(parent().undo({ id }))).toBe('ALREADY_SPENT');
    expect(await wallet()).toMatchObject({ xp: 125, totalXp: 125, rewardPoints: 0 });
  });

  test('is no decision about points of its own', async () => {
    const { id } = await propose();
    await parent().accept({ id, xp: 50 });
    const [paid] = await suite.family.child.call().points.listTransactions({ id: suite.family.hero.id });
    expect(paid).toMatchObject({ type: 'proposal', amount: 10, description: 'Washed the car' });
    expect(await codeOf(suite.family.parent.call().points.undoTransaction({ id: paid?.id ?? '' }))).toBe(
      'NOT_DECIDED',
    );
    const decisions = await suite.family.parent.call().inbox.listDecisions({});
    expect(decisions.map(({ kind }) => kind)).toEqual(['proposal']);
  });
});

describe('a wish', () => {
  const LIMITS = { perWeek: 1 };

  test('becomes a reward of its hero alone, with its words, price and limits', async () => {
    const { id } = await propose('wish', { title: 'A kite', note: 'A red one', xp: 20 });
    const accepted = await parent().accept({ id, cost: 300, limits: LIMITS });
    const [reward] = await rewards();
    expect(reward).toMatchObject({
      ...{ id: accepted.rewardId, name: 'A kite', description: 'A red one', value: 'A kite', cost: 300 },
      ...{ isActive: true, limits: LIMITS },
    });
    expect(accepted).toMatchObject({ status: 'accepted', paidXp: null });
    expect(await wallet()).toEqual(NOTHING);
    expect(await parent().accept({ id, cost: 1 })).toEqual(accepted);
    expect(await rewards()).toHaveLength(1);
  });

  test('needs a price', async () => {
    const { id } = await propose('wish');
    expect(await codeOf(parent().accept({ id, xp: 20 }))).toBe('BAD_REQUEST');
    expect(await rewards()).toEqual([]);
  });

  test('that is undone takes its reward away, and can be granted again', async () => {
    const before = await propose('wish');
    await parent().accept({ id: before.id, cost: 30 });
    expect(await parent().undo({ id: before.id })).toEqual(before);
    expect(await rewards()).toEqual([]);
    const again = await parent().accept({ id: before.id, cost: 40 });
    expect((await rewards()).map(({ id, cost }) => [id, cost])).toEqual([[again.rewardId, 40]]);
  });

  test('stays granted while the hero has claimed it', async () => {
    await suite.family.parent.call().missions.complete({ id: suite.family.habit.id });
    const { id } = await propose('wish');
    const { rewardId } = await parent().accept({ id, cost: 30 });
    const claim = await suite.family.child.call().rewards.claim({ id: rewardId ?? '' });
    expect(await codeOf(parent().undo({ id }))).toBe('CLAIM_PENDING');
    await suite.family.parent.call().rewards.approveClaim({ id: claim.id });
    expect(await codeOf(parent().undo({ id }))).toBe('CLAIM_PENDING');
    await suite.family.parent.call().rewards.undoClaim({ id: claim.id });
    await suite.family.parent.call().rewards.rejectClaim({ id: claim.id });
    expect((await parent().undo({ id })).status).toBe('waiting');
    expect(await rewards()).toEqual([]);
  });

  test('whose reward is gone waits again all the same', async () => {
    const { id } = await propose('wish');
    const { rewardId } = await parent().accept({ id, cost: 30 });
    await suite.family.parent.call().rewards.remove({ id: rewardId ?? '' });
    expect(await parent().undo({ id })).toMatchObject({ status: 'waiting', rewardId: null });
  });
});

describe('a mission', () => {
  const PLAN = { schedule: { kind: 'days', days: ['mon', 'wed'] }, partOfDay: 'evening' } as const;
  const missions = () => suite.family.child.call().habits.listForChild({ id: suite.family.hero.id });
  const named = async (name: string) => (await missions()).filter((mission) => mission.name === name);
  const propose = (fields: object = {}) =>
    hero().create({ id: suite.family.hero.id, kind: 'mission', title: 'Practice drums', ...fields });

  test('becomes one of its hero alone, with its plan and the XP that a parent says; once', async () => {
    const proposed = await propose({ plan: PLAN, note: 'Half an hour', xp: 50 });
    expect(proposed).toMatchObject({ kind: 'mission', plan: PLAN, xp: 50 });
    const accepted = await parent().accept({ id: proposed.id, xp: 40 });
    expect(accepted).toMatchObject({ status: 'accepted', paidXp: null });
    const [made, ...more] = await named('Practice drums');
    expect(made).toMatchObject({ ...PLAN, description: 'Half an hour', xpReward: 40, isActive: true });
    expect(await parent().accept({ id: proposed.id, xp: 1 })).toEqual(accepted);
    expect([more, await named('Practice drums')]).toEqual([[], [made]]);
    expect(await wallet()).toEqual(NOTHING);
  });

  test('without a plan is one of every day, and needs its XP', async () => {
    const { id, plan } = await propose();
    expect(plan).toEqual({ schedule: { kind: 'daily' }, partOfDay: 'any' });
    expect(await codeOf(parent().accept({ id, cost: 20 }))).toBe('BAD_REQUEST');
    expect(await named('Practice drums')).toEqual([]);
  });

  test('that is undone goes, or stays with a sibling who was given it, and can be accepted again', async () => {
    const { children, habits } = suite.family.parent.call();
    const masters = async () => (await habits.listMasters()).filter(({ name }) => name === 'Practice drums');
    const before = await propose({ plan: PLAN });
    await parent().accept({ id: before.id, xp: 20 });
    expect(await parent().undo({ id: before.id })).toEqual(before);
    expect([await named('Practice drums'), await masters()]).toEqual([[], []]);
    await parent().accept({ id: before.id, xp: 30 });
    const [master] = await masters();
    const { id } = await children.create({ name: 'Mia', avatarType: 'ninja' });
    await habits.assign({ id, masterHabitId: master?.id ?? '' });
    await parent().undo({ id: before.id });
    expect(await named('Practice drums')).toEqual([]);
    expect(await masters()).toEqual([master]);
  });
});

describe('a no', () => {
  test('reaches the hero with its words, and the first stays', async () => {
    const { id } = await propose();
    const declined = await parent().decline({ id, message: ' That is your own room. ' });
    expect(declined).toMatchObject({ status: 'declined', message: 'That is your own room.', paidXp: null });
    expect(await mine()).toEqual([declined]);
    expect(await parent().decline({ id, message: 'Other words' })).toEqual(declined);
    expect(await codeOf(parent().accept({ id, xp: 5 }))).toBe('ALREADY_REJECTED');
    expect(await parent().listWaiting()).toEqual([]);
  });

  test('that is undone waits again without its words, also above ten', async () => {
    const first = await propose();
    await parent().decline({ id: first.id, message: 'No' });
    for (let n = 0; n < 10; n += 1) await propose();
    expect(await codeOf(propose())).toBe('PROPOSAL_LIMIT');
    expect(await parent().undo({ id: first.id })).toEqual(first);
    expect(await parent().listWaiting()).toHaveLength(11);
    await parent().decline({ id: first.id });
    expect(await codeOf(propose())).toBe('PROPOSAL_LIMIT');
  });
});

test('an undo has 24 hours, and needs a decision', async () => {
  const { id } = await propose();
  expect(await codeOf(parent().undo({ id }))).toBe('NOT_DECIDED');
  await parent().accept({ id, xp: 10 });
  later(DAY_MS + 1);
  expect(await codeOf(parent().undo({ id }))).toBe('UNDO_EXPIRED');
});

test('in emergency mode a hero proposes nothing', async () => {
  await suite.family.parent.call().controls.activateEmergency({ id: suite.family.hero.id });
  expect(await codeOf(propose())).toBe('EMERGENCY_MODE');
});

test('what was decided is listed with its words and can be undone; undone it is gone', async () => {
  const [did, wish, no] = [await propose(), await propose('wish'), await propose()];
  await parent().accept({ id: did.id, xp: 30 });
  later(1000);
  await parent().accept({ id: wish.id, cost: 30 });
  later(1000);
  await parent().decline({ id: no.id, message: 'Next time' });
  const list = () => suite.family.parent.call().inbox.listDecisions({});
  const [last] = await list();
  expect(last).toEqual({
    ...{ id: no.id, kind: 'proposal', outcome: 'rejected', childId: suite.family.hero.id },
    ...{ summary: 'Washed the car · "Next time"', at: suite.ports.clock.now.toISOString() },
    by: { kind: 'parent', name: 'Pat' },
    undoableUntil: new Date(suite.ports.clock.now.getTime() + DAY_MS).toISOString(),
  });
  expect((await list()).map(({ summary }) => summary)).toEqual([
    ...['Washed the car · "Next time"', 'Washed the car', 'Washed the car (30 XP)'],
  ]);
  await parent().undo({ id: no.id });
  expect((await list()).map(({ id }) => id)).toEqual([wish.id, did.id]);
});

test('a hero proposes without premium access, at bedtime and with rewards switched off; the parent pays first', async () => {
  const controls = { enableRewards: false, bedtimeMode: true, bedtimeStart: '00:00', bedtimeEnd: '23:59' };
  await suite.family.parent.call().controls.update({ id: suite.family.hero.id, ...controls });
  const { id } = await propose('wish');
  later(30 * DAY_MS);
  await propose();
  expect(await mine()).toHaveLength(2);
  const calls = [
    ...[() => parent().listWaiting(), () => parent().accept({ id, cost: 5 }), () => parent().decline({ id })],
  ];
  for (const call of calls) {
    expect(await codeOf(call())).toBe('PREMIUM_REQUIRED');
  }
});
