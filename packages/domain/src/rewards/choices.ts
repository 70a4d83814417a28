// Without the shapes of calls: forms need the choices, and the library of the shapes is large.

export const REWARD_TYPES = ['screen_time', 'treat', 'outing', 'privilege'] as const;

/** What a reward may cost, in XP. */
export const MIN_COST = 1;
export const MAX_COST = 100_000;

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
  type: (typeof REWARD_TYPES)[number];
  icon: (typeof REWARD_ICONS)[number];
  cost: number;
};
