import { listOpenClaims as readOpenClaims } from '@herohood/db/rewards/queries';
import type { RewardClaim } from '@herohood/domain/rewards/schema';
import type { ParentContext } from '../context';
import { presentClaim } from './present';

/** The family's claims that wait for a parent, and those that a parent owes (`approved`), the oldest of each first. */
export async function listOpenClaims({ db, familyId, parent }: ParentContext): Promise<RewardClaim[]> {
  const rows = await readOpenClaims(db, familyId);
  return rows.map((row) => presentClaim(row, parent.family.clock));
}
