import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from '../migrate';
import { returnToBefore } from '../testing/before-migration';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const DONE = [
  ['Read', '2026-03-07', 'approved'],
  ['Read', '2026-03-08', 'approved'],
  ['Read', '2026-03-09', 'rejected'],
  ['Read', '2026-03-10', 'pending'],
  ['Tidy', '2026-03-08', 'approved'],
  ['Swim', '2026-03-08', 'withdrawn'],
] as const;

test('habits begin with what was approved of them, heroes with the cheers they sent, and no completion changes', async () => {
  const { sql, url } = database;
  await returnToBefore('0048_count_for_badges', database);
  const [family] = await sql`insert into families (code) values ('ABCDEF') returning id`;
  const [hero] = await sql`insert into children (family_id, name, avatar_type, unlocked_avatars)
    values (${family?.id}, 'Robin', 'robot', '{robot}') returning id`;
  const own = { family_id: family?.id, child_id: hero?.id };
  const habits = new Map<string, string>();
  for (const name of ['Read', 'Tidy', 'Swim']) {
    const look = { name, icon: 'star', color: '#4caf50', xp_reward: 10 };
    const [master] =
      await sql`insert into master_habits ${sql({ family_id: family?.id, ...look })} returning id`;
    const [habit] = await sql`insert into child_habits
      ${sql({ ...own, master_habit_id: master?.id, ...look })} returning id`;
    habits.set(name, habit?.id);
  }
  for (const [name, date, status] of DONE) {
    const isApproved = status === 'approved';
    const paid = { xp_earned: 10, points_earned: 2, approval_no: isApproved ? 1 : 0 };
    const at = `${date}T15:00:00Z`;
    const feedback = status === 'rejected' ? 'The corners, too!' : null;
    const row = {
      ...{ child_habit_id: habits.get(name), date, status, feedback, completed_at: at },
      ...{ ...paid, streak_start: isApproved ? date : null },
    };
    await sql`insert into completions ${sql({ ...own, ...row })}`;
  }
  const [sister] = await sql`insert into children (family_id, name, avatar_type, unlocked_avatars)
    values (${family?.id}, 'Mia', 'ninja', '{ninja}') returning id`;
  for (const noOfDay of [1, 2]) {
    const cheer = { to_child_id: sister?.id, cheer: 'star', day: '2026-03-08', no_of_day: noOfDay };
    await sql`insert into cheers ${sql({ ...own, ...cheer })}`;
  }
  const completions = () =>
    sql`select id, child_habit_id, date, status, xp_earned from completions order by id`;
  const before = await completions();
  await migrateDatabase(url);
  expect(await completions()).toEqual(before);
  const counts = await sql`select h.name, c.approved_count as approved from habit_counts c
    join child_habits h on h.id = c.child_habit_id order by h.name`;
  expect([...counts]).toEqual([
    { name: 'Read', approved: 2 },
    { name: 'Tidy', approved: 1 },
  ]);
  const sent = await sql`select name, cheers_sent from children order by name`;
  expect([...sent]).toEqual([
    { name: 'Mia', cheers_sent: 0 },
    { name: 'Robin', cheers_sent: 2 },
  ]);
});
