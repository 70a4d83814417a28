import type { RewardType } from '@herohood/domain/rewards/schema';
import type { AccentName } from '@herohood/ui/theme/tokens';
import { rewardsText } from '../../text/en/rewards';

type RewardIconId = keyof typeof rewardsText.icons;

export const REWARD_ICONS = Object.keys(rewardsText.icons) as RewardIconId[];
export const REWARD_TYPES = Object.keys(rewardsText.types) as RewardType[];
/** The costs that the form offers; any other can be typed (specification). */
export const REWARD_COSTS = [50, 100, 200, 300, 500] as const;
/** Ruling R21; the server holds to it. */
const COST_MAX = 100_000;

export const isCost = (cost: number) => Number.isInteger(cost) && cost >= 1 && cost <= COST_MAX;

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

/** A new reward: a treat for 100 XP (specification, ruling R9). */
export const NEW_REWARD: RewardValues = { name: '', description: '', type: 'treat', icon: 'gift', cost: 100 };
