import type { ProposalRow } from '@herohood/db/proposals/queries';
import type { Proposal } from '@herohood/domain/proposals/schema';
import { mediaAddress, type PhotoReader, photoUrlOf } from '../media/media-address';

/** A proposal for whoever of its family calls. */
export function presentProposal(ctx: PhotoReader, row: ProposalRow): Proposal {
  return {
    id: row.id,
    childId: row.childId,
    kind: row.kind,
    title: row.title,
    note: row.note,
    plan: row.plan,
    xp: row.xp,
    photoUrl: photoUrlOf(ctx, 'proposal', row),
    voiceUrl: row.voiceId && mediaAddress(row.voiceId),
    status: row.status,
    message: row.message,
    paidXp: row.paidXp > 0 ? row.paidXp : null,
    rewardId: row.rewardId,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}
