import { lockChild } from '@herohood/db/children/queries';
import type { Executor } from '@herohood/db/client';
import { usesOfRecording } from '@herohood/db/media/queries';
import {
  countWaitingProposals,
  dropOldProposalVoices,
  findProposal,
  insertProposal,
} from '@herohood/db/proposals/queries';
import { decidePropose, MAX_PROPOSAL_VOICES } from '@herohood/domain/proposals/proposal';
import type { createProposalInput, Proposal, ProposalPlan } from '@herohood/domain/proposals/schema';
import { deedOf } from '@herohood/domain/sync/tap';
import type * as z from 'zod';
import { act } from '../act';
import { requireOwnChild } from '../children/own-child';
import type { ChildContext } from '../context';
import { keepRecording, notUploadedHere, requireVoiceNote } from '../media/name-recording';
import { dropIfRefused, dropPhotos } from '../media/remove-photos';
import { savePhoto } from '../media/save-picture';
import { found, orThrow } from '../refusals';
import { answeredWith, instantOf, noteAnswer } from '../sync/tap';
import { presentProposal } from './present';

const ANY_TIME: ProposalPlan = { schedule: { kind: 'daily' }, partOfDay: 'any' };

/**
 * A hero says what they did beyond their missions, wishes for a reward, or proposes a mission. Ten wait at most (409): counted under the hero's lock,
 * so that proposals at the same moment cannot all find room (rules: proposals). 200 with the first one when the tap comes again (rules: taps).
 */
export async function createProposal(
  ctx: ChildContext,
  input: z.output<typeof createProposalInput>,
): Promise<Proposal> {
  requireOwnChild(ctx, input.id);
  const { familyId } = ctx;
  const { childId, child: hero } = ctx.child;
  const sent = { tapId: input.tapId, deed: deedOf.proposal() };
  const findAnswer = async (db: Executor) => {
    const id = await answeredWith(db, ctx, sent);
    return id === null ? null : found(await findProposal(db, familyId, id), 'This proposal');
  };
  const answered = await findAnswer(ctx.db);
  if (answered) {
    ctx.reply.status(200);
    return presentProposal(ctx, answered);
  }
  const { at: createdAt } = instantOf(ctx, input.completedAt, hero.createdAt);
  const { kind, title, note, xp = null, photo, voice } = input;
  const plan = kind === 'mission' ? (input.plan ?? ANY_TIME) : null;
  const requireRoom = async (db: Executor) =>
    orThrow(decidePropose(await countWaitingProposals(db, { familyId, childId })));
  // Here too, so that no picture is stored for nothing.
  await requireRoom(ctx.db);
  const voiceId = voice ? await requireVoice(ctx, voice) : null;
  const photoId = photo ? await savePhoto(ctx, photo) : null;
  const propose = () =>
    act(ctx, async (tx, unit) => {
      found(await lockChild(tx, familyId, childId), 'This hero');
      const faster = await findAnswer(tx);
      if (faster) {
        // The same tap by another way, and with its own picture.
        await dropPhotos(ctx, unit, [photoId]);
        return { row: faster, isNew: false };
      }
      await requireRoom(tx);
      if (voiceId) {
        await keepRecording(tx, { familyId, id: voiceId }, { isPraise: true });
        await dropOldProposalVoices(tx, familyId, MAX_PROPOSAL_VOICES - 1);
      }
      const proposal = await insertProposal(tx, {
        ...{ familyId, childId, kind, title, note: note || null, plan, xp, photoId, voiceId, createdAt },
      });
      await noteAnswer(tx, ctx, { ...sent, rowId: proposal.id });
      unit.event({ type: 'created', entity: 'proposal', entityId: proposal.id, childId });
      unit.audit({ act: 'proposal.made', args: { kind, title }, childId });
      return { row: proposal, isNew: true };
    });
  const { row, isNew } = await dropIfRefused(ctx, photoId, propose);
  ctx.reply.status(isNew ? 201 : 200);
  return presentProposal(ctx, row);
}

/**
 * The recording that a hero sends with a proposal, by its address; its id. 400 too for what is something else already: a hero
 * must not make a sibling's voice note or a habit's reminder theirs (rules: proposals).
 */
async function requireVoice(ctx: ChildContext, address: string): Promise<string> {
  const { id, isPraise } = await requireVoiceNote(ctx, address);
  const { childId } = ctx.child;
  const { isReminder } = await usesOfRecording(ctx.db, { familyId: ctx.familyId, childId, id });
  if (isPraise || isReminder) throw notUploadedHere();
  return id;
}
