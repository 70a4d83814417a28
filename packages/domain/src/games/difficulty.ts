/** How hard games get (rules: games). */
export const HARDEST = 10;

/** Nobody said how old the hero is: what suits eight years, the middle of those who play. */
const START_WITHOUT_AGE = 3;
const HARDEST_START = 8;
/** The age at which a game still begins at its easiest. */
const AGE_OF_EASIEST = 6;

/** So many right answers in a row make a game one step harder, so many wrong ones in a row one step easier. */
const RIGHT_FOR_HARDER = 5;
const WRONG_FOR_EASIER = 2;
/** One play moves the difficulty no further than this, up or down. */
export const MOST_STEPS = 2;

/** How hard the first play of a game is for a hero of `age` years, 1 to 8; null: no age is known. */
export function startDifficulty(age: number | null): number {
  if (age === null) return START_WITHOUT_AGE;
  return Math.min(HARDEST_START, Math.max(1, age - AGE_OF_EASIEST + 1));
}

/**
 * How hard the next play is after one of `difficulty`, 1 to 10. `answers` are those of the play in their order; true: right at
 * the first go and without help.
 */
export function adaptDifficulty(difficulty: number, answers: readonly boolean[]): number {
  const [least, most] = [Math.max(1, difficulty - MOST_STEPS), Math.min(HARDEST, difficulty + MOST_STEPS)];
  let [next, right, wrong] = [difficulty, 0, 0];
  for (const isRight of answers) {
    right = isRight ? right + 1 : 0;
    wrong = isRight ? 0 : wrong + 1;
    if (right === RIGHT_FOR_HARDER) {
      next = Math.min(most, next + 1);
      right = 0;
    }
    if (wrong === WRONG_FOR_EASIER) {
      next = Math.max(least, next - 1);
      wrong = 0;
    }
  }
  return next;
}
