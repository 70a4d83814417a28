import type { RewardTransactionRow } from '@herohood/db/points/queries';
import type { RewardTransaction } from '@herohood/domain/points/schema';
import { transactionStatus } from '@herohood/domain/points/transaction';
import { sayEntry } from './say-entry';

export function presentTransaction(row: RewardTransactionRow, locale: string): RewardTransaction {
  return {
    id: row.id,
    childId: row.childId,
    amount: row.amount,
    type: row.type,
    source: row.source,
    description: sayEntry(row, locale),
    createdAt: row.createdAt.toISOString(),
    requiresApproval: row.requiresApproval,
    isApproved: row.isApproved,
    status: transactionStatus(row),
    message: row.message,
    approvedBy: row.approvedBy,
    approvedAt: row.approvedAt?.toISOString() ?? null,
  };
}
