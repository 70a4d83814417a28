import { usesOfRecording } from '@herohood/db/media/queries';
import type { ChildContext } from '../context';
import { notUploadedHere } from '../media/name-recording';
import { requireVoiceNote } from '../media/voice-note';

/**
 * The recording that a hero sends with a proposal, by its address; its id. 400 too for what is something else already: a hero
 * must not make a sibling's voice note or a habit's reminder theirs (rules: proposals).
 */
export async function requireVoice(ctx: ChildContext, address: string): Promise<string> {
  const { id, isPraise } = await requireVoiceNote(ctx, address);
  const { childId } = ctx.child;
  const { isReminder } = await usesOfRecording(ctx.db, { familyId: ctx.familyId, childId, id });
  if (isPraise || isReminder) throw notUploadedHere();
  return id;
}
