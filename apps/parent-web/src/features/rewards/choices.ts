import { DEFAULT_REWARD, MAX_COST, MIN_COST } from '@herohood/domain/rewards/choices';
import type { RewardType } from '@herohood/domain/rewards/schema';
import type { AccentName } from '@herohood/ui/theme/tokens';

export const isCost = (cost: number) => Number.isInteger(cost) && cost >= MIN_COST && cost <= MAX_COST;

/** Each kind of reward has its colour, so that a list can be read from afar. */
export const TYPE_ACCENTS: Record<RewardType, AccentName> = {
  treat: 'coral',
  screen_time: 'turquoise',
  outing: 'mint',
  privilege: 'purple',
};

export interface RewardValues {
  name: string;
  description: string;
  type: RewardType;
  icon: string;
  cost: number;
}

export const NEW_REWARD: RewardValues = { name: '', description: '', ...DEFAULT_REWARD };
