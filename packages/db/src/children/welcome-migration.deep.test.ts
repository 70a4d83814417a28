import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from '../migrate';
import { returnToBefore } from '../testing/before-migration';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('heroes of before who had done a mission or bought gear are welcomed, keep what they own, and get no gift', async () => {
  const { sql, url } = database;
  await returnToBefore('0050_welcome_new_heroes', database);
  const [family] = await sql`insert into families (code) values ('ABCDEF') returning id`;
  const familyId = family?.id;
  const hero = async (name: string, gear: string) => {
    const [row] =
      await sql`insert into children (family_id, name, avatar_type, unlocked_avatars, unlocked_gear)
      values (${familyId}, ${name}, 'robot', '{robot}', ${gear}) returning id`;
    return row?.id as string;
  };
  await hero('New', '{}');
  await hero('Dressed', '{cosy-scarf}');
  const tried = await hero('Tried', '{}');
  const look = { name: 'Read', icon: 'star', color: '#4caf50', xp_reward: 10 };
  const [master] = await sql`insert into master_habits ${sql({ family_id: familyId, ...look })} returning id`;
  const own = { family_id: familyId, child_id: tried };
  const [habit] = await sql`insert into child_habits
    ${sql({ ...own, master_habit_id: master?.id, ...look })} returning id`;
  const row = { date: '2026-03-08', status: 'withdrawn', completed_at: '2026-03-08T15:00:00Z' };
  await sql`insert into completions ${sql({ ...own, ...row, child_habit_id: habit?.id, xp_earned: 10, points_earned: 2 })}`;
  await migrateDatabase(url);
  const heroes =
    await sql`select name, welcomed_at is not null as welcomed, welcome_gear, unlocked_gear as owned
    from children order by name`;
  expect([...heroes]).toEqual([
    { name: 'Dressed', welcomed: true, welcome_gear: null, owned: ['cosy-scarf'] },
    { name: 'New', welcomed: false, welcome_gear: null, owned: [] },
    { name: 'Tried', welcomed: true, welcome_gear: null, owned: [] },
  ]);
});
