import { AGE_BANDS, type AgeBand } from '../habits/idea';
import type { IdeaEntry, RewardIdea } from './idea';
import { OUTING_IDEAS } from './outing-ideas';
import { PRIVILEGE_IDEAS } from './privilege-ideas';
import { TREAT_IDEAS } from './treat-ideas';

const ENTRIES: readonly IdeaEntry[] = [
  ...TREAT_IDEAS,
  ...PRIVILEGE_IDEAS.map((idea) => ({ ...idea, type: 'privilege' as const })),
  ...OUTING_IDEAS.map((idea) => ({ ...idea, type: 'outing' as const })),
];

/** The library of rewards (rules: ideas). */
export const REWARD_IDEAS: readonly RewardIdea[] = ENTRIES.map((idea) => ({ ages: [...AGE_BANDS], ...idea }));

/** A reward to begin with: within reach in about three days. */
export const FIRST_REWARD: Record<AgeBand, string> = {
  '4-6': 'small-toy',
  '7-9': 'friend-over',
  '10-13': 'game-hour',
};
