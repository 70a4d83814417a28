import { lockChild } from '@herohood/db/children/queries';
import type { Transaction } from '@herohood/db/client';
import type { FamilyId } from '@herohood/db/family/family-id';
import { type ClaimRow, findClaim } from '@herohood/db/rewards/queries';
import type { ClaimStatus } from '@herohood/domain/rewards/claim';
import { found, missing } from '../refusals';

interface Wanted {
  familyId: FamilyId;
  id: string;
  /** The hero who must own the claim; absent for a parent. */
  childId?: string;
}

/**
 * The claim as it stands with its hero locked: making, deciding and deleting all take that lock first, so what is
 * read here cannot change until the transaction ends. 404 for another family's, a sibling's and an unknown one.
 */
export async function lockClaim(
  tx: Transaction,
  { familyId, id, childId }: Wanted,
): Promise<ClaimRow & { status: ClaimStatus }> {
  const { claim: seen } = found(await findClaim(tx, familyId, id), 'This claim');
  if (childId !== undefined && seen.childId !== childId) {
    throw missing('This claim');
  }
  await lockChild(tx, familyId, seen.childId);
  const row = found(await findClaim(tx, familyId, id), 'This claim');
  return { ...row, status: row.claim.status as ClaimStatus };
}
