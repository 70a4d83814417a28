import type { RewardType } from './schema';

/** The pictures of a reward, by id. */
export const REWARD_ICONS = [
  'gift',
  'candy',
  'game-time',
  'screen-time',
  'special-treat',
  'gold-star',
] as const;

/** The costs in XP that the form offers; any other can be typed. */
export const REWARD_COSTS = [50, 100, 200, 300, 500] as const;

/** What a reward is until a parent chooses otherwise (rules: rewards). */
export const DEFAULT_REWARD = { type: 'treat', icon: 'gift', cost: 100 } as const satisfies {
  type: RewardType;
  icon: (typeof REWARD_ICONS)[number];
  cost: number;
};
