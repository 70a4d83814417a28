import type { Transaction } from '@herohood/db/client';
import { holdClaimXp } from '@herohood/db/points/claim-queries';
import { insertClaim, insertReward, moveClaim } from '@herohood/db/rewards/queries';
import type { Ports } from '../context';
import type { DemoCast } from './create-demo-family';

const HOUR_MS = 3_600_000;

/** Gives the heroes what they save for, and makes their claims: one waits for the parents, one was granted. */
export async function setRewards(tx: Transaction, ports: Ports, cast: DemoCast): Promise<void> {
  const now = ports.now().getTime();
  for (const { story, child } of cast.heroes) {
    const { familyId, id: childId } = child;
    for (const { claim: outcome, ...reward } of story.rewards) {
      const row = { ...reward, familyId, childId, value: reward.name, createdAt: child.createdAt };
      const { id: rewardId, cost } = await insertReward(tx, row);
      if (!outcome) continue;
      const hoursAgo = outcome === 'pending' ? 2 : 26;
      const claimedAt = new Date(now - hoursAgo * HOUR_MS);
      const claim = await insertClaim(tx, { familyId, childId, rewardId, cost, createdAt: claimedAt });
      if (!claim) continue;
      await holdClaimXp(tx, claim, claimedAt);
      if (outcome === 'pending') continue;
      const decidedAt = new Date(claimedAt.getTime() + HOUR_MS);
      await moveClaim(tx, claim, {
        status: 'approved',
        decidedAt,
        decidedBy: cast.parents[0]?.id ?? null,
      });
    }
  }
}
