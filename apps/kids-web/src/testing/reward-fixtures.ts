import type { RewardTransaction } from '@herohood/domain/points/schema';
import type { Reward, RewardClaim } from '@herohood/domain/rewards/schema';

const AT = '2026-03-10T08:00:00.000Z';

export function makeReward(id: string, name: string, change: Partial<Reward> = {}): Reward {
  return {
    id,
    childId: 'hero-1',
    name,
    description: null,
    type: 'treat',
    value: '',
    cost: 100,
    costType: 'xp',
    isActive: true,
    icon: 'special-treat',
    limits: {},
    stockLeft: null,
    available: { now: true, code: null, availableAt: null },
    createdAt: AT,
    ...change,
  };
}

/** A claim on the reward `rewardId`, which bears that name too. */
export function makeClaim(
  rewardId: string,
  status: RewardClaim['status'],
  change: Partial<RewardClaim> = {},
): RewardClaim {
  return {
    id: `claim-${rewardId}`,
    rewardId,
    childId: 'hero-1',
    status,
    cost: 60,
    fromGoal: 0,
    message: null,
    createdAt: AT,
    decidedAt: status === 'pending' ? null : AT,
    usedAt: null,
    usedOn: null,
    reward: { name: rewardId, icon: 'gift', type: 'treat' },
    ...change,
  };
}

/** A movement of points that counts: a parent's bonus, unless said otherwise. */
export function makeMovement(id: string, change: Partial<RewardTransaction> = {}): RewardTransaction {
  return {
    id,
    childId: 'hero-1',
    amount: 10,
    type: 'bonus_earned',
    source: 'parent_bonus',
    description: 'Good behavior bonus',
    createdAt: AT,
    requiresApproval: false,
    isApproved: true,
    status: 'approved',
    message: null,
    approvedBy: null,
    approvedAt: AT,
    ...change,
  };
}
