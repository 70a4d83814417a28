import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FamilyId } from '../family/family-id';
import { testFamilyId } from '../testing/family-id';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { readFamilyFacts, readHeroFacts } from './facts-queries';
import { markStreaks } from './rule-queries';

let database: TestDatabase;
let familyId: FamilyId;
let childId: string;
let siblingId: string;

const insert = async (table: string, values: Record<string, unknown>): Promise<string> => {
  const { sql } = database;
  const [row] = await sql`insert into ${sql(table)} ${sql(values)} returning *`;
  return row?.id;
};

const newHero = (family: string, name: string) =>
  insert('children', { family_id: family, name, avatar_type: 'ninja', unlocked_avatars: ['ninja'] });

async function newHabit(hero: string, deletedAt: string | null = null) {
  const looks = { family_id: familyId, name: 'Read', icon: 'book', color: 'mint', xp_reward: 50 };
  const master = await insert('master_habits', looks);
  const given = { ...looks, child_id: hero, master_habit_id: master, deleted_at: deletedAt };
  return insert('child_habits', given);
}

const own = () => ({ family_id: familyId, child_id: childId });

const plan = (habit: string, from: string, schedule: object) =>
  insert('habit_schedules', {
    ...{ ...own(), child_habit_id: habit, from_day: from, schedule: JSON.stringify(schedule) },
    ...{ times_per_day: 1, school_days_only: false, allow_extra: true },
  });

const period = (habit: string, from: string, until: string | null) =>
  insert('habit_periods', { ...own(), child_habit_id: habit, from_day: from, until_day: until });

const done = (habit: string, date: string, status = 'approved') =>
  insert('completions', {
    ...{
      ...own(),
      child_habit_id: habit,
      date,
      status,
      completed_at: `${date}T12:00:00Z`,
      xp_earned: 50,
      promised_xp: 50,
    },
    ...{ points_earned: 10, approval_no: 1, feedback: 'ok' },
  });

const mark = (hero: string | null, kind: string, [from, until]: [string, string]) =>
  insert('day_marks', { family_id: familyId, child_id: hero, kind, from_day: from, until_day: until });

beforeAll(async () => {
  database = await createTestDatabase();
  familyId = testFamilyId(await insert('families', { code: 'ABCDEF', neutral_from: '2026-03-02' }));
  childId = await newHero(familyId, 'Robin');
  siblingId = await newHero(familyId, 'Sam');
});
afterAll(() => database.close());

test('facts hold what judges the days of a range and the rest of its weeks, of that hero alone', async () => {
  const afterCompletion = { kind: 'interval', every: 3, from: 'completion', start: '2026-01-01' };
  const [weekly, gone, forgotten] = [
    await newHabit(childId),
    await newHabit(childId, '2026-03-09T10:00:00Z'),
    await newHabit(childId, '2025-03-09T10:00:00Z'),
  ];
  await plan(weekly, '1970-01-01', { kind: 'daily' });
  await plan(weekly, '2026-03-05', afterCompletion);
  await plan(forgotten, '1970-01-01', afterCompletion);
  await period(weekly, '2026-01-01', '2026-02-01');
  await period(weekly, '2026-03-01', null);
  await period(gone, '2026-03-03', '2026-03-09');
  await period(forgotten, '2025-01-01', '2025-03-09');
  for (const day of ['2026-02-20', '2026-02-25', '2026-03-04', '2026-03-16', '2026-03-18'])
    await done(weekly, day);
  await done(gone, '2026-03-04', 'pending');
  await done(gone, '2026-03-05', 'rejected');
  await mark(childId, 'sick', ['2026-02-27', '2026-03-04']);
  await mark(null, 'holiday', ['2026-03-16', '2026-04-16']);
  await mark(siblingId, 'away', ['2026-03-10', '2026-03-10']);
  await mark(null, 'vacation', ['2026-03-18', '2026-03-19']);
  const away = [true, false, false, false, false, false, true];
  await insert('care_patterns', {
    ...own(),
    from_day: '2026-03-01',
    anchor: '2026-03-02',
    weeks: 1,
    away: `{${away}}`,
  });
  await insert('care_patterns', { ...own(), from_day: '2026-03-08' });
  await insert('family_day_rules', {
    ...{ family_id: familyId, from_day: '2026-03-03', week_start: 'sun', shields_enabled: false },
  });
  await insert('hero_streak_rules', { ...own(), from_day: '2026-03-06', rule: 'all' });
  await insert('streak_repairs', { ...own(), day: '2026-03-07', reason: 'A long trip.' });

  const who = { familyId, childId };
  const facts = await readHeroFacts(database.db, who, { from: '2026-03-10', until: '2026-03-10' });
  expect(facts).toEqual({
    neutralFrom: '2026-03-02',
    assignedFrom: '2025-01-01',
    habits: expect.toSatisfy((habits: unknown[]) => habits.length === 2),
    marks: [
      { kind: 'sick', from: '2026-02-27', until: '2026-03-04' },
      { kind: 'holiday', from: '2026-03-16', until: '2026-04-16' },
    ],
    carePatterns: [
      { fromDay: '2026-03-01', pattern: { anchor: '2026-03-02', weeks: 1, away } },
      { fromDay: '2026-03-08', pattern: null },
    ],
    dayRules: [{ fromDay: '2026-03-03', weekStart: 'sun', shieldsEnabled: false }],
    streakRules: [{ fromDay: '2026-03-06', rule: 'all' }],
    repairs: ['2026-03-07'],
    live: [
      { habitId: weekly, day: '2026-03-04', slot: 1, isApproved: true },
      { habitId: gone, day: '2026-03-04', slot: 1, isApproved: false },
      { habitId: weekly, day: '2026-03-16', slot: 1, isApproved: true },
    ].sort((a, b) => (a.day + a.habitId < b.day + b.habitId ? -1 : 1)),
  });
  const extra = { timesPerDay: 1, schoolDaysOnly: false, allowExtra: true };
  expect(facts.habits).toEqual(
    expect.arrayContaining([
      {
        habitId: weekly,
        plans: [
          { fromDay: '1970-01-01', schedule: { kind: 'daily' }, ...extra },
          { fromDay: '2026-03-05', schedule: afterCompletion, ...extra },
        ],
        periods: [{ fromDay: '2026-03-01', untilDay: null }],
        lastLiveBefore: '2026-02-25',
      },
      {
        habitId: gone,
        plans: [],
        periods: [{ fromDay: '2026-03-03', untilDay: '2026-03-09' }],
        lastLiveBefore: null,
      },
    ]),
  );
  const all = await readFamilyFacts(database.db, familyId, { from: '2026-03-10', until: '2026-03-10' });
  expect(all.get(childId)).toEqual(facts);
  expect(all.get(siblingId)).toMatchObject({
    ...{ habits: [], live: [], carePatterns: [], streakRules: [], repairs: [], dayRules: facts.dayRules },
    marks: [{ kind: 'away' }, { kind: 'holiday' }],
  });
});

test("a streak is counted anew from the earliest day that changed, and no other family's is", async () => {
  const otherId = testFamilyId(await insert('families', { code: 'BCDEFG' }));
  const strangerId = await newHero(otherId, 'Kim');
  const { db, sql } = database;
  await markStreaks(db, { familyId, childIds: [childId, strangerId], fromDay: '2026-03-10' });
  await markStreaks(db, { familyId, childIds: 'all', fromDay: '2026-03-12' });
  await markStreaks(db, { familyId, childIds: [siblingId], fromDay: '2026-03-11' });
  const marked = await sql`select id, streak_from, streak_no from children order by created_at, id`;
  expect([...marked]).toEqual([
    { id: childId, streak_from: '2026-03-10', streak_no: 2 },
    { id: siblingId, streak_from: '2026-03-11', streak_no: 2 },
    { id: strangerId, streak_from: null, streak_no: 0 },
  ]);
});
