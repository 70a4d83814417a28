import { type CompletionRow, lockCompletion } from '@herohood/db/missions/queries';
import { dropOldVoices } from '@herohood/db/praise/queries';
import type { AuditArgs } from '@herohood/domain/family/audit';
import { PERCENT } from '@herohood/domain/missions/amount';
import { isAutoApprovalAllowed } from '@herohood/domain/missions/auto-approval';
import { decideAmount, decideApprove } from '@herohood/domain/missions/completion';
import type { approveMissionInput, Completion } from '@herohood/domain/missions/schema';
import { MAX_PRAISE_VOICES } from '@herohood/domain/praise/praise';
import type * as z from 'zod';
import { act } from '../act';
import type { ParentContext } from '../context';
import { keepRecording } from '../media/name-recording';
import { payMissions } from '../points/pay-missions';
import { readPraise } from '../praise/present';
import { found, orThrow, refusal } from '../refusals';
import { presentCompletion } from './present';

/**
 * A parent approves a mission: pays it once, whoever else tries at the same moment (rules: missions). An approved one
 * answers 200, pays nothing again and keeps its praise, a rejected or withdrawn one 409, an unknown one 404. `isAutoApproval` needs the
 * timer's own conditions, and pays the whole promise (rules: server truth). With `percent` less or more is paid: less needs words (400; rules: amounts).
 */
export async function approveMission(
  ctx: ParentContext,
  input: z.output<typeof approveMissionInput>,
): Promise<Completion> {
  const { familyId } = ctx;
  const { id, isAutoApproval: isAuto = false } = input;
  const percent = isAuto ? PERCENT.whole : (input.percent ?? PERCENT.whole);
  const praise = isAuto ? null : await readPraise(ctx, input);
  if (decideAmount(percent, praise?.words ?? null).kind === 'refused') {
    throw refusal('MESSAGE_REQUIRED', 'sayWhyLess');
  }
  const row = await act(ctx, async (tx, unit) => {
    const before = found(await lockCompletion(tx, familyId, id), 'This mission');
    if (orThrow(decideApprove(before.status as Completion['status'])).kind === 'unchanged') return before;
    if (isAuto) requireDue(ctx, before);
    if (praise?.voiceId) {
      await keepRecording(tx, { familyId, id: praise.voiceId }, { isPraise: true });
      await dropOldVoices(tx, familyId, MAX_PRAISE_VOICES - 1);
    }
    const [paid] = await payMissions(ctx, unit, {
      ...{ completions: [before], decidedBy: ctx.parent.userId, praise, percent, isAuto },
      ...{ event: 'updated', audited: approved({ percent, isPraised: praise !== null }) },
      families: [ctx.parent.family.row],
    });
    return found(paid);
  });
  return presentCompletion(ctx, row);
}

/** What the audit list keeps of a parent's yes. */
export const approved = (
  args: AuditArgs['mission.approved'] = { percent: PERCENT.whole, isPraised: false },
) => ({ act: 'mission.approved', args }) as const;

function requireDue(ctx: ParentContext, row: CompletionRow): void {
  const { childId, createdAt: arrivedAt, autoApprovesAt } = row;
  const { autoApproval: settings, hasPremiumAccess: hasAccess } = ctx.parent.family;
  const timer = { settings, childId, arrivedAt, autoApprovesAt, now: ctx.now(), hasAccess };
  if (!isAutoApprovalAllowed(timer)) throw refusal('NOT_DUE', 'notDueForTimer');
}
