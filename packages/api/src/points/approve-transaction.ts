import { lockChild } from '@herohood/db/children/queries';
import { approveTransactionRow, findTransaction } from '@herohood/db/points/queries';
import type { RewardTransaction } from '@herohood/domain/points/schema';
import type { ParentContext } from '../context';
import { found } from '../refusals';
import { transact } from '../sync/transact';
import { presentTransaction } from './present';

/** Lets waiting points count. Approving again answers 200 and changes nothing (rules: XP and points). */
export async function approveTransaction(ctx: ParentContext, id: string): Promise<RewardTransaction> {
  const { familyId } = ctx;
  const row = await transact(ctx, async (tx, changes) => {
    const before = found(await findTransaction(tx, familyId, id), 'This transaction');
    await lockChild(tx, familyId, before.childId);
    const approval = { approvedBy: ctx.parent.userId, approvedAt: ctx.now() };
    const approved = await approveTransactionRow(tx, { familyId, id }, approval);
    if (!approved) return found(await findTransaction(tx, familyId, id), 'This transaction');
    const { childId, amount } = approved;
    changes.event({ type: 'updated', entity: 'reward_transaction', entityId: id, childId });
    changes.audit({
      act: 'points.approved',
      summary: `${ctx.actor.name} approved ${amount} points`,
      childId,
    });
    return approved;
  });
  return presentTransaction(row);
}
