import type { MediaRow } from '@herohood/db/media/queries';
import { type AudioType, isLongerThan } from '@herohood/domain/media/recording';
import { MAX_PRAISE_BYTES, MAX_PRAISE_SECONDS } from '@herohood/domain/praise/praise';
import { refusal, sentence } from '../refusals';
import { type Namer, requireRecording } from './name-recording';
import { longRecording } from './recording-refusal';

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
