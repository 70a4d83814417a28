import { type ChildRow, lockChild } from '@herohood/db/children/queries';
import type { Transaction } from '@herohood/db/client';
import type { RowKey } from '@herohood/db/family/family-id';
import { findTransaction, type RewardTransactionRow } from '@herohood/db/points/queries';
import { type TransactionStatus, transactionStatus } from '@herohood/domain/points/transaction';
import { found } from '../refusals';

interface LockedTransaction {
  row: RewardTransactionRow;
  status: TransactionStatus;
  child: ChildRow;
}

/**
 * A movement of points as it stands with its hero locked: whoever decides about it takes that lock first, so what is read
 * here cannot change until the transaction ends. 404 for another family's and an unknown one.
 */
export async function lockTransaction(
  tx: Transaction,
  { familyId, id }: RowKey,
): Promise<LockedTransaction> {
  const seen = found(await findTransaction(tx, familyId, id), 'This transaction');
  const child = found(await lockChild(tx, familyId, seen.childId), 'This transaction');
  const row = found(await findTransaction(tx, familyId, id), 'This transaction');
  return { row, status: transactionStatus(row), child };
}
