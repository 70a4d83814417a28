import { approveTransactions } from '@herohood/db/points/decide-queries';
import type { RewardTransaction } from '@herohood/domain/points/schema';
import { decideApproveTransaction } from '@herohood/domain/points/transaction';
import { act } from '../act';
import type { ParentContext } from '../context';
import { found, refusal } from '../refusals';
import { lockTransaction } from './lock-transaction';
import { presentTransaction } from './present';

/** Lets waiting points count. Again answers 200 and changes nothing; what was turned down is 409 (rules: XP and points). */
export async function approveTransaction(ctx: ParentContext, id: string): Promise<RewardTransaction> {
  const { familyId } = ctx;
  const row = await act(ctx, async (tx, unit) => {
    const { row: before, status } = await lockTransaction(tx, { familyId, id });
    const decision = decideApproveTransaction(status);
    if (decision.kind === 'refused') throw refusal(decision.code, 'pointsTurnedDown');
    if (decision.kind === 'unchanged') return before;
    const approval = { approvedBy: ctx.parent.userId, approvedAt: ctx.now() };
    const [approved] = await approveTransactions(tx, { familyId, ids: [id] }, approval);
    const { childId, amount } = before;
    unit.event({ type: 'updated', entity: 'reward_transaction', entityId: id, childId });
    unit.audit({
      act: 'points.approved',
      args: { amount },
      childId,
    });
    return found(approved);
  });
  return presentTransaction(row, ctx.locale);
}
