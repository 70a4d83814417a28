import type { Goal } from '@herohood/domain/goals/schema';
import type { Proposal } from '@herohood/domain/proposals/schema';
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

/** A jar with nothing in it. */
export function makeGoal(id: string, name: string, change: Partial<Goal> = {}): Goal {
  return {
    id,
    childId: 'hero-1',
    name,
    rewardId: null,
    target: 500,
    saved: 0,
    autoSave: 0,
    reachedAt: null,
    createdAt: AT,
    ...change,
  };
}

/** Something that the hero did besides, and that waits for a parent. */
export function makeProposal(id: string, title: string, change: Partial<Proposal> = {}): Proposal {
  return {
    ...{ id, childId: 'hero-1', kind: 'did', title, note: null, plan: null, xp: null },
    ...{ photoUrl: null, voiceUrl: null, status: 'waiting', message: null },
    ...{ paidXp: null, rewardId: null, createdAt: AT, decidedAt: null },
    ...change,
  };
}
