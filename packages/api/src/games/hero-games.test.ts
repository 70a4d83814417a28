import { describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { createPaidFamily } from '../../tests/testing/paid-hero';

const suite = new FamilySuite({ open: (ports, { sql }) => createPaidFamily(ports, sql) });

const advance = (seconds: number) => {
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + seconds * 1000);
};
const games = () => suite.family.child.call().games;
const own = async (id: string) => (await games().list()).find((game) => game.id === id);
const isBorn = (birthYear: number | null) =>
  suite.family.parent.call().children.update({ id: suite.family.hero.id, birthYear });
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
    const year = suite.ports.clock.now.getUTCFullYear();
    expect(await own('math-hero')).toMatchObject({ difficulty: 3, bestScore: null });
    await isBorn(year - 12);
    expect(await own('math-hero')).toMatchObject({ difficulty: 7 });
    await isBorn(year - 7);
    expect(await own('math-hero')).toMatchObject({ difficulty: 2 });
    expect(await games().start({ id: 'math-hero' })).toMatchObject({ difficulty: 2 });
  });

  test('does not follow the level: many missions make no sum harder', async () => {
    await suite.database.sql`update children set total_xp = 100000 where id = ${suite.family.hero.id}`;
    expect((await own('math-hero'))?.difficulty).toBe(3);
    await suite.database.sql`update children set total_xp = xp where id = ${suite.family.hero.id}`;
  });

  test('follows the last answers, a few steps a play, in that game alone', async () => {
    await play(100, RIGHT);
    expect((await own('math-hero'))?.difficulty).toBe(5);
    expect((await own('word-puzzle'))?.difficulty).toBe(3);
    await play(10, WRONG);
    expect((await own('math-hero'))?.difficulty).toBe(3);
    // An age that a parent says later does not undo what the answers have shown.
    await isBorn(suite.ports.clock.now.getUTCFullYear() - 12);
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
    const [row] = await suite.database.sql`select plays, records, full_scores from hero_games
      where child_id = ${suite.family.hero.id}`;
    expect(row).toEqual({ plays: 2, records: 1, full_scores: 0 });
  });

  test('belongs to the family’s export, and goes with its hero', async () => {
    await play(70, RIGHT);
    const { games: kept } = await suite.family.parent.call().account.exportFamily();
    expect(kept).toMatchObject([{ gameId: 'math-hero', bestScore: 70, difficulty: 5, plays: 1 }]);
    await suite.family.parent.call().children.remove({ id: suite.family.hero.id });
    expect(
      await suite.database.sql`select from hero_games where child_id = ${suite.family.hero.id}`,
    ).toHaveLength(0);
  });
});
