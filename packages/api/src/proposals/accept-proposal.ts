import type { ChildRow } from '@herohood/db/children/queries';
import { autoSave } from '@herohood/db/points/goal-queries';
import { payProposal } from '@herohood/db/proposals/pay-queries';
import { moveProposal, type ProposalRow } from '@herohood/db/proposals/queries';
import { payoutFor } from '@herohood/domain/points/payout';
import { decideAcceptProposal } from '@herohood/domain/proposals/proposal';
import type { acceptProposalInput, Proposal } from '@herohood/domain/proposals/schema';
import type * as z from 'zod';
import { act, type Unit } from '../act';
import type { ParentContext } from '../context';
import { giveMaster } from '../habits/assign-habit';
import { setMaster } from '../habits/create-master';
import { endPhotos } from '../media/remove-photos';
import { found, malformed, orThrow } from '../refusals';
import { setReward } from '../rewards/create-reward';
import { lockProposal } from './lock-proposal';
import { presentProposal } from './present';

type Answer = z.output<typeof acceptProposalInput>;

interface Accepting {
  unit: Unit;
  /** Waits; its hero is locked by the caller. */
  row: ProposalRow;
  child: ChildRow;
  answer: Answer;
}

/**
 * A parent says yes: what was done is paid, a wish becomes a reward of its hero's, a mission one of theirs (rules: proposals). An
 * accepted one keeps its first answer (200), a declined one is 409.
 */
export async function acceptProposal(ctx: ParentContext, answer: Answer): Promise<Proposal> {
  const { familyId } = ctx;
  const { id } = answer;
  const row = await act(ctx, async (tx, unit) => {
    const { row, child } = await lockProposal(tx, { familyId, id });
    if (orThrow(decideAcceptProposal(row.status)).kind === 'unchanged') return row;
    const accept = { did: payFor, wish: grantWish, mission: beginMission }[row.kind];
    const accepted = await accept(ctx, { unit, row, child, answer });
    unit.event({ type: 'updated', entity: 'proposal', entityId: id, childId: child.id });
    if (accepted.photoId === null || ctx.parent.family.row.photoDays > 0) return accepted;
    await endPhotos(ctx, unit);
    return { ...accepted, photoId: null };
  });
  return presentProposal(ctx, row);
}

const decided = (ctx: ParentContext, row: ProposalRow) => ({
  status: 'accepted' as const,
  approvalNo: row.approvalNo + 1,
  decidedAt: ctx.now(),
  decidedBy: ctx.parent.userId,
});

async function payFor(ctx: ParentContext, { unit, row, child, answer }: Accepting) {
  if (answer.xp === undefined) throw malformed('xp', 'proposalNeedsXp');
  const { xp: paidXp, points: paidPoints } = payoutFor(answer.xp);
  const accepted = found(await moveProposal(unit.tx, row, { ...decided(ctx, row), paidXp, paidPoints }));
  const now = ctx.now();
  await payProposal(unit.tx, accepted, now);
  const { familyId, id: childId } = child;
  const goal = await autoSave(unit.tx, { familyId, childId, xp: paidXp, now });
  if (goal) unit.event({ type: 'updated', entity: 'goal', entityId: goal.id, childId });
  unit.audit({
    act: 'proposal.accepted',
    args: { kind: 'did', title: row.title, xp: paidXp },
    childId,
  });
  return accepted;
}

/** Its hero alone has it, from today on. */
async function beginMission(ctx: ParentContext, { unit, row, child, answer }: Accepting) {
  const { xp } = answer;
  if (xp === undefined) throw malformed('xp', 'proposalNeedsXp');
  const { title, note: description, plan } = row;
  const input = { name: title, description, xpReward: xp, ...plan };
  const master = await setMaster(ctx, unit, { input });
  await giveMaster(ctx, unit, { master, child });
  const accepted = found(await moveProposal(unit.tx, row, { ...decided(ctx, row), habitId: master.id }));
  unit.audit({
    act: 'proposal.accepted',
    args: { kind: 'mission', title, xp },
    childId: child.id,
  });
  return accepted;
}

async function grantWish(ctx: ParentContext, { unit, row, child, answer }: Accepting) {
  const { cost, limits } = answer;
  if (cost === undefined) throw malformed('cost', 'proposalNeedsCost');
  const { title, note } = row;
  const reward = await setReward(ctx, { unit, child }, { name: title, description: note, cost, limits });
  const accepted = found(await moveProposal(unit.tx, row, { ...decided(ctx, row), rewardId: reward.id }));
  unit.audit({
    act: 'proposal.accepted',
    args: { kind: 'wish', title, cost },
    childId: child.id,
  });
  return accepted;
}
