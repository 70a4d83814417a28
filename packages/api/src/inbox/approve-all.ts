import { findChild, lockChildren } from '@herohood/db/children/queries';
import { listPendingInShort } from '@herohood/db/missions/queries';
import { approveTransactions } from '@herohood/db/points/decide-queries';
import { listWaitingTransactions } from '@herohood/db/points/queries';
import type { ApprovedAll, approveAllInput, BulkKind } from '@herohood/domain/inbox/schema';
import type * as z from 'zod';
import { act } from '../act';
import type { ParentContext } from '../context';
import { approved } from '../missions/approve-mission';
import { payMissions } from '../points/pay-missions';
import { found, refusal } from '../refusals';

/** Missions that one statement pays. */
const AT_ONCE = 1_000;

const FOR_PARENTS: BulkKind[] = ['missions', 'points'];
const FOR_HELPERS: BulkKind[] = ['missions'];

type Skipped = ApprovedAll['skipped'];
interface Outcome {
  approved: number;
  skipped: Skipped;
}

const APPROVE: Record<BulkKind, (ctx: ParentContext, childId?: string) => Promise<Outcome>> = {
  missions: approveMissions,
  points: approvePoints,
};

/**
 * Approves what waits when it is called, of one hero or of all: missions, points or both, each once, whoever else decides
 * at the same moment; what was decided meanwhile is told as skipped, and so is what a parent has to look at: a picture that nobody has
 * seen, a spot check. It never grants a reward (rules: inbox). For a helper
 * it means missions, and points are refused (403). 404 for an unknown hero.
 */
export async function approveAll(
  ctx: ParentContext,
  { childId, kinds }: z.output<typeof approveAllInput>,
): Promise<ApprovedAll> {
  const isHelper = ctx.parent.familyRole === 'helper';
  if (isHelper && kinds?.includes('points')) throw refusal('HELPER');
  if (childId !== undefined) found(await findChild(ctx.db, ctx.familyId, childId), 'This hero');
  const all: Outcome = { approved: 0, skipped: [] };
  for (const kind of new Set(kinds ?? (isHelper ? FOR_HELPERS : FOR_PARENTS))) {
    const outcome = await APPROVE[kind](ctx, childId);
    all.approved += outcome.approved;
    all.skipped.push(...outcome.skipped);
  }
  return all;
}

async function approveMissions(ctx: ParentContext, childId?: string): Promise<Outcome> {
  const { familyId } = ctx;
  const waiting = await listPendingInShort(ctx.db, familyId, childId);
  const toSee = waiting.flatMap(({ id, isSpotCheck, isPhotoUnseen }): Skipped => {
    if (isSpotCheck) return [{ id, kind: 'mission', code: 'SPOT_CHECK' }];
    return isPhotoUnseen ? [{ id, kind: 'mission', code: 'PHOTO_UNSEEN' }] : [];
  });
  const kept = new Set(toSee.map(({ id }) => id));
  const ids = waiting.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  const paidIds = new Set<string>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const completions = ids.slice(from, from + AT_ONCE).map((id) => ({ familyId, id }));
    const paid = await act(ctx, (_tx, unit) =>
      payMissions(ctx, unit, {
        ...{ completions, decidedBy: ctx.parent.userId, praise: null, isAuto: false },
        ...{ event: 'updated', audited: approved(), families: [ctx.parent.family.row] },
      }),
    );
    for (const { id } of paid) paidIds.add(id);
  }
  const outcome = outcomeOf('mission', ids, paidIds);
  return { ...outcome, skipped: [...toSee, ...outcome.skipped] };
}

async function approvePoints(ctx: ParentContext, childId?: string): Promise<Outcome> {
  const { familyId } = ctx;
  const ids = (await listWaitingTransactions(ctx.db, familyId, childId)).map(({ id }) => id);
  if (ids.length === 0) return { approved: 0, skipped: [] };
  const rows = await act(ctx, async (tx, unit) => {
    await lockChildren(tx, familyId);
    const approval = { approvedBy: ctx.parent.userId, approvedAt: ctx.now() };
    const done = await approveTransactions(tx, { familyId, ids }, approval);
    for (const { id: entityId, childId: hero, amount } of done) {
      unit.event({ type: 'updated', entity: 'reward_transaction', entityId, childId: hero });
      unit.audit({ act: 'points.approved', args: { amount }, childId: hero });
    }
    return done;
  });
  return outcomeOf('points', ids, new Set(rows.map(({ id }) => id)));
}

function outcomeOf(kind: Skipped[number]['kind'], ids: string[], approved: ReadonlySet<string>): Outcome {
  const left = ids.filter((id) => !approved.has(id));
  return { approved: approved.size, skipped: left.map((id) => ({ id, kind, code: 'NOT_PENDING' })) };
}
