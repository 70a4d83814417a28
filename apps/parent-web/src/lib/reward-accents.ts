import type { RewardType } from '@herohood/domain/rewards/schema';
import type { AccentName } from '@herohood/ui/theme/tokens';

/** Each kind of reward has its colour, so that a list can be read from afar. */
export const REWARD_ACCENTS: Record<RewardType, AccentName> = {
  treat: 'coral',
  screen_time: 'turquoise',
  outing: 'mint',
  privilege: 'purple',
};
