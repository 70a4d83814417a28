import type { Executor } from '@herohood/db/client';
import { type CompletionRow, findCompletion } from '@herohood/db/missions/queries';
import { dropOldVoices } from '@herohood/db/praise/queries';
import type { StreakHero } from '@herohood/db/progress/streak-queries';
import type { AuditArgs } from '@herohood/domain/family/audit';
import { PERCENT } from '@herohood/domain/missions/amount';
import { decideAmount, decideApprove } from '@herohood/domain/missions/approval';
import { isAutoApprovalAllowed } from '@herohood/domain/missions/auto-approval';
import type { approveMissionInput, Completion } from '@herohood/domain/missions/schema';
import { MAX_PRAISE_VOICES } from '@herohood/domain/praise/praise';
import type * as z from 'zod';
import type { ParentContext } from '../context';
import { keepRecording } from '../media/name-recording';
import { withoutEndedPhoto } from '../media/remove-photos';
import { payWithWeekends } from '../points/pay-weekends';
import { readPraise } from '../praise/read-praise';
import { markedBy, settleAfter } from '../progress/settle-streaks';
import { found, orThrow, refusal } from '../refusals';
import { attempt } from '../sync/attempt';
import { presentCompletion } from './present';

type Input = z.output<typeof approveMissionInput>;

/**
 * A parent approves a mission: pays it once, whoever else tries at the same moment (rules: missions). An approved one
 * answers 200, pays nothing again and keeps its praise, a rejected or withdrawn one 409, an unknown one 404. `isAutoApproval` needs the
 * timer's own conditions, and pays the whole promise (rules: server truth). With `percent` less or more is paid: less needs words (400; rules: amounts).
 */
export async function approveMission(ctx: ParentContext, input: Input): Promise<Completion> {
  const { familyId, db } = ctx;
  const { id, isAutoApproval: isAuto = false } = input;
  const explain = async () => {
    const row = found(await findCompletion(db, familyId, id), 'This mission');
    const decision = orThrow(decideApprove(row.status as Completion['status']));
    if (decision.kind === 'unchanged') return row;
    if (isAuto) requireDue(ctx, row);
    return null;
  };
  const existing = isAuto ? await explain() : null;
  if (existing) return presentCompletion(ctx, existing);
  const percent = isAuto ? PERCENT.whole : (input.percent ?? PERCENT.whole);
  const praise = isAuto ? null : await readPraise(ctx, input);
  if (decideAmount(percent, praise?.words ?? null).kind === 'refused') {
    throw refusal('MESSAGE_REQUIRED', 'sayWhyLess');
  }
  let marked: StreakHero[] = [];
  const pay = async (executor: Executor) => {
    const approval = {
      completions: [{ familyId, id }],
      now: ctx.now(),
      decidedBy: ctx.parent.userId,
      praise,
      percent,
      isAuto,
      event: 'updated' as const,
      ...approvedBy(ctx, { percent, isPraised: praise !== null }),
    };
    const paid = await payWithWeekends(executor, approval, [ctx.parent.family.row]);
    marked = markedBy(paid);
    return paid[0] ?? null;
  };
  const payWithVoice = (voiceId: string) =>
    db.transaction(async (tx) => {
      await keepRecording(tx, { familyId, id: voiceId }, { isPraise: true });
      await dropOldVoices(tx, familyId, MAX_PRAISE_VOICES - 1);
      return pay(tx);
    });
  const { row } = await attempt<CompletionRow>(ctx, {
    write: () => (praise?.voiceId ? payWithVoice(praise.voiceId) : pay(db)),
    explain,
  });
  const approved = await withoutEndedPhoto(ctx, ctx.parent.family.row, row);
  await settleAfter(ctx, marked);
  return presentCompletion(ctx, approved);
}

/** What the audit list keeps of a parent's yes. */
export const approvedBy = (
  { actor }: ParentContext,
  args: AuditArgs['mission.approved'] = { percent: PERCENT.whole, isPraised: false },
) => ({ actor, audited: { act: 'mission.approved', args } as const });

function requireDue(ctx: ParentContext, row: CompletionRow): void {
  const { childId, createdAt: arrivedAt, autoApprovesAt } = row;
  const { autoApproval: settings, hasPremiumAccess: hasAccess } = ctx.parent.family;
  const timer = { settings, childId, arrivedAt, autoApprovesAt, now: ctx.now(), hasAccess };
  if (!isAutoApprovalAllowed(timer)) throw refusal('NOT_DUE', 'notDueForTimer');
}
