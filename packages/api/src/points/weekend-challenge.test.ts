import { beforeEach, expect, test, vi } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { codeOf } from '../../tests/testing/refused';
import { createTestFamily } from '../../tests/testing/test-family';
import { sweepDueMissions } from '../missions/sweep-due-missions';

const suite = new FamilySuite();

const SATURDAY = new Date('2026-03-14T10:00:00Z');
const SUNDAY = new Date('2026-03-15T10:00:00Z');
/** Four missions of 50 and 25 XP: 150 XP on both days. */
const BONUS = 30;

let habits: string[];

beforeEach(async () => {
  const master = await parent().habits.createMaster({ name: 'Swim', xpReward: 25 });
  habits = [
    suite.family.habit.id,
    (await parent().habits.assign({ id: hero().id, masterHabitId: master.id })).id,
  ];
  await switchTo(true);
});

const parent = () => suite.family.parent.call();
const hero = () => suite.family.hero;
const switchTo = (isOn: boolean) =>
  suite.database.sql`update families set weekend_challenge = ${isOn}, trial_ends_at = '2040-01-01'`;
const bonuses = async () => {
  const rows = await parent().points.listTransactions({ id: hero().id });
  return rows.filter(({ source }) => source === 'weekend').map(({ type, amount }) => [type, amount]);
};
const points = async () => (await suite.family.child.call().account.childMe()).rewardPoints;

/** Everything of both days is sent, and nothing decided. */
async function sendWeekend(): Promise<string[]> {
  const sent: string[] = [];
  for (const now of [SATURDAY, SUNDAY]) {
    suite.ports.clock.now = now;
    for (const id of habits) sent.push((await suite.family.child.call().missions.complete({ id })).id);
  }
  return sent;
}

test('the approval that makes a weekend whole brings a fifth of its XP as points, once', async () => {
  const [last = '', ...others] = await sendWeekend();
  for (const id of others) await parent().missions.approve({ id });
  expect(await bonuses()).toEqual([]);
  await parent().missions.approve({ id: last });
  await parent().missions.approve({ id: last });
  expect(await bonuses()).toEqual([['bonus', BONUS]]);
  expect(await points()).toBe(BONUS + 2 * (10 + 5));
  const audit = await suite.database
    .sql`select actor_name, args from audit_entries where act = 'points.weekend'`;
  expect(audit).toMatchObject([{ actor_name: 'Pat', args: { amount: 30 } }]);
  const decided = await parent().inbox.listDecisions({});
  expect(decided.filter(({ kind }) => kind === 'points')).toEqual([]);
});

test('whoever approves brings it: everything at once, the timer, a parent on their behalf', async () => {
  await sendWeekend();
  await parent().inbox.approveAll({});
  expect(await bonuses()).toEqual([['bonus', BONUS]]);

  suite.ports.clock.now = SATURDAY;
  suite.family = await createTestFamily(suite.ports);
  habits = [suite.family.habit.id];
  await switchTo(true);
  await parent().missions.updateAutoApprovalSettings({ enabled: true, timeValue: 1, timeUnit: 'hours' });
  await sendWeekend();
  suite.ports.clock.now = new Date(SUNDAY.getTime() + 2 * 3_600_000);
  await sweepDueMissions(suite.ports, { batchSize: 10 });
  expect(await bonuses()).toEqual([['bonus', 20]]);

  suite.family = await createTestFamily(suite.ports);
  await switchTo(true);
  await suite.database.sql`update habit_periods set from_day = '2026-03-14' where child_id = ${hero().id}`;
  suite.ports.clock.now = SUNDAY;
  for (const date of ['2026-03-14', '2026-03-15'])
    await parent().missions.complete({ id: suite.family.habit.id, date });
  expect(await bonuses()).toEqual([['bonus', 20]]);
});

test('approvals at the same moment bring one bonus', async () => {
  const sent = await sendWeekend();
  const acts = sent.flatMap((id) => [1, 2].map(() => parent().missions.approve({ id })));
  await Promise.all([...acts, parent().inbox.approveAll({})]);
  expect(await bonuses()).toEqual([['bonus', BONUS]]);
});

test('an undo takes it back, and the next yes brings it again', async () => {
  const [first = ''] = await sendWeekend();
  await parent().inbox.approveAll({});
  await parent().missions.undo({ id: first });
  expect(await bonuses()).toEqual([
    ['points_undone', -BONUS],
    ['bonus', BONUS],
  ]);
  expect(await points()).toBe(10 + 5 + 5);
  await parent().missions.approve({ id: first });
  expect((await bonuses())[0]).toEqual(['bonus', BONUS]);
  expect(await points()).toBe(BONUS + 2 * (10 + 5));
});

test('an undo of what was not due leaves the bonus that the rest has earned', async () => {
  await sendWeekend();
  const extra = await parent().habits.createMaster({ name: 'Sing', xpReward: 100 });
  const { id } = await parent().habits.assign({ id: hero().id, masterHabitId: extra.id });
  await suite.database.sql`update habit_periods set from_day = '2026-03-16' where child_habit_id = ${id}`;
  const sung = await parent().missions.complete({ id, date: '2026-03-15' });
  await parent().inbox.approveAll({});
  expect(await bonuses()).toEqual([['bonus', 50]]);
  await parent().missions.undo({ id: sung.id });
  expect((await bonuses()).map(([, amount]) => amount)).toEqual(expect.arrayContaining([BONUS, -50, 50]));
});

test('a bonus that is spent cannot be taken back, and a parent decides nothing about it alone', async () => {
  const [first = ''] = await sendWeekend();
  await parent().inbox.approveAll({});
  const [bonus] = (await parent().points.listTransactions({ id: hero().id })).filter(
    ({ source }) => source === 'weekend',
  );
  expect(await codeOf(parent().points.undoTransaction({ id: bonus?.id ?? '' }))).toBe('NOT_DECIDED');
  await suite.database.sql`with spent as (
      insert into reward_transactions (family_id, child_id, amount, type, source, description, requires_approval, is_approved)
      select family_id, id, -55, 'spent', 'test', 'Spent', false, true from children where id = ${hero().id})
    update children set reward_points = reward_points - 55 where id = ${hero().id}`;
  expect(await codeOf(parent().missions.undo({ id: first }))).toBe('ALREADY_SPENT');
});

test('without the challenge there is none, and an approval stays one statement', async () => {
  await switchTo(false);
  const [first = '', ...others] = await sendWeekend();
  for (const id of others) await parent().missions.approve({ id });
  const begin = vi.spyOn(suite.database.sql, 'begin');
  await parent().missions.approve({ id: first });
  expect(begin).not.toHaveBeenCalled();
  begin.mockRestore();
  expect(await bonuses()).toEqual([]);
});
