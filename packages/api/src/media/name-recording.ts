import type { Executor } from '@herohood/db/client';
import type { FamilyId, RowKey } from '@herohood/db/family/family-id';
import { type MediaRow, markNamed } from '@herohood/db/media/queries';
import { type AudioType, isLongerThan } from '@herohood/domain/media/recording';
import { MAX_PRAISE_BYTES, MAX_PRAISE_SECONDS } from '@herohood/domain/praise/praise';
import type { RequestContext } from '../context';
import { refusal, sentence } from '../refusals';
import { idOfAddress, mediaAddress } from './media-address';
import { longRecording, settleUpload } from './settle-upload';

/** Whoever names a recording of their family's. */
type Namer = RequestContext & { familyId: FamilyId };

/**
 * Finds the recording that a habit is to play, before the habit is written: what was sent to the store itself is
 * looked at (400, 413, 415). Its id; null for none, undefined when nothing is to change. Refuses every address that is
 * not one of the family's own uploads here (400, rules: media).
 */
export async function findRecording(
  ctx: Namer,
  address: string | null | undefined,
): Promise<string | null | undefined> {
  if (!address) return address === '' ? null : address;
  return (await requireRecording(ctx, address)).id;
}

/** The recording at an address; 400 for every address that is not one of the family's own uploads here. */
async function requireRecording(ctx: Namer, address: string): Promise<MediaRow> {
  const id = idOfAddress(ctx, address);
  const row = id === null ? null : await settleUpload(ctx, ctx.familyId, id);
  if (row?.kind !== 'recording') throw notUploadedHere();
  return row;
}

/** Says inside a transaction that something names a recording, so that a clean-up at the same time cannot take it away. */
export async function keepRecording(tx: Executor, recording: RowKey, as?: { isPraise: true }): Promise<void> {
  if (!(await markNamed(tx, recording, as))) throw notUploadedHere();
}

/** What to write into the habit: inside its transaction, so that a clean-up at the same time cannot take it away. */
export async function nameRecording(
  tx: Executor,
  familyId: FamilyId,
  id: string | null | undefined,
): Promise<{ voiceRecording?: string | null }> {
  if (id === undefined) return {};
  if (id === null) return { voiceRecording: null };
  await keepRecording(tx, { familyId, id });
  return { voiceRecording: mediaAddress(id) };
}

export function notUploadedHere() {
  return refusal('BAD_REQUEST', 'foreignRecording');
}

/** The recording at an address, where it may be a voice note: 400 for no upload of the family, 413 for a large or long one. */
export async function requireVoiceNote(ctx: Namer, address: string): Promise<MediaRow> {
  const row = await requireRecording(ctx, address);
  if ((row.byteSize ?? 0) > MAX_PRAISE_BYTES) {
    throw refusal('TOO_LARGE', sentence('largeVoiceNote', { most: MAX_PRAISE_BYTES / 1024 }));
  }
  const bytes = await ctx.media.get(row.id);
  // Of a recording nothing else is ever stored than these two.
  const isLong = bytes && isLongerThan(MAX_PRAISE_SECONDS, bytes, row.contentType as AudioType);
  if (isLong) throw longRecording(MAX_PRAISE_SECONDS);
  return row;
}
