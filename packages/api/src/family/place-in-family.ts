import type { Transaction } from '@herohood/db/client';
import type { FamilyId } from '@herohood/db/family/family-id';
import { listMembers } from '@herohood/db/family/member-queries';
import { lockFamily } from '@herohood/db/family/queries';
import { requireWithinFamilyLimit } from './family-limit';

/** Refuses one member more than a family can have (409). Locks the family until the transaction ends. */
export async function requirePlaceInFamily(tx: Transaction, familyId: FamilyId): Promise<void> {
  await lockFamily(tx, familyId);
  const { length } = await listMembers(tx, familyId);
  requireWithinFamilyLimit('members', length);
}
