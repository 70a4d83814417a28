import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterPlay, difficultyOf, type HeroGame, NEW_HERO_GAME } from './hero-game';

const play = fc.record({
  score: fc.oneof(fc.integer({ min: -5, max: 120 }), fc.constant(Number.NaN)),
  answers: fc.array(fc.boolean(), { maxLength: 60 }),
  playedSeconds: fc.integer({ min: 0, max: 900 }),
  age: fc.constant(9),
});
const fold = (plays: Parameters<typeof afterPlay>[1][]) =>
  plays.reduce((game, each) => afterPlay(game, each).game, NEW_HERO_GAME);

describe('a hero and a game', () => {
  it('begin by age, and go on where the answers led', () => {
    expect(difficultyOf(null, 12)).toBe(7);
    const { game } = afterPlay(NEW_HERO_GAME, {
      score: 80,
      answers: [false, false],
      playedSeconds: 60,
      age: 12,
    });
    expect(difficultyOf(game, 12)).toBe(6);
  });

  it('a play without a word about its answers leaves the age to decide', () => {
    const untold = { score: 80, answers: [], playedSeconds: 60, age: null };
    expect(difficultyOf(afterPlay(NEW_HERO_GAME, untold).game, 12)).toBe(7);
  });

  it('the first score is one to beat, the next better one a record, an equal one none', () => {
    const after = (game: HeroGame, score: number) =>
      afterPlay(game, { score, answers: [], playedSeconds: 60, age: 9 });
    const first = after(NEW_HERO_GAME, 40);
    expect(first).toMatchObject({ isRecord: false, game: { bestScore: 40, plays: 1, records: 0 } });
    const better = after(first.game, 60);
    expect(better).toMatchObject({ isRecord: true, game: { bestScore: 60, plays: 2, records: 1 } });
    expect(after(better.game, 60)).toMatchObject({ isRecord: false, game: { bestScore: 60, records: 1 } });
    expect(after(better.game, 0)).toMatchObject({ isRecord: false, game: { bestScore: 60, plays: 2 } });
  });

  it('keep the best of all scores and count what was scored, whatever was sent', () => {
    fc.assert(
      fc.property(fc.array(play, { maxLength: 20 }), (plays) => {
        const scores = plays
          .filter(({ playedSeconds }) => playedSeconds >= 15)
          .map(({ score }) => (Number.isNaN(score) ? 0 : Math.min(100, Math.max(0, score))))
          .filter((score) => score > 0);
        const game = fold(plays);
        expect(game).toMatchObject({
          bestScore: scores.length === 0 ? null : Math.max(...scores),
          plays: scores.length,
          fullScores: scores.filter((score) => score === 100).length,
          records: scores.filter((score, at) => at > 0 && score > Math.max(...scores.slice(0, at))).length,
        });
      }),
    );
  });
});
