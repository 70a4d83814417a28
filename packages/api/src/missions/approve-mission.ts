import { type CompletionRow, findCompletion } from '@herohood/db/missions/queries';
import { payMissions } from '@herohood/db/points/pay-queries';
import { decideApprove } from '@herohood/domain/missions/approval';
import { isAutoApprovalAllowed } from '@herohood/domain/missions/auto-approval';
import type { approveMissionInput, Completion } from '@herohood/domain/missions/schema';
import type * as z from 'zod';
import type { ParentContext } from '../context';
import { found, orThrow, refusal } from '../refusals';
import { attempt } from '../sync/attempt';
import { presentCompletion } from './present';

type Input = z.output<typeof approveMissionInput>;

/**
 * A parent approves a mission: pays it once, whoever else tries at the same moment (rules: missions). An approved one
 * answers 200 and pays nothing again, a rejected or withdrawn one 409, an unknown one 404. `isAutoApproval` needs the
 * timer's own conditions (rules: server truth).
 */
export async function approveMission(ctx: ParentContext, input: Input): Promise<Completion> {
  const { familyId, db } = ctx;
  const { id, message, isAutoApproval: isAuto = false } = input;
  const explain = async () => {
    const row = found(await findCompletion(db, familyId, id), 'This mission');
    const decision = orThrow(decideApprove(row.status as Completion['status']));
    if (decision.kind === 'unchanged') return row;
    if (isAuto) requireDue(ctx, row);
    return null;
  };
  const existing = isAuto ? await explain() : null;
  if (existing) return presentCompletion(existing);
  const { row } = await attempt<CompletionRow>(ctx, {
    write: async () => {
      const [paid] = await payMissions(db, {
        completions: [{ familyId, id }],
        now: ctx.now(),
        decidedBy: ctx.parent.userId,
        feedback: message || null,
        isAuto,
        event: 'updated',
        ...approvedBy(ctx),
      });
      return paid ?? null;
    },
    explain,
  });
  return presentCompletion(row);
}

/** What the audit list says of a parent's yes. */
export const approvedBy = ({ actor }: ParentContext) => ({
  ...{ actor, act: 'mission.approved', summary: `${actor.name} approved a mission` },
});

function requireDue(ctx: ParentContext, row: CompletionRow): void {
  const { childId, createdAt: arrivedAt, autoApprovesAt } = row;
  const { autoApproval: settings, hasPremiumAccess: hasAccess } = ctx.parent.family;
  const timer = { settings, childId, arrivedAt, autoApprovesAt, now: ctx.now(), hasAccess };
  if (!isAutoApprovalAllowed(timer)) throw refusal('NOT_DUE');
}
