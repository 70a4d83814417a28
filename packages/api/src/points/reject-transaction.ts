import { rejectTransactionRow } from '@herohood/db/points/decide-queries';
import type { RewardTransaction, rejectTransactionInput } from '@herohood/domain/points/schema';
import { decideRejectTransaction } from '@herohood/domain/points/transaction';
import type * as z from 'zod';
import { act } from '../act';
import type { ParentContext } from '../context';
import { found, orThrow } from '../refusals';
import { lockTransaction } from './lock-transaction';
import { presentTransaction } from './present';

/** A parent turns waiting points down. Again answers 200 and the first message stays; points that count are 409. */
export async function rejectTransaction(
  ctx: ParentContext,
  { id, message }: z.output<typeof rejectTransactionInput>,
): Promise<RewardTransaction> {
  const { familyId } = ctx;
  const row = await act(ctx, async (tx, unit) => {
    const { row: before, status } = await lockTransaction(tx, { familyId, id });
    if (orThrow(decideRejectTransaction(status)).kind === 'unchanged') return before;
    const rejection = { rejectedBy: ctx.parent.userId, rejectedAt: ctx.now(), message: message || null };
    const rejected = found(await rejectTransactionRow(tx, { familyId, id }, rejection));
    const { childId, amount } = before;
    unit.event({ type: 'updated', entity: 'reward_transaction', entityId: id, childId });
    unit.audit({
      act: 'points.rejected',
      args: { amount, message: rejected.message },
      childId,
    });
    return rejected;
  });
  return presentTransaction(row, ctx.locale);
}
