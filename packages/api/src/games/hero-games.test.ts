import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPaidFamily } from '../../tests/testing/paid-hero';
import type { TestFamily } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';

let database: TestDatabase;
let ports: TestPorts;
let family: TestFamily;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  ports = createTestPorts(database.db);
  family = await createPaidFamily(ports, database.sql);
});
afterEach(() => expectSoundLedgers(database.sql));

const advance = (seconds: number) => {
  ports.clock.now = new Date(ports.clock.now.getTime() + seconds * 1000);
};
const games = () => family.child.call().games;
const own = async (id: string) => (await games().list()).find((game) => game.id === id);
const isBorn = (birthYear: number | null) =>
  family.parent.call().children.update({ id: family.hero.id, birthYear });
const RIGHT = Array<boolean>(12).fill(true);
const WRONG = Array<boolean>(6).fill(false);

/** A game of 20 seconds; what the server makes of it. */
async function play(score: number, answers?: boolean[], id = 'math-hero') {
  const { playId } = await games().start({ id });
  advance(20);
  return { playId, ...(await games().finish({ id: playId, score, answers })) };
}

describe('how hard a game is', () => {
  test('begins by age, and without one in the middle', async () => {
    const year = ports.clock.now.getUTCFullYear();
    expect(await own('math-hero')).toMatchObject({ difficulty: 3, bestScore: null });
    await isBorn(year - 12);
    expect(await own('math-hero')).toMatchObject({ difficulty: 7 });
    await isBorn(year - 7);
    expect(await own('math-hero')).toMatchObject({ difficulty: 2 });
    expect(await games().start({ id: 'math-hero' })).toMatchObject({ difficulty: 2 });
  });

  test('does not follow the level: many missions make no sum harder', async () => {
    await database.sql`update children set total_xp = 100000 where id = ${family.hero.id}`;
    expect((await own('math-hero'))?.difficulty).toBe(3);
    await database.sql`update children set total_xp = xp where id = ${family.hero.id}`;
  });

  test('follows the last answers, a few steps a play, in that game alone', async () => {
    await play(100, RIGHT);
    expect((await own('math-hero'))?.difficulty).toBe(5);
    expect((await own('word-puzzle'))?.difficulty).toBe(3);
    await play(10, WRONG);
    expect((await own('math-hero'))?.difficulty).toBe(3);
    // An age that a parent says later does not undo what the answers have shown.
    await isBorn(ports.clock.now.getUTCFullYear() - 12);
    expect((await own('math-hero'))?.difficulty).toBe(3);
    expect((await own('word-puzzle'))?.difficulty).toBe(7);
  });

  test('is not moved by a play that was too short, nor twice by one that is sent twice', async () => {
    const { playId } = await games().start({ id: 'math-hero' });
    advance(14);
    await games().finish({ id: playId, score: 100, answers: RIGHT });
    expect(await own('math-hero')).toMatchObject({ difficulty: 3, bestScore: null });
    const first = await play(50, RIGHT);
    await games().finish({ id: first.playId, score: 100, answers: WRONG });
    expect(await own('math-hero')).toMatchObject({ difficulty: 5, bestScore: 50 });
  });

  test('more answers than a play can have are refused', async () => {
    const { playId } = await games().start({ id: 'math-hero' });
    const answers = Array<boolean>(61).fill(true);
    await expect(games().finish({ id: playId, score: 1, answers })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});

describe('a record', () => {
  test('is a hero’s own best score in a game, told with the play that made it, also when it is sent again', async () => {
    expect(await play(60)).toMatchObject({ bestScore: 60, isRecord: false });
    expect(await play(40)).toMatchObject({ bestScore: 60, isRecord: false });
    const best = await play(80);
    expect(best).toMatchObject({ bestScore: 80, isRecord: true });
    const { playId, ...answer } = best;
    expect(await games().finish({ id: playId, score: 0 })).toEqual(answer);
    expect(await own('math-hero')).toMatchObject({ bestScore: 80 });
    expect(await own('word-puzzle')).toMatchObject({ bestScore: null });
  });

  test('of 8 devices that bring one play at once is one record', async () => {
    await play(30);
    const { playId } = await games().start({ id: 'math-hero' });
    advance(20);
    await Promise.all(Array.from({ length: 8 }, () => games().finish({ id: playId, score: 90 })));
    const [row] = await database.sql`select plays, records, full_scores from hero_games
      where child_id = ${family.hero.id}`;
    expect(row).toEqual({ plays: 2, records: 1, full_scores: 0 });
  });

  test('nothing scored is no record', async () => {
    expect(await play(0)).toMatchObject({ bestScore: null, isRecord: false });
  });

  test('belongs to the family’s export, and goes with its hero', async () => {
    await play(70, RIGHT);
    const { games: kept } = await family.parent.call().account.exportFamily();
    expect(kept).toMatchObject([{ gameId: 'math-hero', bestScore: 70, difficulty: 5, plays: 1 }]);
    await family.parent.call().children.remove({ id: family.hero.id });
    expect(await database.sql`select from hero_games where child_id = ${family.hero.id}`).toHaveLength(0);
  });
});
