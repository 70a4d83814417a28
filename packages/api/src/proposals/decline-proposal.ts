import { moveProposal } from '@herohood/db/proposals/queries';
import { decideDeclineProposal } from '@herohood/domain/proposals/proposal';
import type { declineProposalInput, Proposal } from '@herohood/domain/proposals/schema';
import type * as z from 'zod';
import type { ParentContext } from '../context';
import { removePhotos, takePhotos } from '../media/remove-photos';
import { found, orThrow } from '../refusals';
import { transact } from '../sync/transact';
import { lockProposal } from './lock-proposal';
import { presentProposal } from './present';

/**
 * A parent says no, with words that reach the hero; its picture goes. A declined one keeps its first answer (200), an accepted
 * one is 409.
 */
export async function declineProposal(
  ctx: ParentContext,
  { id, message }: z.output<typeof declineProposalInput>,
): Promise<Proposal> {
  const { familyId } = ctx;
  const { row, photos } = await transact(ctx, async (tx, changes) => {
    const { row: before } = await lockProposal(tx, { familyId, id });
    if (orThrow(decideDeclineProposal(before.status)).kind === 'unchanged')
      return { row: before, photos: [] };
    const declined = found(
      await moveProposal(tx, before, {
        ...{ status: 'declined', message: message || null, photoId: null },
        ...{ decidedAt: ctx.now(), decidedBy: ctx.parent.userId },
      }),
    );
    const { childId, title } = declined;
    changes.event({ type: 'updated', entity: 'proposal', entityId: id, childId });
    changes.audit({
      act: 'proposal.declined',
      args: { title, message: declined.message },
      childId,
    });
    return { row: declined, photos: await takePhotos(tx, ctx, [before.photoId]) };
  });
  await removePhotos(ctx, photos);
  return presentProposal(ctx, row);
}
