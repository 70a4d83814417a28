import type { Transaction } from '@herohood/db/client';
import { addAutoApproved } from '@herohood/db/missions/auto-approval-queries';
import { type CompletionRow, lockCompletion, moveCompletion } from '@herohood/db/missions/queries';
import { decideApprove } from '@herohood/domain/missions/approval';
import { isAutoApprovalAllowed } from '@herohood/domain/missions/auto-approval';
import type { approveMissionInput, Completion } from '@herohood/domain/missions/schema';
import type * as z from 'zod';
import type { ParentContext } from '../context';
import { payMissions, payWaiting } from '../points/pay-missions';
import { accepted, found, refusal } from '../refusals';
import { type Changes, retried, transact } from '../sync/transact';
import { presentCompletion } from './present';

type Input = z.output<typeof approveMissionInput>;

/**
 * A parent approves a mission: pays it once, whoever else tries at the same moment (rules: missions). An approved one
 * answers 200 and pays nothing again, a rejected one 409. `isAutoApproval` needs the timer's own conditions (rules: server truth).
 */
export async function approveMission(ctx: ParentContext, input: Input): Promise<Completion> {
  const row = (await retried(() => approveAtOnce(ctx, input))) ?? (await approveInSteps(ctx, input));
  return presentCompletion(row);
}

/**
 * A waiting mission, which nearly every one is: paid by one statement that holds only if nobody paid the hero meanwhile.
 * Null when it does not hold, when there is nothing to approve, or when the timer's conditions are asked for.
 */
async function approveAtOnce(ctx: ParentContext, input: Input): Promise<CompletionRow | null> {
  if (input.isAutoApproval) return null;
  const { familyId } = ctx;
  const row = await payWaiting(ctx.db, {
    ...{ familyId, id: input.id, feedback: input.message || null, now: ctx.now() },
    ...{ actorId: ctx.parent.userId, actorName: ctx.actor.name, summary: summaryOf(ctx) },
  });
  if (row) ctx.live.changed({ familyId, childId: row.childId });
  return row;
}

const summaryOf = ({ actor }: ParentContext) => `${actor.name} approved a mission`;

/** Under locks, step by step: what decides whatever is not plain. */
function approveInSteps(ctx: ParentContext, input: Input): Promise<CompletionRow> {
  return transact(ctx, async (tx, changes) => {
    const before = found(await lockCompletion(tx, ctx.familyId, input.id), 'This mission');
    const decision = accepted(decideApprove(before.status as Completion['status']));
    if (decision.kind === 'unchanged') return before;
    if (input.isAutoApproval) requireDue(ctx, before);
    const feedback = input.message || null;
    return approvePending(ctx, { tx, changes, row: before, feedback, isAuto: input.isAutoApproval });
  });
}

interface Approval {
  tx: Transaction;
  changes: Changes;
  /** A pending completion, locked by the caller. */
  row: CompletionRow;
  feedback: string | null;
  isAuto?: boolean | undefined;
}

/** Moves a locked pending completion to approved and pays it, in the caller's transaction. */
export async function approvePending(ctx: ParentContext, approval: Approval): Promise<CompletionRow> {
  const { tx, changes, row, feedback, isAuto = false } = approval;
  const now = ctx.now();
  const moved = found(
    await moveCompletion(tx, row, {
      isApproval: true,
      status: 'approved',
      feedback,
      autoApproved: isAuto,
      autoApprovesAt: null,
      decidedAt: now,
      decidedBy: ctx.parent.userId,
    }),
  );
  await payMissions(tx, [moved], now);
  if (isAuto) await addAutoApproved(tx, new Map([[moved.familyId, 1]]));
  const { childId } = moved;
  changes.event({ type: 'updated', entity: 'completion', entityId: moved.id, childId });
  changes.audit({ act: 'mission.approved', summary: summaryOf(ctx), childId });
  return moved;
}

function requireDue(ctx: ParentContext, { childId, completedAt }: CompletionRow): void {
  const { autoApproval: settings, hasPremiumAccess: hasAccess } = ctx.parent.family;
  const isAllowed = isAutoApprovalAllowed({ settings, childId, completedAt, now: ctx.now(), hasAccess });
  if (!isAllowed) throw refusal('NOT_DUE');
}
