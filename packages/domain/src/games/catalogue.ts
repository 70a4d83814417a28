export type GameId = 'word-puzzle' | 'math-hero' | 'memory-master';

export interface MiniGameItem {
  id: GameId;
  name: string;
  description: string;
  /** A picture of the fluent-emoji-flat set. */
  icon: string;
  /** Missions to do today before the game opens (rules: games: 2, 2, 3). */
  unlockRequirement: number;
  isActive: boolean;
}

/** The three games (rules: games); also what a client shows when the server lists none. */
export const MINI_GAMES: readonly MiniGameItem[] = [
  {
    id: 'word-puzzle',
    name: 'Word Puzzle',
    description: 'Put the letters in the right order',
    icon: 'input-latin-letters',
    unlockRequirement: 2,
    isActive: true,
  },
  {
    id: 'math-hero',
    name: 'Math Hero',
    description: 'Beat the monsters with numbers',
    icon: 'abacus',
    unlockRequirement: 2,
    isActive: true,
  },
  {
    id: 'memory-master',
    name: 'Memory Master',
    description: 'Find the pairs that belong together',
    icon: 'puzzle-piece',
    unlockRequirement: 3,
    isActive: true,
  },
];
