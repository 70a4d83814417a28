import type { ClaimRow, RewardRow } from '@herohood/db/rewards/queries';
import type { Reward, RewardClaim, RewardType } from '@herohood/domain/rewards/schema';
import { type FamilyClock, familyDay } from '@herohood/domain/time/family-day';
import type { LimitsNow } from './limits-now';

export function presentReward(row: RewardRow, { available, stockLeft }: LimitsNow): Reward {
  return {
    id: row.id,
    childId: row.childId,
    name: row.name,
    description: row.description,
    type: row.type as RewardType,
    value: row.value,
    cost: row.cost,
    costType: row.costType as Reward['costType'],
    isActive: row.isActive,
    icon: row.icon,
    limits: row.limits,
    stockLeft,
    available: { ...available, availableAt: available.availableAt?.toISOString() ?? null },
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentClaim({ claim, reward }: ClaimRow, clock: FamilyClock): RewardClaim {
  return {
    id: claim.id,
    rewardId: claim.rewardId,
    childId: claim.childId,
    status: claim.status as RewardClaim['status'],
    cost: claim.cost,
    fromGoal: claim.fromGoal,
    message: claim.message,
    createdAt: claim.createdAt.toISOString(),
    decidedAt: claim.decidedAt?.toISOString() ?? null,
    usedAt: claim.usedAt?.toISOString() ?? null,
    usedOn: claim.usedAt && familyDay(claim.usedAt, clock),
    reward: { name: reward.name, icon: reward.icon, type: reward.type as RewardType },
  };
}
