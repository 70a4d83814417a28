import { adaptDifficulty, startDifficulty } from './difficulty';
import { boundScore, MAX_SCORE, SHORTEST_PAID_PLAY_SECONDS } from './payout';

/** More answers than a play can need; what a browser says beyond them is not listened to. */
export const MOST_ANSWERS = 60;

/** What is told of a play's answers: the last of them. */
export function lastAnswers(answers: readonly boolean[]): boolean[] {
  return answers.slice(-MOST_ANSWERS);
}

/** A hero and a game: how hard the next play is, and what came of the plays before. */
export interface HeroGame {
  /** Null until a first play has shown it: then the age decides. */
  difficulty: number | null;
  /** The best score so far, 1–100; null before there was any. */
  bestScore: number | null;
  /** Plays with a score. */
  plays: number;
  /** Plays that brought the full score. */
  fullScores: number;
  /** Plays that were better than all before; the first one is none. */
  records: number;
}

export const NEW_HERO_GAME: HeroGame = {
  difficulty: null,
  bestScore: null,
  plays: 0,
  fullScores: 0,
  records: 0,
};

/** How hard the next play is, 1–10. @param age in years; null: not known */
export function difficultyOf(game: HeroGame | null, age: number | null): number {
  return game?.difficulty ?? startDifficulty(age);
}

interface PlayResult {
  /** As the browser sent it. */
  score: number;
  /** Right at the first go or not, in their order. */
  answers: readonly boolean[];
  playedSeconds: number;
  age: number | null;
}

/** What a finished play makes of a hero's game. One that was too short to be played changes nothing (rules: games). */
export function afterPlay(before: HeroGame, play: PlayResult): { game: HeroGame; isRecord: boolean } {
  if (play.playedSeconds < SHORTEST_PAID_PLAY_SECONDS) return { game: before, isRecord: false };
  const score = boundScore(play.score);
  const isTold = play.answers.length > 0;
  const difficulty = isTold
    ? adaptDifficulty(difficultyOf(before, play.age), play.answers)
    : before.difficulty;
  if (score === 0) return { game: { ...before, difficulty }, isRecord: false };
  const isRecord = before.bestScore !== null && score > before.bestScore;
  return {
    game: {
      difficulty,
      bestScore: Math.max(score, before.bestScore ?? 0),
      plays: before.plays + 1,
      fullScores: before.fullScores + (score === MAX_SCORE ? 1 : 0),
      records: before.records + (isRecord ? 1 : 0),
    },
    isRecord,
  };
}
