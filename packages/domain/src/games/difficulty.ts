/** Games get harder with the hero's level, a step every third level, up to this one (rules: games). */
export const HARDEST = 10;

const LEVELS_PER_STEP = 3;

/** How hard a game is for a hero: 1 (levels 1–3) to 10 (from level 28). */
export function difficultyFor(level: number): number {
  return Math.min(HARDEST, 1 + Math.floor((Math.max(1, level) - 1) / LEVELS_PER_STEP));
}
