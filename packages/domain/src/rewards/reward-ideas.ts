import type { AgeBand } from '../habits/idea';
import type { RewardIdea } from './idea';
import { MOMENT_IDEAS } from './moment-ideas';
import { TREAT_IDEAS } from './treat-ideas';

/** The library of rewards (rules: ideas). */
export const REWARD_IDEAS: readonly RewardIdea[] = [...TREAT_IDEAS, ...MOMENT_IDEAS];

/** A reward to begin with: within reach in about three days. */
export const FIRST_REWARD: Record<AgeBand, string> = {
  '4-6': 'small-toy',
  '7-9': 'friend-over',
  '10-13': 'game-hour',
};
