/** The pictures of a reward, with an art key of the fluent-emoji-flat set (specification). */
export const REWARD_ICONS = [
  { id: 'gift', label: 'Gift', art: 'wrapped-gift' },
  { id: 'candy', label: 'Candy', art: 'candy' },
  { id: 'game-time', label: 'Game time', art: 'video-game' },
  { id: 'screen-time', label: 'Screen time', art: 'television' },
  { id: 'special-treat', label: 'Special treat', art: 'ice-cream' },
  { id: 'gold-star', label: 'Gold star', art: 'star' },
] as const;

/** The costs in XP that the form offers, and the one it starts with (specification). */
export const REWARD_COSTS = [50, 100, 200, 300, 500] as const;
export const DEFAULT_REWARD_COST = 100;

/** All four can be chosen; a new reward is a treat (ruling R9). */
export const REWARD_TYPES = [
  { id: 'screen_time', label: 'Screen time' },
  { id: 'treat', label: 'Treat' },
  { id: 'outing', label: 'Outing' },
  { id: 'privilege', label: 'Privilege' },
] as const;
export const DEFAULT_REWARD_TYPE = 'treat';
export const DEFAULT_REWARD_ICON = 'gift';
