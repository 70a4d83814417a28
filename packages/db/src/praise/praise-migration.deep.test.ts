import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from '../migrate';
import { returnToBefore } from '../testing/before-migration';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('what was written with a yes before is praise of whoever wrote it; all else stays as it was', async () => {
  const { sql, url } = database;
  await returnToBefore('0044_praise_with_sticker_and_voice', database);
  const [family] = await sql`insert into families (code) values ('ABCDEF') returning id`;
  const of = { family_id: family?.id };
  const [pat] = await sql`insert into parents ${sql({
    ...{ ...of, role: 'owner', email: 'pat@hero.example', password_hash: 'x' },
    ...{ first_name: 'Pat', last_name: 'Parent' },
  })} returning id`;
  const [hero] =
    await sql`insert into children ${sql({ ...of, name: 'Robin', avatar_type: 'ninja', unlocked_avatars: ['ninja'] })} returning id`;
  const habit = { ...of, name: 'Read', xp_reward: 50, icon: 'book', color: 'blue' };
  const [master] = await sql`insert into master_habits ${sql(habit)} returning id`;
  const given = { ...habit, child_id: hero?.id, master_habit_id: master?.id };
  const [mission] = await sql`insert into child_habits ${sql(given)} returning id`;
  const gone = '6f0e6a52-1f0b-4a3e-9d53-0d3c1f9b7a11';
  const written = [
    ['2026-03-01', 'approved', 'Great!', pat?.id],
    ['2026-03-02', 'approved', 'Nice', gone],
    ['2026-03-03', 'approved', null, pat?.id],
    ['2026-03-04', 'rejected', 'Once more', pat?.id],
  ] as const;
  for (const [date, status, feedback, decidedBy] of written) {
    await sql`insert into completions ${sql({
      ...{ ...of, child_id: hero?.id, child_habit_id: mission?.id, date, status, feedback },
      ...{ completed_at: `${date}T08:00:00Z`, decided_at: `${date}T09:00:00Z`, decided_by: decidedBy },
      ...{ xp_earned: 50, points_earned: 10, approval_no: 1 },
    })}`;
  }
  const kept = () =>
    sql`select date::text, status, feedback, xp_earned, decided_by from completions order by 1`;
  const before = await kept();
  await migrateDatabase(url);
  expect(await kept()).toEqual(before);
  const praised = await sql`select praised_by, sticker, voice_id from completions order by date`;
  expect(praised.map((row) => row.praised_by)).toEqual(['Pat', 'Your parent', null, null]);
  expect(praised.every(({ sticker, voice_id }) => sticker === null && voice_id === null)).toBe(true);
});
