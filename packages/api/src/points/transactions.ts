import { type ChildRow, lockChild } from '@herohood/db/children/queries';
import {
  approveTransactions,
  isTakenBack,
  rejectTransactionRow,
  reopenTransactionRow,
  takeBackTransaction,
} from '@herohood/db/points/decide-queries';
import { findTransaction, insertTransaction, type RewardTransactionRow } from '@herohood/db/points/queries';
import type {
  addTransactionInput,
  RewardTransaction,
  rejectTransactionInput,
} from '@herohood/domain/points/schema';
import {
  decideApproveTransaction,
  decideRejectTransaction,
  decideUndoTransaction,
  startsApproved,
  type TransactionStatus,
  transactionStatus,
} from '@herohood/domain/points/transaction';
import type * as z from 'zod';
import { act, type Unit } from '../act';
import type { ParentContext } from '../context';
import { found, orThrow, refusal } from '../refusals';
import { keptReason, sayEntry } from './say-entry';

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
    unit.audit({ act: 'points.given', args: { name: child.name, amount, message }, childId });
    return entry;
  });
  return presentTransaction(row, ctx.locale);
}

/** Lets waiting points count. Again answers 200 and changes nothing; what was turned down is 409 (rules: XP and points). */
export function approveTransaction(ctx: ParentContext, id: string): Promise<RewardTransaction> {
  const { familyId } = ctx;
  return withTransaction(ctx, id, async ({ row, status }, unit) => {
    const decision = decideApproveTransaction(status);
    if (decision.kind === 'refused') throw refusal(decision.code, 'pointsTurnedDown');
    if (decision.kind === 'unchanged') return null;
    const approval = { approvedBy: ctx.parent.userId, approvedAt: ctx.now() };
    const [approved] = await approveTransactions(unit.tx, { familyId, ids: [id] }, approval);
    unit.audit({ act: 'points.approved', args: { amount: row.amount }, childId: row.childId });
    return found(approved);
  });
}

/** A parent turns waiting points down. Again answers 200 and the first message stays; points that count are 409. */
export function rejectTransaction(
  ctx: ParentContext,
  { id, message }: z.output<typeof rejectTransactionInput>,
): Promise<RewardTransaction> {
  const { familyId } = ctx;
  return withTransaction(ctx, id, async ({ row: { childId, amount }, status }, unit) => {
    if (orThrow(decideRejectTransaction(status)).kind === 'unchanged') return null;
    const rejection = { rejectedBy: ctx.parent.userId, rejectedAt: ctx.now(), message: message || null };
    const rejected = found(await rejectTransactionRow(unit.tx, { familyId, id }, rejection));
    unit.audit({ act: 'points.rejected', args: { amount, message: rejected.message }, childId });
    return rejected;
  });
}

/**
 * A parent takes a yes or a no to points back, within 24 hours (rules: undo). After a yes the row stays as it is and a
 * counter-entry follows; what had waited waits again as a new row. After a no the same row waits again. 409 when the hero
 * has spent the points, and for what no parent decided: purchases, and what missions pay.
 */
export function undoTransaction(ctx: ParentContext, id: string): Promise<RewardTransaction> {
  const now = ctx.now();
  return withTransaction(ctx, id, async ({ row, status, child }, unit) => {
    const { tx } = unit;
    const { childId, amount } = row;
    const isByParent = row.approvedBy !== null || row.rejectedBy !== null;
    const decision = orThrow(
      decideUndoTransaction({
        ...{ status, now, amount, rewardPoints: child.rewardPoints },
        decidedAt: isByParent ? (row.approvedAt ?? row.rejectedAt) : null,
        isUndone: await isTakenBack(tx, row),
      }),
    );
    if (decision.kind === 'reopen') await reopenTransactionRow(tx, row);
    else if (!(await takeBackTransaction(tx, row, now))) throw refusal('NOT_DECIDED');
    unit.audit({ act: 'points.undone', args: { what: 'decision', amount }, childId });
    return found(await findTransaction(tx, ctx.familyId, id));
  });
}

interface Locked {
  row: RewardTransactionRow;
  status: TransactionStatus;
  child: ChildRow;
}

/**
 * Decides about a movement of points, its hero locked: whoever decides about it takes that lock first, so what is read here
 * cannot change until the transaction ends. `work` answers with the row as it is then, or with null where nothing changes. 404
 * for another family's and an unknown one.
 */
async function withTransaction(
  ctx: ParentContext,
  id: string,
  work: (locked: Locked, unit: Unit) => Promise<RewardTransactionRow | null>,
): Promise<RewardTransaction> {
  const { familyId } = ctx;
  const row = await act(ctx, async (tx, unit) => {
    const { childId } = found(await findTransaction(tx, familyId, id), 'This transaction');
    const child = found(await lockChild(tx, familyId, childId), 'This transaction');
    const before = found(await findTransaction(tx, familyId, id), 'This transaction');
    const after = await work({ row: before, status: transactionStatus(before), child }, unit);
    if (after) unit.event({ type: 'updated', entity: 'reward_transaction', entityId: id, childId });
    return after ?? before;
  });
  return presentTransaction(row, ctx.locale);
}

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
