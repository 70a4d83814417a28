import { type ChildRow, lockChild } from '@herohood/db/children/queries';
import type { Transaction } from '@herohood/db/client';
import type { RowKey } from '@herohood/db/family/family-id';
import { findProposal, type ProposalRow } from '@herohood/db/proposals/queries';
import { found } from '../refusals';

/**
 * A proposal as it stands with its hero locked: making and deciding take that lock first, so what is read here cannot change
 * until the transaction ends. 404 for another family's and an unknown one.
 */
export async function lockProposal(
  tx: Transaction,
  { familyId, id }: RowKey,
): Promise<{ row: ProposalRow; child: ChildRow }> {
  const seen = found(await findProposal(tx, familyId, id), 'This proposal');
  const child = found(await lockChild(tx, familyId, seen.childId), 'This proposal');
  return { row: found(await findProposal(tx, familyId, id), 'This proposal'), child };
}
