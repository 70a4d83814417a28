import { DEFAULT_REWARD, MAX_COST, MIN_COST } from '@herohood/domain/rewards/choices';
import type { RewardLimits } from '@herohood/domain/rewards/limits';
import type { RewardType } from '@herohood/domain/rewards/schema';

export const isCost = (cost: number) => Number.isInteger(cost) && cost >= MIN_COST && cost <= MAX_COST;

export interface RewardValues {
  name: string;
  description: string;
  type: RewardType;
  icon: string;
  cost: number;
  limits: RewardLimits;
}

export const NEW_REWARD: RewardValues = { name: '', description: '', ...DEFAULT_REWARD, limits: {} };
