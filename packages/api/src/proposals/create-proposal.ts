import { lockChild } from '@herohood/db/children/queries';
import type { Executor } from '@herohood/db/client';
import { countWaitingProposals, dropOldProposalVoices, insertProposal } from '@herohood/db/proposals/queries';
import { decidePropose, MAX_PROPOSAL_VOICES } from '@herohood/domain/proposals/proposal';
import type { createProposalInput, Proposal } from '@herohood/domain/proposals/schema';
import type * as z from 'zod';
import { requireOwnChild } from '../children/own-child';
import type { ChildContext } from '../context';
import { keepRecording } from '../media/name-recording';
import { dropIfRefused } from '../media/remove-photos';
import { savePhoto } from '../media/save-photo';
import { found, orThrow } from '../refusals';
import { transact } from '../sync/transact';
import { presentProposal } from './present';
import { requireVoice } from './require-voice';

/**
 * A hero says what they did beyond their missions, or wishes for a reward. Ten wait at most (409): counted under the hero's lock,
 * so that proposals at the same moment cannot all find room (rules: proposals).
 */
export async function createProposal(
  ctx: ChildContext,
  input: z.output<typeof createProposalInput>,
): Promise<Proposal> {
  requireOwnChild(ctx, input.id);
  const { familyId } = ctx;
  const { childId } = ctx.child;
  const { kind, title, note, xp = null, photo, voice } = input;
  const requireRoom = async (db: Executor) =>
    orThrow(decidePropose(await countWaitingProposals(db, { familyId, childId })));
  // Here too, so that no picture is stored for nothing.
  await requireRoom(ctx.db);
  const voiceId = voice ? await requireVoice(ctx, voice) : null;
  const photoId = photo ? await savePhoto(ctx, photo) : null;
  const propose = () =>
    transact(ctx, async (tx, changes) => {
      found(await lockChild(tx, familyId, childId), 'This hero');
      await requireRoom(tx);
      if (voiceId) {
        await keepRecording(tx, { familyId, id: voiceId }, { isPraise: true });
        await dropOldProposalVoices(tx, familyId, MAX_PROPOSAL_VOICES - 1);
      }
      const createdAt = ctx.now();
      const proposal = await insertProposal(tx, {
        ...{ familyId, childId, kind, title, note: note || null, xp, photoId, voiceId, createdAt },
      });
      changes.event({ type: 'created', entity: 'proposal', entityId: proposal.id, childId });
      changes.audit({ act: 'proposal.made', args: { kind, title }, childId });
      return proposal;
    });
  const row = await dropIfRefused(ctx, photoId, propose);
  return presentProposal(ctx, row);
}
