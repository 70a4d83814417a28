import type { MediaRow } from '@herohood/db/media/queries';
import { MAX_PRAISE_BYTES } from '@herohood/domain/praise/praise';
import { refusal, sentence } from '../refusals';
import { type Namer, requireRecording } from './name-recording';

/** The recording at an address, where it may be a voice note: 400 for no upload of the family, 413 for a large one. */
export async function requireVoiceNote(ctx: Namer, address: string): Promise<MediaRow> {
  const row = await requireRecording(ctx, address);
  if ((row.byteSize ?? 0) <= MAX_PRAISE_BYTES) return row;
  throw refusal('TOO_LARGE', sentence('largeVoiceNote', { most: MAX_PRAISE_BYTES / 1024 }));
}
