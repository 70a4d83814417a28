export type GameId = 'word-puzzle' | 'math-hero' | 'memory-master';

export interface MiniGameItem {
  id: GameId;
  name: string;
  description: string;
  /** A picture of the fluent-emoji-flat set. */
  icon: string;
  /** Missions to do today before the game opens (ruling R15: 2, 2, 3). */
  unlockRequirement: number;
  isActive: boolean;
}

/** The three games (specification, ruling R15); also what a client shows when the server lists none. */
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
