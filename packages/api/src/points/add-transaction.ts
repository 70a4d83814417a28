import { lockChild } from '@herohood/db/children/queries';
import { insertTransaction } from '@herohood/db/points/queries';
import type { addTransactionInput, RewardTransaction } from '@herohood/domain/points/schema';
import { startsApproved } from '@herohood/domain/points/transaction';
import type * as z from 'zod';
import { act } from '../act';
import type { ParentContext } from '../context';
import { found } from '../refusals';
import { presentTransaction } from './present';
import { keptReason } from './say-entry';

/** A parent gives points. They count at once unless the parent asks for a later approval; a message is kept as praise (rules: XP and points, praise). */
export async function addTransaction(
  ctx: ParentContext,
  input: z.output<typeof addTransactionInput>,
): Promise<RewardTransaction> {
  const { id: childId, type, amount, source } = input;
  const description = keptReason(input, ctx.locale);
  const message = input.message || null;
  const now = ctx.now();
  const isApproved = startsApproved(input);
  const row = await act(ctx, async (tx, unit) => {
    const child = found(await lockChild(tx, ctx.familyId, childId), 'This hero');
    const written = await insertTransaction(tx, {
      familyId: ctx.familyId,
      childId,
      amount,
      type,
      source,
      description,
      message,
      praisedBy: message && ctx.actor.name,
      requiresApproval: !isApproved,
      isApproved,
      approvedBy: isApproved ? ctx.parent.userId : null,
      approvedAt: isApproved ? now : null,
      createdAt: now,
    });
    const entry = found(written);
    unit.event({ type: 'created', entity: 'reward_transaction', entityId: entry.id, childId });
    unit.audit({
      act: 'points.given',
      args: { name: child.name, amount, message },
      childId,
    });
    return entry;
  });
  return presentTransaction(row, ctx.locale);
}
