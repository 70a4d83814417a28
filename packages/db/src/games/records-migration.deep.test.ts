import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from '../migrate';
import { returnToBefore } from '../testing/before-migration';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const PLAYS = [
  // game, minute, seconds, score
  ['math-hero', 0, 60, 40],
  ['math-hero', 2, 60, 70],
  ['math-hero', 4, 60, 55],
  ['math-hero', 6, 60, 100],
  ['math-hero', 8, 60, 0],
  // Too short to have been played.
  ['word-puzzle', 10, 9, 100],
  ['memory-master', 12, 15, 35],
  // Stopped by the next game, without a score.
  ['word-puzzle', 14, 60, null],
] as const;

test('what was played before the records existed is counted, and no play changes', async () => {
  const { sql, url } = database;
  await returnToBefore('0045_keep_game_records', database);
  const [family] = await sql`insert into families (code) values ('ABCDEF') returning id`;
  const [hero] = await sql`insert into children (family_id, name, avatar_type, unlocked_avatars)
    values (${family?.id}, 'Robin', 'robot', '{robot}') returning id`;
  for (const [game, minute, seconds, score] of PLAYS) {
    const start = new Date(Date.UTC(2026, 2, 10, 12, minute));
    const end = new Date(start.getTime() + seconds * 1000);
    await sql`insert into game_plays (family_id, child_id, game_id, day, started_at, finished_at, seconds_played, score)
      values (${family?.id}, ${hero?.id}, ${game}, '2026-03-10', ${start.toISOString()}, ${end.toISOString()}, ${seconds},
        ${score})`;
  }
  const plays = () =>
    sql`select id, game_id, day, started_at, finished_at, seconds_played, score from game_plays order by started_at`;
  const before = await plays();
  await migrateDatabase(url);
  expect(await plays()).toEqual(before);
  expect(
    await sql`select game_id, difficulty, best_score, plays, full_scores, records from hero_games order by game_id`,
  ).toEqual([
    { game_id: 'math-hero', difficulty: null, best_score: 100, plays: 4, full_scores: 1, records: 2 },
    { game_id: 'memory-master', difficulty: null, best_score: 35, plays: 1, full_scores: 0, records: 0 },
  ]);
});
