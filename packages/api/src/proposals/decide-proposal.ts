import { type ChildRow, lockChild } from '@herohood/db/children/queries';
import { listOpenGoals } from '@herohood/db/goals/queries';
import { autoSave, takeFromGoals } from '@herohood/db/points/xp-queries';
import { payProposal, takeBackProposal } from '@herohood/db/proposals/pay-queries';
import { findProposal, moveProposal, type ProposalRow } from '@herohood/db/proposals/queries';
import { isRewardClaimed } from '@herohood/db/rewards/queries';
import { payoutFor } from '@herohood/domain/points/payout';
import {
  decideAcceptProposal,
  decideDeclineProposal,
  decideUndoProposal,
} from '@herohood/domain/proposals/proposal';
import type { acceptProposalInput, declineProposalInput, Proposal } from '@herohood/domain/proposals/schema';
import type * as z from 'zod';
import { act, type Unit } from '../act';
import type { ParentContext } from '../context';
import { giveMaster } from '../habits/assign-habit';
import { setMaster } from '../habits/create-master';
import { takeHabitAway } from '../habits/remove-habit';
import { dropPhotos, endPhotos } from '../media/remove-photos';
import { found, malformed, orThrow } from '../refusals';
import { setReward } from '../rewards/create-reward';
import { takeRewardAway } from '../rewards/remove-reward';
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
export function acceptProposal(ctx: ParentContext, answer: Answer): Promise<Proposal> {
  return withProposal(ctx, answer.id, async ({ row, child }, unit) => {
    if (orThrow(decideAcceptProposal(row.status)).kind === 'unchanged') return null;
    const accept = { did: payFor, wish: grantWish, mission: beginMission }[row.kind];
    const accepted = await accept(ctx, { unit, row, child, answer });
    if (accepted.photoId === null || ctx.parent.family.row.photoDays > 0) return accepted;
    await endPhotos(ctx, unit);
    return { ...accepted, photoId: null };
  });
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
  unit.audit({ act: 'proposal.accepted', args: { kind: 'did', title: row.title, xp: paidXp }, childId });
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
  unit.audit({ act: 'proposal.accepted', args: { kind: 'mission', title, xp }, childId: child.id });
  return accepted;
}

async function grantWish(ctx: ParentContext, { unit, row, child, answer }: Accepting) {
  const { cost, limits } = answer;
  if (cost === undefined) throw malformed('cost', 'proposalNeedsCost');
  const { title, note } = row;
  const reward = await setReward(ctx, { unit, child }, { name: title, description: note, cost, limits });
  const accepted = found(await moveProposal(unit.tx, row, { ...decided(ctx, row), rewardId: reward.id }));
  unit.audit({ act: 'proposal.accepted', args: { kind: 'wish', title, cost }, childId: child.id });
  return accepted;
}

/**
 * A parent says no, with words that reach the hero; its picture goes. A declined one keeps its first answer (200), an accepted
 * one is 409.
 */
export function declineProposal(
  ctx: ParentContext,
  { id, message }: z.output<typeof declineProposalInput>,
): Promise<Proposal> {
  return withProposal(ctx, id, async ({ row }, unit) => {
    if (orThrow(decideDeclineProposal(row.status)).kind === 'unchanged') return null;
    const declined = found(
      await moveProposal(unit.tx, row, {
        ...{ status: 'declined', message: message || null, photoId: null },
        ...{ decidedAt: ctx.now(), decidedBy: ctx.parent.userId },
      }),
    );
    const { childId, title } = declined;
    unit.audit({ act: 'proposal.declined', args: { title, message: declined.message }, childId });
    await dropPhotos(ctx, unit, [row.photoId]);
    return declined;
  });
}

/**
 * A parent takes a yes or a no back, within 24 hours: the proposal waits again (rules: proposals). What a yes paid goes by
 * counter-entries, from the wallet first and then from goals, 409 `ALREADY_SPENT` when the hero has spent it; the reward that a wish became goes with it, 409
 * `CLAIM_PENDING` when the hero has claimed it, and so does the mission that one became.
 */
export function undoProposal(ctx: ParentContext, id: string): Promise<Proposal> {
  const { familyId } = ctx;
  const now = ctx.now();
  return withProposal(ctx, id, async ({ row, child }, unit) => {
    const { tx } = unit;
    const { rewardId, habitId, paidXp, paidPoints, status, decidedAt, title } = row;
    const childId = child.id;
    const goals = await listOpenGoals(tx, { familyId, childId });
    const { fromGoals } = orThrow(
      decideUndoProposal({
        ...{ status, decidedAt, now, paidXp, paidPoints },
        ...{ xp: child.xp, rewardPoints: child.rewardPoints },
        saved: goals.reduce((sum, { saved }) => sum + saved, 0),
        isRewardClaimed: rewardId !== null && (await isRewardClaimed(tx, familyId, rewardId)),
      }),
    );
    const waiting = found(
      await moveProposal(tx, row, {
        ...{ status: 'waiting', message: null, paidXp: 0, paidPoints: 0, rewardId: null, habitId: null },
        ...{ decidedAt: null, decidedBy: null },
      }),
    );
    const gave = await takeFromGoals(tx, { familyId, childId, needed: fromGoals, now });
    for (const goal of gave) unit.event({ type: 'updated', entity: 'goal', entityId: goal.id, childId });
    if (paidXp > 0) await takeBackProposal(tx, row, now);
    if (rewardId !== null) await takeRewardAway(ctx, { unit, id: rewardId });
    if (habitId !== null) await takeHabitAway(ctx, unit, { id: habitId, child });
    unit.audit({ act: 'proposal.undone', args: { title }, childId });
    return waiting;
  });
}

/**
 * Decides about a proposal, its hero locked: making and deciding take that lock first, so what is read here cannot change
 * until the transaction ends. `work` answers with the proposal as it is then, or with null where nothing changes. 404 for another
 * family's and an unknown one.
 */
async function withProposal(
  ctx: ParentContext,
  id: string,
  work: (locked: Pick<Accepting, 'row' | 'child'>, unit: Unit) => Promise<ProposalRow | null>,
): Promise<Proposal> {
  const { familyId } = ctx;
  const settled = await act(ctx, async (tx, unit) => {
    const { childId } = found(await findProposal(tx, familyId, id), 'This proposal');
    const child = found(await lockChild(tx, familyId, childId), 'This proposal');
    const row = found(await findProposal(tx, familyId, id), 'This proposal');
    const after = await work({ row, child }, unit);
    if (after) unit.event({ type: 'updated', entity: 'proposal', entityId: id, childId });
    return after ?? row;
  });
  return presentProposal(ctx, settled);
}
