import { isTakenBack, reopenTransactionRow, takeBackTransaction } from '@herohood/db/points/decide-queries';
import { findTransaction } from '@herohood/db/points/queries';
import type { RewardTransaction } from '@herohood/domain/points/schema';
import { decideUndoTransaction } from '@herohood/domain/points/transaction';
import { act } from '../act';
import type { ParentContext } from '../context';
import { found, orThrow, refusal } from '../refusals';
import { lockTransaction } from './lock-transaction';
import { presentTransaction } from './present';

/**
 * A parent takes a yes or a no to points back, within 24 hours (rules: undo). After a yes the row stays as it is and a
 * counter-entry follows; what had waited waits again as a new row. After a no the same row waits again. 409 when the hero
 * has spent the points, and for what no parent decided: purchases, and what missions pay.
 */
export async function undoTransaction(ctx: ParentContext, id: string): Promise<RewardTransaction> {
  const { familyId } = ctx;
  const now = ctx.now();
  const row = await act(ctx, async (tx, unit) => {
    const { row: before, status, child } = await lockTransaction(tx, { familyId, id });
    const isByParent = before.approvedBy !== null || before.rejectedBy !== null;
    const decision = orThrow(
      decideUndoTransaction({
        status,
        decidedAt: isByParent ? (before.approvedAt ?? before.rejectedAt) : null,
        isUndone: await isTakenBack(tx, before),
        now,
        amount: before.amount,
        rewardPoints: child.rewardPoints,
      }),
    );
    if (decision.kind === 'reopen') await reopenTransactionRow(tx, before);
    else if (!(await takeBackTransaction(tx, before, now))) throw refusal('NOT_DECIDED');
    const { childId, amount } = before;
    unit.event({ type: 'updated', entity: 'reward_transaction', entityId: id, childId });
    unit.audit({
      act: 'points.undone',
      args: { what: 'decision', amount },
      childId,
    });
    return found(await findTransaction(tx, familyId, id));
  });
  return presentTransaction(row, ctx.locale);
}
