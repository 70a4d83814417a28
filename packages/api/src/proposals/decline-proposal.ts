import { moveProposal } from '@herohood/db/proposals/queries';
import { decideDeclineProposal } from '@herohood/domain/proposals/proposal';
import type { declineProposalInput, Proposal } from '@herohood/domain/proposals/schema';
import type * as z from 'zod';
import { act } from '../act';
import type { ParentContext } from '../context';
import { dropPhotos } from '../media/remove-photos';
import { found, orThrow } from '../refusals';
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
  const row = await act(ctx, async (tx, unit) => {
    const { row: before } = await lockProposal(tx, { familyId, id });
    if (orThrow(decideDeclineProposal(before.status)).kind === 'unchanged') return before;
    const declined = found(
      await moveProposal(tx, before, {
        ...{ status: 'declined', message: message || null, photoId: null },
        ...{ decidedAt: ctx.now(), decidedBy: ctx.parent.userId },
      }),
    );
    const { childId, title } = declined;
    unit.event({ type: 'updated', entity: 'proposal', entityId: id, childId });
    unit.audit({
      act: 'proposal.declined',
      args: { title, message: declined.message },
      childId,
    });
    await dropPhotos(ctx, unit, [before.photoId]);
    return declined;
  });
  return presentProposal(ctx, row);
}
