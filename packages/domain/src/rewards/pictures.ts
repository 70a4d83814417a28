import { REWARD_ICONS } from './choices';

/** The pictures of a reward, by id: those that every form offers, and those of ideas. */
export const REWARD_PICTURES = [
  ...REWARD_ICONS,
  'art',
  'beach',
  'bedtime',
  'bike',
  'board-game',
  'book',
  'cake',
  'camping',
  'cinema',
  'coins',
  'friends',
  'museum',
  'music',
  'pancakes',
  'park',
  'pizza',
  'swimming',
  'zoo',
] as const;

export type RewardPicture = (typeof REWARD_PICTURES)[number];
