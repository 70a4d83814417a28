import { isSpotCheck } from '@herohood/domain/missions/completion';
import { HOUR_MS } from '@herohood/domain/time/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { codeOf } from '../../tests/testing/refused';

const suite = new FamilySuite();
const KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };

const parent = () => suite.family.parent.call();
const hero = () => suite.family.child.call();
const tap = (fields: object = {}) => hero().missions.complete({ id: suite.family.habit.id, ...fields });
const change = (fields: object) => parent().habits.updateMaster({ id: suite.family.master.id, ...fields });
const habit = async () => (await parent().habits.listForChild({ id: suite.family.hero.id }))[0];
const balances = async () => {
  const { xp, totalXp, rewardPoints } = (await parent().children.list())[0] ?? {
    xp: -1,
    totalXp: -1,
    rewardPoints: -1,
  };
  return { xp, totalXp, rewardPoints };
};
const later = (hours: number) => {
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + hours * HOUR_MS);
};

/** Taps on one day after another, or every so many days, until one is looked at, or is not. */
async function tapUntil(isChecked: boolean, everyDays = 1) {
  for (let tries = 0; tries < 100; tries += 1) {
    const done = await tap();
    if ((done.status === 'pending') === isChecked) return done;
    for (let day = 0; day < everyDays; day += 1) suite.nextDay();
  }
  throw new Error('No such mission in a hundred days.');
}

test('settings as they are trust nothing', async () => {
  expect(await tap()).toMatchObject({ status: 'pending' });
});

describe('a trusted mission', () => {
  beforeEach(() => change({ approval: 'trust' }));

  test('is approved and paid by the tap itself, and said to be trust’s', async () => {
    const done = await tap();
    expect(done).toMatchObject({
      ...{ status: 'approved', decidedBy: 'trust', autoApproved: false, autoApprovesAt: null },
      ...{ xpEarned: 50, promisedXp: 50, decidedAt: suite.ports.clock.now.toISOString() },
    });
    expect(await balances()).toEqual({ xp: 50, totalXp: 50, rewardPoints: 10 });
    expect(await parent().missions.listPending()).toEqual([]);
    const told = await suite.database
      .sql`select a.act, a.actor_name, e.type from audit_entries a, sync_events e
      where e.entity = 'completion' and e.entity_id = ${done.id} and a.act like 'mission.%' and a.child_id = e.child_id`;
    expect(told).toEqual([{ act: 'mission.trusted', actor_name: 'Robin', type: 'created' }]);
    const [row] = await suite.database
      .sql`select decided_by, approval_no from completions where id = ${done.id}`;
    expect(row).toEqual({ decided_by: null, approval_no: 1 });
  });

  test('is the same one for a second tap and a replay, and paid once', async () => {
    const [one, two, three] = await Promise.all([tap(), tap(), tap()]);
    const replay = await tap({
      completedAt: new Date(suite.ports.clock.now.getTime() - HOUR_MS).toISOString(),
    });
    expect(new Set([one.id, two.id, three.id, replay.id]).size).toBe(1);
    expect((await balances()).xp).toBe(50);
  });

  test('counts for the streak at once, also when it was done yesterday without network', async () => {
    const streak = async () => (await hero().progress.badges({ id: suite.family.hero.id })).currentStreak;
    await tap();
    expect(await streak()).toBe(1);
    suite.nextDay();
    later(2);
    const completedAt = suite.ports.clock.now.toISOString();
    suite.nextDay();
    later(-1);
    expect(await tap({ completedAt })).toMatchObject({ status: 'approved', date: '2026-03-11' });
    await tap();
    expect(await streak()).toBe(3);
  });

  test('waits for a parent without access, and no timer takes it', async () => {
    await parent().missions.updateAutoApprovalSettings({ enabled: true, timeValue: 1 });
    await suite.database.sql`update families set trial_ends_at = '2020-01-01'`;
    expect(await tap()).toMatchObject({ status: 'pending', autoApprovesAt: null, decidedBy: null });
  });

  test('stands in the decisions, and can be undone for 24 hours', async () => {
    const done = await tap();
    const decided = { id: done.id, outcome: 'approved', by: { kind: 'trust', name: null } };
    const until = new Date(suite.ports.clock.now.getTime() + 24 * HOUR_MS).toISOString();
    expect(await parent().inbox.listDecisions({})).toMatchObject([{ ...decided, undoableUntil: until }]);
    later(25);
    expect(await codeOf(parent().missions.undo({ id: done.id }))).toBe('UNDO_EXPIRED');
  });

  test('that is undone waits for a parent alone, and so does that mission for seven days', async () => {
    await parent().push.subscribe({ endpoint: 'https://push.example.com/desk', keys: KEYS });
    const done = await tap();
    suite.ports.pushes.length = 0;
    expect(await parent().missions.undo({ id: done.id })).toMatchObject({
      status: 'pending',
      decidedBy: null,
    });
    expect(await balances()).toEqual({ xp: 0, totalXp: 0, rewardPoints: 0 });
    const askUntil = new Date(suite.ports.clock.now.getTime() + 7 * 24 * HOUR_MS).toISOString();
    expect(await habit()).toMatchObject({ approval: 'ask', askUntil, own: { approval: null } });
    const [seen] = await hero().habits.listForChild({ id: suite.family.hero.id });
    expect(seen).toMatchObject({ approval: 'ask' });
    expect(Object.keys(seen ?? {})).not.toContain('askUntil');
    expect(suite.ports.pushes).toMatchObject([{ message: { kind: 'trust', title: 'Robin: Read' } }]);
    const [told] = await suite.database.sql`select count(*)::int as n from audit_entries a join sync_events e
      on e.entity = 'habit' and e.entity_id = ${suite.family.habit.id} and e.type = 'updated' and e.child_id = a.child_id
      where a.act = 'habit.asked'`;
    expect(told).toEqual({ n: 1 });

    await parent().missions.updateAutoApprovalSettings({ enabled: true, timeValue: 1 });
    expect(await parent().missions.listPending()).toMatchObject([{ completion: { autoApprovesAt: null } }]);
    later(7 * 24 - 1);
    expect(await tap()).toMatchObject({ status: 'pending', autoApprovesAt: null });
    later(24);
    expect(await tap()).toMatchObject({ status: 'approved', decidedBy: 'trust' });
  });

  test('is trusted again as soon as a parent says so', async () => {
    await parent().missions.undo({ id: (await tap()).id });
    const trusted = await parent().habits.update({ id: suite.family.habit.id, approval: 'trust' });
    expect(trusted).toMatchObject({ approval: 'trust', askUntil: null, own: { approval: 'trust' } });
    suite.nextDay();
    expect(await tap()).toMatchObject({ status: 'approved' });
  });

  test('of one hero can be asked about, and null follows the habit again', async () => {
    const { id } = suite.family.habit;
    await parent().habits.update({ id, approval: 'ask' });
    expect(await tap()).toMatchObject({ status: 'pending' });
    suite.nextDay();
    await parent().habits.update({ id, approval: null });
    expect(await tap()).toMatchObject({ status: 'approved' });
  });

  test('is approved and undone by a helper too, and parents are asked then', async () => {
    const done = await tap();
    await suite.database.sql`update parents set role = 'helper'`;
    expect(await parent().missions.undo({ id: done.id })).toMatchObject({ status: 'pending' });
    const [row] = await suite.database.sql`select ask_until is not null as is_asked from child_habits
      where id = ${suite.family.habit.id}`;
    expect(row).toEqual({ is_asked: true });
    expect(await parent().missions.approve({ id: done.id })).toMatchObject({ status: 'approved' });
  });
});

describe('a spot check', () => {
  beforeEach(() => change({ approval: 'trust', spotCheck: 3 }));

  test('is decided by the id, waits for a parent without a timer, and is told to parents alone', async () => {
    await parent().missions.updateAutoApprovalSettings({ enabled: true, timeValue: 1 });
    const checked = await tapUntil(true);
    expect(isSpotCheck(checked.id, 3)).toBe(true);
    expect(checked).toMatchObject({ autoApprovesAt: null });
    expect(Object.keys(checked)).not.toContain('spotCheck');
    expect(await parent().missions.listPending()).toMatchObject([{ completion: { spotCheck: true } }]);
    expect((await tap()).id).toBe(checked.id);
    suite.nextDay();
    const trusted = await tapUntil(false);
    expect(isSpotCheck(trusted.id, 3)).toBe(false);
  });

  test('holds every later try of that mission and day', async () => {
    const checked = await tapUntil(true);
    for (let n = 0; n < 8; n += 1) {
      await hero().missions.withdraw({ id: (await tap()).id });
    }
    const last = await tap();
    expect(last.id).not.toBe(checked.id);
    expect(last).toMatchObject({ status: 'pending', autoApprovesAt: null });
    expect(await hero().missions.withdraw({ id: last.id })).toMatchObject({ decidedBy: null });
    await parent().missions.updateAutoApprovalSettings({ enabled: true, timeValue: 1 });
    await change({ approval: 'family' });
    expect(await tap()).toMatchObject({ status: 'pending', autoApprovesAt: null });
  });

  test('that is approved changes nothing else', async () => {
    const checked = await tapUntil(true);
    await parent().missions.approve({ id: checked.id });
    expect(await habit()).toMatchObject({ approval: 'trust', askUntil: null });
  });

  test('that is sent back has parents asked for seven days', async () => {
    const checked = await tapUntil(true);
    await parent().missions.reject({ id: checked.id, message: 'Not yet' });
    expect(await habit()).toMatchObject({ approval: 'ask', askUntil: expect.any(String) });
    suite.nextDay();
    expect(await tap()).toMatchObject({ status: 'pending' });
    expect(await parent().missions.listPending()).toMatchObject([{ completion: { spotCheck: false } }]);
  });

  test('is skipped where everything is approved', async () => {
    // Once a week: a whole weekend brings points that wait as well.
    const checked = await tapUntil(true, 7);
    const other = await parent().habits.createMaster({ name: 'Swim' });
    const { id } = await parent().habits.assign({ id: suite.family.hero.id, masterHabitId: other.id });
    await hero().missions.complete({ id });
    expect(await parent().inbox.approveAll({})).toEqual({
      approved: 1,
      skipped: [{ id: checked.id, kind: 'mission', code: 'SPOT_CHECK' }],
    });
    expect(await parent().missions.listPending()).toHaveLength(1);
  });
});

describe('a mission that a parent is asked about', () => {
  beforeEach(() => parent().missions.updateAutoApprovalSettings({ enabled: true, timeValue: 1 }));

  test('has no timer, whatever the settings become', async () => {
    await change({ approval: 'ask' });
    expect(await tap()).toMatchObject({ status: 'pending', autoApprovesAt: null });
    await parent().missions.updateAutoApprovalSettings({ enabled: true, timeValue: 2 });
    expect(await parent().missions.listPending()).toMatchObject([{ completion: { autoApprovesAt: null } }]);
  });

  test('is approved by nobody but them', async () => {
    await change({ approval: 'ask' });
    const { id } = await tap();
    later(48);
    expect(await codeOf(parent().missions.approve({ id, isAutoApproval: true }))).toBe('NOT_DUE');
    expect(await parent().inbox.approveAll({})).toEqual({ approved: 1, skipped: [] });
  });
});
